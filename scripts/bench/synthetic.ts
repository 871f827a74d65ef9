/** Makes content folders of any size for the benchmark: seeded, so that every run on every machine measures the same texts. */
import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../core/files/paths.ts';

const words =
  'cat harbor pier bridge ledger window kitten clerk ferry lantern rope alley market judge mail sack rat cotton broker stair tenement church stoop police kettle winter coat whisker paper morning river cable stone bell tide mouser counter barrel saloon hall officer notice collar supper basement engine street corner cart sparrow quiet grey black striped old small cold warm late early often never kept found slept watched walked carried printed told'.split(
    ' ',
  );
const categories = ['Tours', 'Neighborhoods', 'Cat Culture', 'History'];

/** A pseudo-random number generator for [0, 1) (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One post of about 600 words: headings, paragraphs with bold and links, a list. */
export function syntheticPost(number: number, image: string): string {
  const random = seeded(number + 1);
  const word = () => words[Math.floor(random() * words.length)] ?? 'cat';
  const sentence = () => {
    const parts = Array.from({ length: 8 + Math.floor(random() * 9) }, word);
    if (random() < 0.2) parts[3] = `**${parts[3]}**`;
    if (random() < 0.05) parts[5] = `[${parts[5]}](/tours/brooklyn-heights)`;
    const text = parts.join(' ');
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  };
  const plain = (text: string) => text.replace(/\*\*|\[|\]\([^)]*\)/g, '').slice(0, 160);
  const paragraph = () => Array.from({ length: 4 }, sentence).join(' ');
  const section = () => `## The ${word()} and the ${word()} ${word()}\n\n${paragraph()}\n\n${paragraph()}\n`;
  const list = Array.from({ length: 4 }, () => `- ${sentence()}`).join('\n');
  const day = new Date(Date.UTC(2000, 0, 1 + (number % 9000))).toISOString().slice(0, 10);
  return `---
title: Story ${number} of the ${word()} and the ${word()}
excerpt: ${plain(`${sentence()} ${sentence()}`)}
author: Cats About Town Team
date: ${day}
image: ${image}
alt: A cat looks on
tags: [${word()}, history]
category: ${categories[number % categories.length]}
---

${paragraph()}

${section()}
${section()}
${list}

${section()}
${section()}`;
}

/** Writes a copy of the project's content with `count` more posts. */
export function writeSyntheticContent(folder: string, count: number, image: string): void {
  const blog = path.join(folder, 'blog');
  cpSync(inRoot('content'), folder, { recursive: true });
  for (let number = 0; number < count; number++) {
    writeFileSync(path.join(blog, `story-${number}.md`), syntheticPost(number, image));
  }
}
