import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { hashOf } from '../../../../scripts/core/cache/hash.ts';
import { takeLock } from '../../../../scripts/generator/output/lock.ts';

let count = 0;
/** A path that no other test locks. */
const place = () => `/nowhere/${process.pid}/${count++}`;

test('the second build prints one notice and continues when the first is done', async () => {
  const out = place();
  const unlock = await takeLock(out);
  const lines: string[] = [];
  // The first one releases the lock only when the second one is waiting.
  const unlockSecond = await takeLock(out, {
    log: (line) => {
      lines.push(line);
      void unlock();
    },
  });
  expect(lines).toEqual([`Waiting for another build of ${out}.`]);
  await unlockSecond();
});

test('of ten that request the lock at the same time, one has it at a time', async () => {
  const out = place();
  let holders = 0;
  await Promise.all(
    Array.from({ length: 10 }, async () => {
      const unlock = await takeLock(out);
      expect(++holders).toBe(1);
      await new Promise((resolve) => setImmediate(resolve));
      holders--;
      await unlock();
    }),
  );
});

test('the lock of a killed process is free at once', async () => {
  const out = place();
  const name = JSON.stringify(`\0cats-about-town-${hashOf(out)}`);
  const script = `require('node:net').createServer().listen(${name}, () => console.log('locked'));`;
  const child = spawn(process.execPath, ['-e', script]);
  await once(child.stdout, 'data');
  const lines: string[] = [];
  const waiting = takeLock(out, { log: (line) => lines.push(line) });
  child.kill('SIGKILL');
  await (await waiting)();
  expect(lines.length).toBeLessThan(2);
});

test('a build that never ends is reported after the limit', async () => {
  const out = place();
  const unlock = await takeLock(out);
  await expect(takeLock(out, { limitMs: 100 })).rejects.toThrow(
    `${out}  Another build (process ${process.pid}) has not ended for 1 min. Stop it, and build again`,
  );
  await unlock();
});

test('builds of other folders do not wait', async () => {
  const unlock = await takeLock(place());
  await (await takeLock(place()))();
  await unlock();
});
