/** Formats a source: the newspaper and its date first, then who found it, then the page. */
import type { Source } from '../../content/schema.ts';
import { formatWhen } from './format.ts';

/** A piece of a formatted source. */
export interface SourcePart {
  words: string;
  /** The name of a newspaper or book. */
  cite?: boolean;
  /** Leads to the source's `url`. */
  linked?: boolean;
}

/**
 * `The Sun, October 13, 1895: The watchman. Found by A Writer, “The Watch Cat”, A Site.` A page without a newspaper follows
 * the claim that it supports.
 */
export function sourceParts({ claim, paper, date, writer, title, site, url }: Source): SourcePart[] {
  const linked = url !== undefined;
  const day = date === undefined ? '' : `, ${formatWhen(date)}`;
  const page = title === undefined ? site : `“${title}”`;
  const about = claim ?? '';
  const lead: SourcePart[] =
    paper === undefined
      ? [{ words: about && `${about}: ` }]
      : [
          { words: paper, cite: true, linked: linked && page === undefined },
          { words: `${day}${about && `: ${about}`}. ` },
        ];
  if (page === undefined) return lead;
  const finder = paper === undefined ? writer : `Found by ${writer}`;
  const place = title === undefined || site === undefined ? '' : `, ${site}`;
  return [
    ...lead,
    { words: writer === undefined ? '' : `${finder}, ` },
    { words: page, linked },
    { words: `${place}${paper === undefined ? day : ''}.` },
  ];
}
