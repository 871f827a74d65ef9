import type { Source } from '../../../content/schema.ts';
import { formatWhen } from '../../base/format.ts';
import styles from './source-list.module.css';

interface SourceListProps {
  /** None: nothing is shown. */
  sources: readonly Source[];
}

/** Where a story comes from, at its foot (decision 6). */
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

/** The same in one line, for a stop of a walk. */
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

/**
 * Newspaper and date first, then who found it, then the page: `The Sun, October 13, 1895: the watchman. Found by …`. A
 * page that stands alone comes after what it is the source of.
 */
function SourceLine({ source: { claim, paper, date, writer, title, site, url } }: { source: Source }) {
  const link = (words: string) => (url === undefined ? words : <a href={url}>{words}</a>);
  const day = date === undefined ? '' : `, ${formatWhen(date)}`;
  const page = title === undefined ? site : `“${title}”`;
  return (
    <>
      {paper === undefined ? (
        `${claim ?? ''}${claim === undefined ? '' : ': '}`
      ) : (
        <>
          <cite>{page === undefined ? link(paper) : paper}</cite>
          {`${day}${claim === undefined ? '' : `: ${claim}`}. `}
        </>
      )}
      {page !== undefined && (
        <>
          {writer !== undefined && `${paper === undefined ? '' : 'Found by '}${writer}, `}
          {link(page)}
          {`${title === undefined || site === undefined ? '' : `, ${site}`}${paper === undefined ? day : ''}.`}
        </>
      )}
    </>
  );
}
