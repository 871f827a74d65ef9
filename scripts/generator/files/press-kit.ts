/** The whole press kit as one download: a fact sheet and the pictures in full size (spec section 2, Press kit). */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { zipSync } from 'fflate';
import type { Content } from '../../../content/types.ts';

/** @param originals image name → its file */
export function pressKit(
  { site, pages }: Content,
  originals: ReadonlyMap<string, { original: string }>,
): Uint8Array {
  const { about, assets, boilerplates, quickFacts, releases } = pages['press-kit'];
  const sheet = [
    site.name,
    '',
    ...about.paragraphs.flatMap((paragraph) => [paragraph, '']),
    ...boilerplates.flatMap(({ words, text }) => [`ABOUT US IN ${words} WORDS`, text, '']),
    'QUICK FACTS',
    ...quickFacts.map(({ label, value }) => `${label}: ${value}`),
    '',
    'PRESS RELEASES',
    ...releases.flatMap(({ title, date, text }) => [
      date ? `${title} (${date})` : title,
      ...(text ? [text, ''] : []),
    ]),
    '',
    'PICTURES',
    ...assets.map(({ title, description, file }) => `${file.name}: ${title}. ${description}`),
    '',
    `Media contact: ${site.mediaEmail}`,
  ];
  const pictures = assets.flatMap(({ file }) => {
    const original = originals.get(file.name)?.original;
    if (!original) return [];
    return [[`pictures/${path.basename(original)}`, readFileSync(original)] as const];
  });
  const files = [['fact-sheet.txt', Buffer.from(`${sheet.join('\r\n')}\r\n`)] as const, ...pictures];
  // Pictures are already compressed, so files are stored uncompressed. The date is fixed: same input, same bytes.
  return zipSync(Object.fromEntries(files), { level: 0, mtime: new Date(1980, 0, 1) });
}
