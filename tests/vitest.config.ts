import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { readSettings } from '../content/site.ts';

/** Pages in tests know the stand-in at the address that `npm start` gives it, and a fixed day. */
const settings = readSettings({ BUILD_DATE: '2026-05-04' }, 'http://localhost:4175');

export default defineConfig({
  root: path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..'),
  define: { __SETTINGS__: JSON.stringify(settings) },
  cacheDir: '.cache/vitest',
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/build/**/*.test.{ts,tsx}'],
    // Tests of components ask for happy-dom in their first line.
    environment: 'node',
    globalSetup: ['tests/build/support/known-pictures.ts'],
    setupFiles: ['tests/unit/support/cleanup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    restoreMocks: true,
    unstubGlobals: true,
    maxWorkers: 2,
    // Threads start sooner than processes.
    pool: 'threads',
  },
});
