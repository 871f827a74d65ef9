import type { ReactNode } from 'react';
import classes from './prose.module.css';

/** Body text at a readable width. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={classes.prose}>{children}</div>;
}
