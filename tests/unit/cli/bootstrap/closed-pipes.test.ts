import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { inRoot } from '../../../../scripts/core/files/paths.ts';

test('a command whose output nobody reads, as before `| head`, runs to its end', async () => {
  const module = JSON.stringify(pathToFileURL(inRoot('scripts/cli/bootstrap/closed-pipes.mjs')).href);
  const code = `
    import { ignoreClosedPipes } from ${module};
    ignoreClosedPipes();
    for (let line = 0; line < 5; line++) {
      console.log(line);
      console.error(line);
      await new Promise((next) => setTimeout(next, 10));
    }
    process.exitCode = 7;`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], { stdio: 'pipe' });
  child.stdout.destroy();
  child.stderr.destroy();
  expect(await once(child, 'exit')).toEqual([7, null]);
});
