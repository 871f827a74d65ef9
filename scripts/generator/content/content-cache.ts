/** Remembers parsed content between builds, one file per set of content folders. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writeFresh } from '../../core/files.ts';
import { hashOf } from '../../core/hash.ts';
import { type ContentCache, emptyContentCache } from './load.ts';

/** @param rules fingerprint of the schemas and the Markdown rules: with others, nothing remembered holds */
const cacheFile = (cacheDir: string, folders: readonly string[], rules: string): string =>
  path.join(cacheDir, 'content', `${hashOf(folders, rules)}.json`);

export function readContentCache(cacheDir: string, folders: readonly string[], rules: string): ContentCache {
  try {
    // Written below, under the same rules.
    return JSON.parse(readFileSync(cacheFile(cacheDir, folders, rules), 'utf8')) as ContentCache;
  } catch {
    return emptyContentCache;
  }
}

export function writeContentCache(
  cacheDir: string,
  folders: readonly string[],
  rules: string,
  cache: ContentCache,
): void {
  writeFresh(cacheFile(cacheDir, folders, rules), JSON.stringify(cache));
}
