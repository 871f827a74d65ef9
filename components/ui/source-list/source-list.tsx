import { Fragment } from 'react';
import type { Source } from '../../../content/schema.ts';
import { sourceParts } from '../../base/source-parts.ts';
import styles from './source-list.module.css';

interface SourceListProps {
  /** None: nothing is shown. */
  sources: readonly Source[];
}

/** Sources of a post, below its text (decision 6). */
export function SourceList({ sources }: SourceListProps) {
  if (sources.length === 0) return null;
  return (
    <section className={styles.sources} aria-labelledby="post-sources">
      <h2 id="post-sources" className={styles.heading}>
        Sources
      </h2>
      <ul className={styles.list}>
        {sources.map((source) => (
          <li key={keyOf(source)}>
            <SourceLine source={source} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The same in one line, for a stop of a tour. */
export function SourceNote({ sources }: SourceListProps) {
  if (sources.length === 0) return null;
  return (
    <p className={styles.note}>
      {sources.length === 1 ? 'Source: ' : 'Sources: '}
      {sources.map((source, index) => (
        <span key={keyOf(source)}>
          {index > 0 && ' '}
          <SourceLine source={source} />
        </span>
      ))}
    </p>
  );
}

const keyOf = ({ claim, paper, date, title }: Source): string => [claim, paper, date, title].join('|');

function SourceLine({ source }: { source: Source }) {
  return sourceParts(source).map(({ words, cite = false, linked = false }) => {
    const inside = linked ? <a href={source.url}>{words}</a> : words;
    return <Fragment key={words}>{cite ? <cite>{inside}</cite> : inside}</Fragment>;
  });
}
