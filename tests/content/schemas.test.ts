/** The shipped content is valid for editors that use the JSON schemas. */
import { readdirSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { contentSchemas } from '../../scripts/cli/schemas/json-schemas.ts';
import { inRoot } from '../../scripts/core/files/paths.ts';

const filesIn = (folder: string) =>
  contentSchemas().flatMap(({ name, files, schema }) =>
    files
      .flatMap((file) =>
        file === 'blog/*.md' ? readdirSync(inRoot(folder, 'blog')).map((post) => `blog/${post}`) : [file],
      )
      .map((file) => ({ file: `${folder}/${file}`, name, schema })),
  );
/** As in editors: without the u flag, and ignoring unknown keywords. */
const ajv = new Ajv({ unicodeRegExp: false, strict: false, allErrors: true });
const frontMatter = (text: string): string => text.split(/^---$/m)[1] ?? '';

test.each(['content', 'tests/fixtures/content'].flatMap(filesIn))(
  '$file fits its JSON Schema',
  ({ file, schema }) => {
    const text = readFileSync(inRoot(file), 'utf8').replaceAll('\r\n', '\n');
    ajv.validate(schema, parse(file.endsWith('.md') ? frontMatter(text) : text, { schema: 'core' }));
    expect(ajv.errors ?? []).toEqual([]);
  },
);

test.each(filesIn('content').filter(({ file }) => file.endsWith('.yaml')))(
  '$file names its schema in the first line',
  ({ file, name }) => {
    const [first] = readFileSync(inRoot(file), 'utf8').split(/\r?\n/);
    const up = file.split('/').length > 2 ? '../' : './';
    expect(first).toBe(`# yaml-language-server: $schema=${up}.schemas/${name}.json`);
  },
);
