import { mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { compareLocks, ensureInstalled, planInstall } from '../../../../scripts/cli/bootstrap/install.mjs';
import { temporaryFolder } from '../../support/temporary-folder.ts';

describe('what has to be installed', () => {
  test.each([
    ['nothing is there', undefined, false, { reason: 'they are missing', withDev: false }],
    ['nothing is there and tests shall run', undefined, true, { reason: 'they are missing', withDev: true }],
    ['all is there', { lock: 'a', dev: false }, false, undefined],
    ['more than needed is there', { lock: 'a', dev: true }, false, undefined],
    [
      'tests need more',
      { lock: 'a', dev: false },
      true,
      { reason: 'this command also needs the development packages', withDev: true },
    ],
    [
      'the lock changed',
      { lock: 'b', dev: false },
      false,
      { reason: 'package-lock.json has changed', withDev: false },
    ],
    [
      'the lock changed; development packages stay',
      { lock: 'b', dev: true },
      false,
      { reason: 'package-lock.json has changed', withDev: true },
    ],
  ])('%s', (_name, record, dev, plan) => {
    expect(planInstall({ lock: 'a', record, dev })).toEqual(plan);
  });
});

test('whole packages without a record are used, also where none can be written', async () => {
  const root = temporaryFolder('cats');
  const lock = JSON.stringify({ packages: { 'node_modules/react': { version: '19.0.0' } } });
  writeFileSync(path.join(root, 'package-lock.json'), lock);
  // A folder in the record's place cannot be replaced, as a file of another user.
  mkdirSync(path.join(root, 'node_modules', '.installed.json'), { recursive: true });
  writeFileSync(path.join(root, 'node_modules', '.package-lock.json'), lock);
  expect(await ensureInstalled({ root, dev: false, log: expect.unreachable })).toBeUndefined();
});

test('packages in a linked folder are not changed, and the remedy is printed', async () => {
  const [root, other] = [temporaryFolder('cats'), temporaryFolder('cats')];
  writeFileSync(path.join(other, 'kept'), '');
  writeFileSync(path.join(root, 'package-lock.json'), '{"packages":{}}');
  symlinkSync(other, path.join(root, 'node_modules'), 'junction');
  const reported: string[] = [];
  const fault = await ensureInstalled({ root, dev: false, log: (line: string) => reported.push(line) });
  expect(fault).toContain('node_modules is a link to another folder');
  expect([reported, readdirSync(other)]).toEqual([[], ['kept']]);
  for (const folder of [root, other]) rmSync(folder, { recursive: true });
});

describe('packages that were installed with npm directly', () => {
  const wanted = {
    packages: {
      '': {},
      'node_modules/react': { version: '19.0.0' },
      'node_modules/vitest': { version: '4.0.0', dev: true },
      'node_modules/for-windows': { version: '1.0.0', optional: true },
    },
  };
  const react = { 'node_modules/react': { version: '19.0.0' } };
  const vitest = { 'node_modules/vitest': { version: '4.0.0', dev: true } };

  test.each([
    ['all of them', { packages: { ...react, ...vitest } }, { production: true, dev: true }],
    ['those for building', { packages: react }, { production: true, dev: false }],
    [
      'another version',
      { packages: { 'node_modules/react': { version: '18.0.0' } } },
      { production: false, dev: false },
    ],
    ['none', { packages: {} }, { production: false, dev: false }],
    ['no list at all', undefined, { production: false, dev: false }],
  ])('%s', (_name, installed, found) => {
    expect(compareLocks(wanted, installed)).toEqual(found);
  });
});

test.each(['<<<<<<< HEAD\n{}\n', '{}', ''])('a lock file with the text %j is reported', async (text) => {
  const root = temporaryFolder('cats');
  writeFileSync(path.join(root, 'package-lock.json'), text);
  const fault = await ensureInstalled({ root, dev: false, log: expect.unreachable });
  expect(fault).toContain('package-lock.json is damaged');
});

test('a missing lock file is reported', async () => {
  const fault = await ensureInstalled({ root: temporaryFolder('cats'), dev: false, log: expect.unreachable });
  expect(fault).toMatch(/^package-lock\.json is missing\. Restore it, .*again\.$/);
});
