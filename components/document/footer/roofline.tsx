import classes from './footer.module.css';
import { cats, roofs } from './roofline-paths.ts';

/** Roofs of row houses with their cats, where the page ends and the street begins. Decoration. */
export function Roofline() {
  return (
    <svg
      viewBox="0 0 1440 100"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className={classes.roofs}
    >
      <path d={roofs + cats} />
    </svg>
  );
}
