import type { ReactNode } from 'react';
import classes from './card.module.css';

/** A sheet of paper with a printed edge. */
export function Card({ children, tone = 'paper' }: { children: ReactNode; tone?: 'paper' | 'plain' }) {
  return <div className={`${classes.card} ${classes[tone]}`}>{children}</div>;
}
