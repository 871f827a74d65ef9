/** Reports what was done to new pictures. */
import type { MadeOriginal } from './queue.ts';

/** Most lines; if more pictures were encoded, as in a first build, one line gives the total. */
const mostLines = 25;

/** `content/images/cat.jpg: rotated, location removed, 12 files, 1.1 s` */
export function madeLines(originals: readonly MadeOriginal[]): string[] {
  if (originals.length <= mostLines)
    return originals.map(
      ({ file, changes, files, ms }) => `${file}: ${[...changes, countOf(files), seconds(ms)].join(', ')}`,
    );
  const counts = new Map<string, number>();
  for (const change of originals.flatMap(({ changes }) => changes))
    counts.set(change, (counts.get(change) ?? 0) + 1);
  const sum = (field: 'files' | 'ms') => originals.reduce((total, original) => total + original[field], 0);
  const changed = [...counts].map(([change, number]) => `${number} ${change}`);
  return [`${originals.length} new pictures: ${[...changed, countOf(sum('files'))].join(', ')}`];
}

const countOf = (files: number): string => `${files} ${files === 1 ? 'file' : 'files'}`;
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
