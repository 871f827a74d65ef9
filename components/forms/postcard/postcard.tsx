import type { ReactNode } from 'react';
import { Paragraphs } from '../../ui/paragraphs/paragraphs.tsx';
import styles from './postcard.module.css';

interface PostcardProps {
  heading: string;
  paragraphs: readonly string[];
  children: ReactNode;
}

/** The survey's form, designed as a postcard. */
export function Postcard({ heading, paragraphs, children }: PostcardProps) {
  return (
    <section className={styles.card} aria-labelledby="postcard">
      <header className={styles.head}>
        <svg className={styles.stamp} viewBox="0 0 120 140" aria-hidden="true" focusable="false">
          <path className={styles.paper} d="M6 6h108v128H6z" />
          <path className={styles.sky} d="M16 16h88v88H16z" />
          <circle className={styles.moon} cx="80" cy="40" r="14" />
          <path
            className={styles.cat}
            d="M34 104V66l-4-24 14 10h14l14-10-3 24c12 8 17 22 17 38zM84 96c10 2 16-4 14-16 8 8 4 24-12 24z"
          />
          <path className={styles.lines} d="M20 116h80M20 124h52" />
        </svg>
        <div>
          <h2 id="postcard">{heading}</h2>
          <Paragraphs texts={paragraphs} />
        </div>
      </header>
      {children}
    </section>
  );
}
