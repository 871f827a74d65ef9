import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { buildCommand } from '../../../scripts/cli/build/build.ts';
import { lighthouseCommand } from '../../../scripts/cli/lighthouse.ts';
import { main } from '../../../scripts/cli/main.ts';
import { previews } from '../../../scripts/cli/previews.ts';
import { reportCommand } from '../../../scripts/cli/report.ts';
import { otherPort, portFrom } from '../../../scripts/cli/servers/ports.ts';
import { chooseSteps } from '../../../scripts/cli/test/test.ts';
import { playwrightCounts, vitestCounts } from '../../../scripts/cli/test/test-counts.ts';
import { stepNames } from '../../../scripts/cli/test/test-steps.ts';
import { browserPlaces } from '../../../scripts/core/process/browser.ts';
import { listen } from '../../../scripts/serve/listen.ts';

describe('the port', () => {
  test.each([
    [undefined, 4173],
    ['', 4173],
    ['8080', 8080],
  ])('PORT=%s', (value, port) => {
    expect(portFrom(value, 4173)).toBe(port);
  });

  test.each(['0', '70000', '80a', '-1', '1e3'])('PORT=%s is refused in one line', (value) => {
    expect(() => portFrom(value, 4173)).toThrow(/^PORT must be a number from 1 to 65535, found ".*"\.$/);
  });

  test('the remedy can be copied to the terminal', () => {
    expect(otherPort('start', 4173, 'linux')).toBe('Use another port: PORT=4273 npm start');
    expect(otherPort('start', 4173, 'win32')).toBe('Use another port: $env:PORT=4273; npm start');
    for (const port of [80, 65_000])
      expect(otherPort('start', port, 'linux')).toBe('Use another port: PORT=8080 npm start');
  });
});

test.each(['start', 'dev', 'edit'])('%s refuses arguments, which it would ignore', async (name) => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await main(name, ['--port', '3000'])).toBe(1);
  expect(print.mock.calls).toEqual([
    [expect.stringMatching(/^npm (?:run )?\w+ has no argument "--port"\. Use another port: .*PORT=/)],
  ]);
  print.mockRestore();
});

test('options that a command would ignore are refused', async () => {
  await expect(previews(['--page'])).rejects.toThrow('previews has no option "--page". Options: --pages,');
  await expect(lighthouseCommand(['about'])).rejects.toThrow('takes addresses such as /tours');
  await expect(buildCommand(['--pictures', 'deferred'])).rejects.toThrow(
    '--pictures is encode or defer, found "deferred".\nOptions: --content DIR,',
  );
});

test('after a mistake in the settings no server of dev stays open, which would keep the process', async () => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => {});
  const free = await listen(() => {}, 0);
  await free.close();
  vi.stubEnv('PORT', String(free.port));
  vi.stubEnv('BASE_PATH', 'cats');
  expect(await main('dev', [])).toBe(1);
  expect(print.mock.calls.join()).toContain('BASE_PATH  must start and end with a slash');
  const again = await listen(() => {}, free.port);
  await again.close();
  print.mockRestore();
});

test('a folder as --out of the report is refused with the name of a file', async () => {
  await expect(reportCommand(['--out', 'tests'])).rejects.toThrow(
    '--out tests is a folder: name a file, e.g. tests/report.html.',
  );
  // An unset variable: the current folder.
  await expect(reportCommand(['--out', ''])).rejects.toThrow('name a file, e.g. report.html.');
});

describe('the steps of the tests', () => {
  test('all steps by default, some by name, options for one', () => {
    expect(chooseSteps([], stepNames)).toEqual({ names: stepNames, options: [] });
    expect(chooseSteps(['lint', 'unit'], stepNames)).toEqual({ names: ['lint', 'unit'], options: [] });
    expect(chooseSteps(['browser', '--grep', 'menu'], stepNames)).toEqual({
      names: ['browser'],
      options: ['--grep', 'menu'],
    });
  });

  test('an unknown step is an error that names the steps', () => {
    expect(() => chooseSteps(['units'], stepNames)).toThrow(
      '"units" is not a step of the tests. Steps: types, lint',
    );
  });
});

test('counts and the names of failures come from the reports; a test file that cannot be loaded is one failure', () => {
  const broken = {
    status: 'failed',
    name: 'tests/a.test.ts',
    message: 'No such module',
    assertionResults: [],
  };
  const failed = {
    status: 'failed',
    name: path.resolve('tests/b.test.ts'),
    assertionResults: [
      { status: 'passed', fullName: 'adds' },
      {
        status: 'failed',
        fullName: 'subtracts',
        failureMessages: ['\u001b[31mexpected 1 to be 2\n    at b.test.ts:3'],
      },
    ],
  };
  expect(vitestCounts({ numPassedTests: 3, testResults: [broken, failed] })).toEqual({
    passed: 3,
    failures: [
      'tests/a.test.ts > not loaded: No such module',
      'tests/b.test.ts > subtracts: expected 1 to be 2',
    ],
  });
  const spec = (title: string, status: string) => ({
    title,
    file: 'menu.spec.ts',
    line: 7,
    tests: [
      {
        projectName: 'site',
        status,
        results: [{ error: { message: 'First try' } }, { error: { message: 'Timed out\nCall log' } }],
      },
    ],
  });
  expect(
    playwrightCounts({
      stats: { expected: 4, flaky: 1, skipped: 9 },
      suites: [
        {
          title: 'menu.spec.ts',
          specs: [spec('opens', 'expected'), spec('closes', 'unexpected')],
          suites: [{ title: 'on phones', specs: [spec('turns', 'flaky'), spec('ends', 'unexpected')] }],
        },
      ],
    }),
  ).toEqual({
    passed: 5,
    failures: [
      '[site] menu.spec.ts:7 > closes: Timed out',
      '[site] menu.spec.ts:7 > on phones > ends: Timed out',
    ],
  });
  expect(playwrightCounts({})).toEqual({ passed: 0, failures: [] });
});

test('browsers are searched for in the usual places of each system', () => {
  expect(browserPlaces({ PATH: '/usr/bin:/opt/bin' }, 'linux').slice(0, 2)).toEqual([
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
  ]);
  expect(browserPlaces({ PATH: '' }, 'darwin')).toContain(
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  );
  expect(browserPlaces({ PROGRAMFILES: 'C:\\Programs' }, 'win32')).toContain(
    'C:\\Programs\\Google\\Chrome\\Application\\chrome.exe',
  );
});
