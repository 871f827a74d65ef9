import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { createEntry } from '../../../../scripts/cli/new/new.ts';
import { inRoot } from '../../../../scripts/core/files/paths.ts';
import { findContent } from '../../../../scripts/generator/content/files/content-files.ts';
import { readYaml } from '../../../../scripts/generator/content/yaml/yaml-records.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/** A copy of the content in which a test creates entries, on 4 May 2026; it is removed after the test. */
export function openContent() {
  const content = temporaryFolder('cats-new');
  cpSync(inRoot('tests/fixtures/content'), content, { recursive: true });
  const read = (file: string) => readFileSync(path.join(content, file), 'utf8');
  const write = (file: string, text: string) => writeFileSync(path.join(content, file), text);
  return {
    content,
    read,
    write,
    create: (...argv: string[]) => createEntry(argv, { content, today: '2026-05-04' }),
    /** Fields with a problem, e.g. `alt`. */
    mistakes: () =>
      readYaml(findContent(content), {}).problems.map(
        ({ message }) => /"(?:[^"]*\.)?([^".]+)"/.exec(message)?.[1] ?? message,
      ),
    /** Adds an entry and returns the added lines; fails if another line has changed. */
    async added(file: string, ...argv: string[]) {
      const before = read(file).split('\n');
      const created = await createEntry(argv, { content, today: '2026-05-04' });
      const after = read(file).split('\n');
      const start = after.findIndex((line, index) => line !== before[index]);
      const count = after.length - before.length;
      expect([...after.slice(0, start), ...after.slice(start + count)]).toEqual(before);
      return { created, lines: after.slice(start, start + count), start: start + 1 };
    },
  };
}
