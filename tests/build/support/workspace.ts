/** A place for one file of build tests: content that may be edited, output and cache of its own. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { build } from '../../../build.ts';
import { filesBelow } from '../../../scripts/core/files-below.ts';
import { hashOf } from '../../../scripts/core/hash.ts';
import { inRoot } from '../../../scripts/core/paths.ts';
import type { BuildOptions, BuildReport } from '../../../scripts/generator/options.ts';

export interface Workspace {
  /** A copy of `tests/fixtures/content/`, which is complete: nothing of the project's own content is built. */
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

export interface WorkspaceOptions {
  /** A cache that other workspaces use as well; the default is one of its own. */
  cacheDir?: string;
  /** Registers what removes the workspace: the default is after the last test of the file. */
  after?: (remove: () => void) => void;
}

export function openWorkspace({ cacheDir: shared, after = afterAll }: WorkspaceOptions = {}): Workspace {
  const folder = mkdtempSync(path.join(tmpdir(), 'cats build [1] é, x-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  const [content, out, cacheDir] = [
    path.join(folder, 'content'),
    path.join(folder, 'out'),
    shared ?? path.join(folder, 'cache'),
  ];
  cpSync(inRoot('tests/fixtures/content'), content, { recursive: true });
  return {
    content,
    out,
    cacheDir,
    build: (options = {}) =>
      build({
        out,
        ownOut: false,
        providers: 'live',
        contentDirs: [content],
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
