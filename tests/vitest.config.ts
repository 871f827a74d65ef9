import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { readSettings } from '../scripts/generator/content/settings/settings.ts';

/** Pages in tests use the stand-in's default address and a fixed date. */
const { buildDate, ...settings } = readSettings({ BUILD_DATE: '2026-05-04' }, 'http://localhost:4175');

// Tests read the output of the processes that they start.
delete process.env.FORCE_COLOR;
// Vitest keeps another value, and React has no `act` in production.
process.env.NODE_ENV = 'test';

const everyTest = ['tests/unit/**/*.test.{ts,tsx}', 'tests/build/**/*.test.ts'];
/** Tests of the generator. Its modules have no state that affects other tests, so they are loaded once for all files. */
const generator = [
  'tests/build/**/*.test.ts',
  ...[
    'art',
    'bench',
    'generator',
    'checks',
    'cli',
    'content',
    'editor',
    'fonts',
    'live',
    'previews',
    'report',
    'sandbox',
    'serve',
    'spec',
    'styles',
  ].map((folder) => `tests/unit/${folder}/**/*.test.{ts,tsx}`),
];
/** All tests but those of the specification's content pass with any content. */
const setupFiles = ['tests/unit/support/own-content.ts'];
/** They mock a module. */
const alone = [
  'tests/unit/generator/code/bundler.test.ts',
  'tests/unit/generator/pictures/queue.test.ts',
  'tests/unit/serve/ended-bundler.test.ts',
];

export default defineConfig({
  root: path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..'),
  define: {
    __SETTINGS__: JSON.stringify(JSON.stringify(settings)),
    __ALL_SETTINGS__: JSON.stringify(JSON.stringify(settings)),
    __BUILD_DATE__: JSON.stringify(buildDate),
  },
  cacheDir: '.cache/vitest',
  test: {
    // Tests of components select happy-dom in their first line.
    environment: 'node',
    setupFiles: ['tests/unit/support/cleanup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    maxWorkers: 2,
    // Fails a test that hangs; slow machines may need most of this time.
    testTimeout: 60_000,
    // The default of one second is too short for a busy machine.
    expect: { poll: { timeout: 20_000 } },
    // Threads start faster than processes.
    pool: 'threads',
    projects: [
      {
        extends: true,
        test: { name: 'generator', isolate: false, include: generator, exclude: alone, setupFiles },
      },
      {
        extends: true,
        test: { name: 'site', include: everyTest, exclude: generator, setupFiles },
      },
      {
        extends: true,
        // Tests of the specification's content, for the step of the same name.
        test: { name: 'content', include: ['tests/content/**/*.test.ts'] },
      },
      {
        extends: true,
        test: { name: 'alone', include: alone, setupFiles },
      },
    ],
  },
});
