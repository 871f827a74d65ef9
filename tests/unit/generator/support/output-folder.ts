/** A folder in which tests publish the output of builds. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach } from 'vitest';
import { filesBelow } from '../../../../scripts/core/files/files-below.ts';
import { Output } from '../../../../scripts/generator/output/output.ts';
import type { WrittenFiles } from '../../../../scripts/generator/output/written-files.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/** The files of a small site. */
export const site = { 'index.html': 'Home', 'blog/ned.html': 'Ned', 'blog/ned/index.html': 'Ned' };

/** Makes a new folder before each test of the file that calls it, and removes it afterwards. */
export function openOutputFolder() {
  const folder = {
    /** An empty folder around the output. */
    room: '',
    out: '',
    /** What the cache knows of the last build. */
    before: {} as WrittenFiles,
  };
  beforeEach(() => {
    folder.room = temporaryFolder('cats-output');
    folder.out = path.join(folder.room, 'out');
    folder.before = {};
  });

  /** Opens the output like the next build. @param files the files that the build writes */
  function begin(files: Record<string, string>, { all = false } = {}): Output {
    const output = new Output(folder.out, folder.before);
    output.inspect(all);
    output.begin();
    for (const [file, text] of Object.entries(files)) output.write(file, text);
    return output;
  }
  function build(files: Record<string, string>, options = {}): Output {
    const output = begin(files, options);
    folder.before = output.publish();
    return output;
  }
  const put = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder.out, file)), { recursive: true });
    writeFileSync(path.join(folder.out, file), text);
  };
  const read = (file: string) => readFileSync(path.join(folder.out, file), 'utf8');
  const names = () => filesBelow(folder.out).filter((file) => !file.startsWith('.site-build'));
  return { folder, begin, build, put, read, names };
}
