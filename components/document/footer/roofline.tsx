import classes from './footer.module.css';

/**
 * Roofs of row houses with their cats, where the page ends and the street begins. Decoration, and a file of its own
 * (`public/roofline.svg`, from `roofline-paths.ts`): in every page it would come before what is read.
 */
export function Roofline() {
  return <div className={classes.roofs} />;
}
