/** A workspace of build tests: its own content, output and cache, for one test or for all of a file. */
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from '../../../build.ts';
import { hashOf } from '../../../scripts/core/cache/hash.ts';
import { filesBelow } from '../../../scripts/core/files/files-below.ts';
import { inRoot, cacheDir as projectCache } from '../../../scripts/core/files/paths.ts';
import type { BuildOptions, BuildReport } from '../../../scripts/generator/options.ts';
import { temporaryFolder } from '../../unit/support/temporary-folder.ts';

export interface Workspace {
  /** A copy of `tests/fixtures/content/`; the project's own content is not built. */
  content: string;
  out: string;
  cacheDir: string;
  /** Builds with deferred pictures, checks and a fixed date. */
  build(options?: Partial<BuildOptions>): Promise<BuildReport>;
  /** The text of an output file. */
  read(file: string): string;
  /** Writes a file of the content. */
  edit(file: string, change: (text: string) => string): void;
}

export interface WorkspaceOptions {
  /** A cache shared with other workspaces; the default is its own. */
  cacheDir?: string;
  /**
   * Uses the project's encoded pictures, whose addresses contain the hash of everything that they depend on. For tests that
   * need all pictures but do not test encoding: saves about 20 s of CPU each.
   */
  projectPictures?: boolean;
}

/** Removed like a `temporaryFolder`. */
export function openWorkspace({
  cacheDir: shared,
  projectPictures = false,
}: WorkspaceOptions = {}): Workspace {
  const folder = temporaryFolder('cats build [1] é, x');
  const [content, out, cacheDir] = [
    path.join(folder, 'content'),
    path.join(folder, 'out'),
    shared ?? path.join(folder, 'cache'),
  ];
  cpSync(inRoot('tests/fixtures/content'), content, { recursive: true });
  if (projectPictures) {
    const pictures = path.join(projectCache, 'pictures');
    for (const place of [pictures, cacheDir]) mkdirSync(place, { recursive: true });
    symlinkSync(pictures, path.join(cacheDir, 'pictures'), 'junction');
  }
  return {
    content,
    out,
    cacheDir,
    build: (options = {}) =>
      build({
        out,
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

/** Path → hash of the bytes, for all files below a folder. */
export function snapshot(folder: string): Record<string, string> {
  return Object.fromEntries(
    filesBelow(folder).map((file) => [
      file,
      hashOf(readFileSync(path.join(folder, file)).toString('base64')),
    ]),
  );
}
