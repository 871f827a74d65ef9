/** Saving a file of the shipped content unchanged in the editor leaves no diff. */
import { expect, test } from 'vitest';
import { inRoot } from '../../scripts/core/files/paths.ts';
import { mergeFile, plainFile } from '../../scripts/editor/merge/merge-file.ts';
import { readSchemas, schemaOf } from '../../scripts/editor/schemas.ts';
import { contentTexts } from '../fixtures/content-texts.ts';

const schemas = readSchemas();

test.each(contentTexts(inRoot('content')))(
  '$name has no diff after it is saved unchanged',
  ({ name, kind, text }) => {
    const saved = mergeFile(schemaOf(schemas, `content/${name}`), text, {
      kind,
      text: plainFile({ kind, text }),
    });
    expect(saved).toBe(text);
  },
);
