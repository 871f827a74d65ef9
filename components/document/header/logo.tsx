import classes from './logo.module.css';

/** The logo, and the company's name from 360 pixels up. */
export function Logo({ name }: { name: string }) {
  return (
    <span className={classes.logo}>
      <svg width="48" height="48" viewBox="0 0 44 44" role="img" aria-label={name} className={classes.sign}>
        <path className={classes.cables} d="M5.5 12-1 19M22.5 12C28 22 36 28 46 30" />
        <path
          className={classes.tower}
          fillRule="evenodd"
          d="M7 36V14H5.5v-4h17v4H21v22ZM9.5 31h3v-9.5c0-2-.6-3.5-1.5-5-.9 1.5-1.5 3-1.5 5ZM15.5 31h3v-9.5c0-2-.6-3.5-1.5-5-.9 1.5-1.5 3-1.5 5Z"
        />
        <path className={classes.river} d="M0 33h44v11H0Z" />
        <path className={classes.road} d="M0 30.5h44v2.5H0Z" />
        <path
          className={classes.cat}
          d="M21.5 45c-1-8 1-13 4.2-15.7-1.6-2-2.2-5-1.4-10.3l4.3 3.3c1.6-.6 3.6-.6 5.2 0l4.3-3.3c.8 5.3.2 8.3-1.4 10.3 3.2 2.7 5.2 7.7 4.2 15.7Z"
        />
      </svg>
      <span className={classes.name} aria-hidden="true">
        {name}
      </span>
    </span>
  );
}
