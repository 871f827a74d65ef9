/** Compiled bodies in the cache, many to a file: a file of its own for each of a thousand posts costs more than its post. */
import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import path from 'node:path';
import type { ArticleNode } from '../../../content/types.ts';
import { writeFresh } from '../../core/files.ts';
import { hashOf } from '../../core/hash.ts';

/** Where a body lies: bytes of a pack. */
export interface BodyPlace {
  /** Hash of the pack's bytes, its name. */
  pack: string;
  start: number;
  length: number;
}

const packFile = (cacheDir: string, pack: string): string => path.join(cacheDir, 'posts', `${pack}.json`);

/** Keeps bodies, each as JSON; returns their places in the same order. */
export function writeBodies(cacheDir: string, bodies: readonly string[]): BodyPlace[] {
  const parts = bodies.map((body) => Buffer.from(body));
  const bytes = Buffer.concat(parts);
  const pack = hashOf(bytes);
  writeFresh(packFile(cacheDir, pack), bytes);
  let end = 0;
  return parts.map(({ length }) => {
    const start = end;
    end += length;
    return { pack, start, length };
  });
}

export function readBody(cacheDir: string, { pack, start, length }: BodyPlace): ArticleNode[] {
  const bytes = Buffer.alloc(length);
  const file = openSync(packFile(cacheDir, pack), 'r');
  try {
    readSync(file, bytes, 0, length, start);
  } finally {
    closeSync(file);
  }
  // Written above, from what the compiler made.
  return JSON.parse(bytes.toString()) as ArticleNode[];
}

/** Tells whether a body is still in the cache; looks for each pack once. */
export function createPackLookup(cacheDir: string): (place: BodyPlace) => boolean {
  const found = new Map<string, boolean>();
  return ({ pack }) => {
    const known = found.get(pack) ?? existsSync(packFile(cacheDir, pack));
    found.set(pack, known);
    return known;
  };
}
