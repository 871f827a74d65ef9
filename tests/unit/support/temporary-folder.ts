import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, onTestFinished, TestRunner } from 'vitest';

/**
 * A new empty folder, removed after the test that calls this or whose `beforeEach` does, and after the last test of the file
 * if it is called outside of tests. A hook of a support module would not do: files of tests share such modules, so that it
 * would be registered for the first file only.
 * @param name beginning of the folder's name
 */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-`));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  if (TestRunner.getCurrentTest()) onTestFinished(remove);
  else afterAll(remove);
  return folder;
}
