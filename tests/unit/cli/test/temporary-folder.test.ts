import { existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openTemporaryFolder } from '../../../../scripts/cli/test/temporary-folder.ts';

test('what a step leaves in its folder for temporary files is listed by name, and removed', () => {
  const before = tmpdir();
  const temporary = openTemporaryFolder();
  onTestFinished(temporary.remove);
  const folder = tmpdir();
  expect(path.dirname(folder)).toBe(before);
  for (const name of ['cats-pictures-x1', 'tsx-0', 'playwright_chromiumdev_profile-x1', '.org.chromium.x1'])
    mkdirSync(path.join(folder, name, 'files'), { recursive: true });
  expect(temporary.left()).toEqual(['cats-pictures-x1']);
  temporary.remove();
  expect([tmpdir(), existsSync(folder)]).toEqual([before, false]);
});
