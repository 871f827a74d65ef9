import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { readSettings } from '../scripts/generator/content/settings.ts';

/** Pages in tests know the stand-in at the address that `npm start` gives it, and a fixed day. */
const { buildDate, ...settings } = readSettings({ BUILD_DATE: '2026-05-04' }, 'http://localhost:4175');

const everyTest = ['tests/unit/**/*.test.{ts,tsx}', 'tests/build/**/*.test.ts'];
/** Tests of the generator: what its modules keep, no test can meet, so they are loaded once for all files. */
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
/** It puts another module in the place of one. */
const alone = ['tests/unit/generator/pictures/queue.test.ts'];

export default defineConfig({
  root: path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..'),
  define: {
    __SETTINGS__: JSON.stringify(JSON.stringify(settings)),
    __ALL_SETTINGS__: JSON.stringify(JSON.stringify(settings)),
    __BUILD_DATE__: JSON.stringify(buildDate),
  },
  cacheDir: '.cache/vitest',
  test: {
    // Tests of components ask for happy-dom in their first line.
    environment: 'node',
    setupFiles: ['tests/unit/support/cleanup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    restoreMocks: true,
    unstubGlobals: true,
    maxWorkers: 2,
    // Ends a test that hangs; a slow machine may need most of it.
    testTimeout: 30_000,
    // Threads start sooner than processes.
    pool: 'threads',
    projects: [
      {
        extends: true,
        test: { name: 'generator', isolate: false, include: generator, exclude: alone },
      },
      {
        extends: true,
        test: { name: 'site', include: everyTest, exclude: generator },
      },
      {
        extends: true,
        // The specification's content; run by the step of the same name.
        test: { name: 'content', include: ['tests/content/**/*.test.ts'] },
      },
      {
        extends: true,
        test: { name: 'alone', include: alone },
      },
    ],
  },
});
