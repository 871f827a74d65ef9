/** The editor leaves the specification's content as it is: a file that is opened and saved unchanged has no diff. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesBelow } from '../../scripts/core/files-below.ts';
import { inRoot } from '../../scripts/core/paths.ts';
import { mergeFile, plainFile } from '../../scripts/editor/merge/merge-file.ts';
import { readSchemas, schemaOf } from '../../scripts/editor/schemas.ts';

const schemas = readSchemas();
const files = filesBelow(inRoot('content')).filter((name) =>
  /^(?:(?:pages|tours)\/)?[a-z0-9-]+\.yaml$|^blog\/.*\.md$/.test(name),
);

test.each(files)('%s has no diff after it is saved unchanged', (name) => {
  const text = readFileSync(inRoot('content', name), 'utf8');
  const kind = name.endsWith('.md') ? 'story' : 'yaml';
  const saved = mergeFile(schemaOf(schemas, `content/${name}`), text, {
    kind,
    text: plainFile({ kind, text }),
  });
  expect(saved).toBe(text);
});
