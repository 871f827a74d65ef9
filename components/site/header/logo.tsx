import classes from './logo.module.css';

/** The sign, a cat before a bridge tower, and the name, which is written out from the small breakpoint up. */
export function Logo({ name }: { name: string }) {
  return (
    <span className={classes.logo}>
      <svg width="44" height="44" viewBox="0 0 44 44" role="img" aria-label={name} className={classes.sign}>
        <circle cx="22" cy="22" r="21" className={classes.disc} />
        <path
          className={classes.tower}
          d="M6 36V15h3v-3h9v3h3v21h-4V24c0-4-2-6-3.500-6S10 20 10 24v12ZM6 15 0 22M21 15l22 14"
        />
        <path
          className={classes.cat}
          d="M24 38c-1-5 0-9 3-12-1-2-2-5-1-9l4 3c1-.3 3-.3 4 0l4-3c1 4 0 7-1 9 3 3 4 7 3 12 3 0 4-2 3-5 2 4 0 7-4 7h-12c-2 0-3-1-3-2Z"
        />
      </svg>
      <span className={classes.name} aria-hidden="true">
        {name}
      </span>
    </span>
  );
}
