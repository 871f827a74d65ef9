/**
 * Unit tests that read the files of the project's own `content/`, whatever they contain. `tests/unit/support/own-content.ts`
 * refuses that to all others, so that only these can depend on the content and are run again with another one.
 */
export const contentReaders: readonly string[] = [
  'tests/unit/cli/new.test.ts',
  'tests/unit/cli/preflight.test.ts',
  'tests/unit/editor/every-field.test.ts',
  'tests/unit/editor/merge.test.ts',
  'tests/unit/editor/proxy.test.ts',
  'tests/unit/layers.test.ts',
];
