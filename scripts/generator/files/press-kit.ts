/** The whole press kit as one download: a fact sheet and the pictures in full size (spec section 2, Press kit). */
import path from 'node:path';
import { zipSync } from 'fflate';
import type { Content } from '../../../content/types.ts';
import { BuildError } from '../../core/errors/problem.ts';
import { readOriginal } from '../pictures/original.ts';
import type { PlannedImage } from '../pictures/plan.ts';

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

/** @throws BuildError if an original has changed since it was probed */
export async function pressKit(
  sheet: string,
  pictures: readonly Pick<PlannedImage, 'original' | 'hash' | 'file'>[],
): Promise<Uint8Array> {
  const files: Record<string, Uint8Array> = { 'fact-sheet.txt': Buffer.from(sheet) };
  for (const picture of pictures) {
    const bytes = await readOriginal(picture);
    if (!Buffer.isBuffer(bytes)) throw new BuildError([{ file: picture.file, ...bytes }]);
    files[`pictures/${path.basename(picture.original)}`] = bytes;
  }
  // Pictures are already compressed, so files are stored uncompressed. The date is fixed: same input, same bytes.
  return zipSync(files, { level: 0, mtime: new Date(1980, 0, 1) });
}
