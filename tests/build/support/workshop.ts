/** A place for one file of build tests: content that may be edited, output and cache of its own. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { build } from '../../../build.ts';
import { hashOf } from '../../../scripts/core/hash.ts';
import { inRoot } from '../../../scripts/core/paths.ts';
import type { BuildOptions, BuildReport } from '../../../scripts/generator/options.ts';

export interface Workshop {
  /** A copy of `tests/fixtures/content/`: three posts, all else is the project's own content. */
  content: string;
  out: string;
  cacheDir: string;
  /** Builds with pictures deferred, checks on and a fixed day. */
  build(options?: Partial<BuildOptions>): Promise<BuildReport>;
  /** A file of the output as text. */
  read(file: string): string;
  /** Writes a file of the content. */
  edit(file: string, change: (text: string) => string): void;
}

/** Everything is removed after the last test of the file. */
export function openWorkshop(): Workshop {
  const folder = mkdtempSync(path.join(tmpdir(), 'cats-build-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const [content, out, cacheDir] = [
    path.join(folder, 'content'),
    path.join(folder, 'out'),
    path.join(folder, 'cache'),
  ];
  cpSync(inRoot('tests/fixtures/content'), content, { recursive: true });
  // What is known of the project's photographs holds for any cache: decoding a hundred of them is not tested here.
  cpSync(inRoot('.cache/pictures/probed.json'), path.join(cacheDir, 'pictures/probed.json'));
  return {
    content,
    out,
    cacheDir,
    build: (options = {}) =>
      build({
        out,
        ownOut: false,
        providers: 'live',
        contentDir: content,
        cacheDir,
        pictures: 'defer',
        checks: true,
        env: { BUILD_DATE: '2026-05-04' },
        ...options,
      }),
    read: (file) => readFileSync(path.join(out, file), 'utf8'),
    edit(file, change) {
      const target = path.join(content, file);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, change(readFileSync(target, 'utf8')));
    },
  };
}

/** All files below a folder, by their path with `/`, in order. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** Path → hash of the bytes, for all files below a folder. */
export function snapshot(folder: string): Record<string, string> {
  return Object.fromEntries(
    listFiles(folder).map((file) => [file, hashOf(readFileSync(path.join(folder, file)).toString('base64'))]),
  );
}
