import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../core/files/files-below.ts';

export interface BuiltPage {
  /** File in the output, e.g. `tours/brooklyn-heights.html`. */
  file: string;
  html: string;
}

/** All HTML of an output folder; of the identical files `x.html` and `x/index.html` only the first. */
export function readPages(dir: string): BuiltPage[] {
  const names = filesBelow(dir);
  const files = new Set(names);
  const isDuplicate = (name: string) =>
    name.endsWith('/index.html') && files.has(name.replace('/index.html', '.html'));
  const pages = names.filter((name) => name.endsWith('.html') && !isDuplicate(name));
  return pages.map((file) => ({ file, html: readFileSync(path.join(dir, file), 'utf8') }));
}

/** Base path of a built site, `/` or `/cats/`, from the HTML of its home page. */
export const basePathIn = (home: string): string =>
  /<link rel="manifest" href="([^"]*\/)/.exec(home)?.[1] ?? '/';
