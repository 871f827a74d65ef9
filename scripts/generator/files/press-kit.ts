/** The whole press kit as one download: a fact sheet and the pictures in full size (spec section 2, Press kit). */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { zipSync } from 'fflate';
import type { Content } from '../../../content/types.ts';

/** The fact sheet. */
export function factSheet({ site, pages }: Content): string {
  const { about, assets, boilerplates, quickFacts, releases } = pages['press-kit'];
  const lines = [
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
  return `${lines.join('\r\n')}\r\n`;
}

/** @param pictures the originals */
export function pressKit(sheet: string, pictures: readonly { original: string }[]): Uint8Array {
  const named = pictures.map(
    ({ original }) => [`pictures/${path.basename(original)}`, readFileSync(original)] as const,
  );
  const files = [['fact-sheet.txt', Buffer.from(sheet)] as const, ...named];
  // Pictures are already compressed, so files are stored uncompressed. The date is fixed: same input, same bytes.
  return zipSync(Object.fromEntries(files), { level: 0, mtime: new Date(1980, 0, 1) });
}
