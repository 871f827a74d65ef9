import classes from './toast.module.css';

/** Where toasts appear; empty until a script has something to say. */
export function Toaster() {
  return <section id="toasts" popover="manual" aria-label="Notifications" className={classes.region} />;
}
