/** Checks between files: ids that meet twice, pictures and constants that are not there, links to no page. */

import { nearest } from '../../core/nearest.ts';
import type { Problem } from '../../core/problem.ts';
import type { SourceReference } from './markdown.ts';
import type { PostRecord } from './post-record.ts';

export interface Known {
  /** Names of the pictures in `content/images/`. */
  images: ReadonlySet<string>;
  /** Addresses of all pages. */
  routes: ReadonlySet<string>;
  /** Legacy addresses that lead elsewhere, with their target. */
  redirects: ReadonlyMap<string, string>;
  /** Constants that a text may name; undefined while they cannot be told. */
  constants?: ReadonlySet<string> | undefined;
}

/** @param sources files with what they refer to */
export function checkReferences(
  sources: readonly { file: string; references: SourceReference[] }[],
  known: Known,
): Problem[] {
  return sources.flatMap(({ file, references }) =>
    references.flatMap((reference) => {
      const problem = checks[reference.kind](reference.value, known);
      return problem ? [{ file, line: reference.line, ...problem }] : [];
    }),
  );
}

type Finding = Pick<Problem, 'message' | 'remedy'> | undefined;

const checks = { image: checkImage, link: checkLink, constant: checkConstant };

function checkImage(name: string, { images }: Known): Finding {
  if (images.has(name)) return undefined;
  const sameLetters = [...images].find((image) => image.toLowerCase() === name.toLowerCase());
  const guess = sameLetters ?? nearest(name, images);
  const remedy = guess ? `Did you mean "${guess}"?` : `Put ${name}.jpg into content/images/`;
  return { message: `There is no picture "${name}" in content/images/`, remedy };
}

function checkLink(link: string, { routes, redirects }: Known): Finding {
  const path = link.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1');
  if (path === '' || routes.has(path)) return undefined;
  const target = redirects.get(path);
  if (target) return { message: `The link "${link}" leads to an old address`, remedy: `Write "${target}"` };
  const guess = nearest(path, routes);
  return {
    message: `The link "${link}" leads to no page`,
    remedy: guess ? `Did you mean "${guess}"?` : 'Write the address of a page',
  };
}

function checkConstant(name: string, { constants }: Known): Finding {
  if (!constants || constants.has(name)) return undefined;
  const guess = nearest(name, constants);
  return {
    message: `There is no constant "\${${name}}"`,
    remedy: guess
      ? `Did you mean "\${${guess}}"?`
      : `Name a field of content/site.yaml, e.g. \${group.small}`,
  };
}

/** Post ids and aliases share one space: each may stand once. */
export function checkPostIds(records: readonly PostRecord[]): Problem[] {
  const owner = new Map<string, PostRecord>();
  const problems: Problem[] = [];
  for (const record of records) {
    const lines = [undefined, ...record.lines.aliases];
    for (const [index, id] of [record.id, ...record.data.aliases].entries()) {
      const other = owner.get(id);
      const line = lines[index];
      if (other)
        problems.push({
          file: record.file,
          // The file's own name stands on no line.
          ...(line === undefined ? {} : { line }),
          message: `The id "${id}" belongs to ${other.file} already`,
          remedy: 'Rename the file or take the alias out of one of them',
        });
      else owner.set(id, record);
    }
  }
  const titles = new Map<string, string>();
  for (const { file, data, lines } of records) {
    const title = data.title.toLowerCase();
    const other = titles.get(title);
    if (other)
      problems.push({
        file,
        line: lines.title,
        message: `The title "${data.title}" stands in ${other} already`,
        remedy: 'Give one of them another title',
      });
    else titles.set(title, `${file}:${lines.title}`);
  }
  return problems;
}
