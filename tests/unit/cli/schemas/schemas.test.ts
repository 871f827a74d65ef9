/** JSON schemas and content manual match the schema. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { contentSchemas } from '../../../../scripts/cli/schemas/json-schemas.ts';
import { schemaFiles } from '../../../../scripts/cli/schemas/schemas.ts';
import { inRoot } from '../../../../scripts/core/files/paths.ts';
import type { JsonSchema } from '../../../../scripts/core/values/json-schema.ts';

const schemas = contentSchemas();

test.each([...schemaFiles()])('%s is what `npm run schemas` writes', (file, text) => {
  expect(existsSync(inRoot(file)) && readFileSync(inRoot(file), 'utf8').replaceAll('\r\n', '\n')).toBe(text);
});

test('there is no further schema file', () => {
  expect(readdirSync(inRoot('content/.schemas')).sort()).toEqual(
    schemas.map(({ name }) => `${name}.json`).sort(),
  );
});

/** As in editors: without the u flag, and ignoring unknown keywords. */
const ajv = new Ajv({ unicodeRegExp: false, strict: false, allErrors: true });

test.each([
  ['post', { category: 'Sport' }, 'category'],
  ['post', { date: '1 May 2025' }, 'date'],
  ['post', { date: '2025-02-30' }, 'date'],
  ['post', { updated: '2025-13-01' }, 'updated'],
  ['post', { titel: 'x' }, 'titel'],
  ['redirects', { redirects: [{ to: 'tours', from: [] }] }, 'to'],
  ['press', { articles: [{ link: 'http://example.com' }] }, 'link'],
])('%s: an editor shows the problem in %j', (name, value, field) => {
  const found = schemas.find((schema) => schema.name === name);
  ajv.validate(found?.schema ?? {}, value);
  expect(
    (ajv.errors ?? []).filter(
      ({ instancePath, params }) => instancePath.endsWith(`/${field}`) || params.additionalProperty === field,
    ),
  ).not.toEqual([]);
});

test('descriptions, examples and allowed values are part of the schemas', () => {
  const at = (name: string, ...path: string[]) => {
    let schema: JsonSchema | undefined = schemas.find((found) => found.name === name)?.schema;
    for (const key of path) schema = (schema?.items ?? schema)?.properties?.[key];
    return schema;
  };
  expect(at('post', 'date')).toMatchObject({ description: 'Day of publication.', examples: ['2025-05-17'] });
  expect(at('post', 'date')?.patternErrorMessage).toBe('must be an existing date as YYYY-MM-DD');
  expect(at('post', 'image')?.patternErrorMessage).toMatch(/^must be the name of a picture/);
  expect(at('post', 'tour')?.examples).not.toContain('jerry-fox');
  expect(at('post', 'category')?.enum).toContain('Cat Culture');
  expect(at('post', 'metaTitle')?.description).toMatch(/At most 60 characters\.$/);
  expect(at('tour', 'stops', 'sources', 'paper')?.description).toContain('New York Times');
  expect(at('site', 'season', 'fromMonth')).toMatchObject({ minimum: 1, maximum: 12 });
});

test('every example fits its field', () => {
  const wrong: string[] = [];
  const walk = (schema: JsonSchema, at: string) => {
    for (const example of schema.examples ?? [])
      if (!ajv.validate(schema, example)) wrong.push(`${at}: ${JSON.stringify(example)}`);
    for (const [key, field] of Object.entries(schema.properties ?? {})) walk(field, `${at}.${key}`);
    for (const inner of [schema.items, ...(schema.anyOf ?? [])]) if (inner) walk(inner, `${at}[]`);
  };
  for (const { name, schema } of schemas) walk(schema, name);
  expect(wrong).toEqual([]);
});

test('every field has a title, a description, and examples or allowed values', () => {
  const lacking: string[] = [];
  const walk = (schema: JsonSchema, at: string) => {
    for (const [key, field] of Object.entries(schema.properties ?? {})) {
      const place = `${at}.${key}`;
      const inner = field.items ?? field;
      if (!field.title) lacking.push(`${place}: title`);
      if (!(field.description ?? inner.description)) lacking.push(`${place}: description`);
      const shown = field.examples ?? inner.examples ?? inner.enum ?? field.const ?? inner.properties;
      if (shown === undefined && field.type !== 'boolean') lacking.push(`${place}: example`);
    }
    for (const [key, field] of Object.entries(schema.properties ?? {}))
      walk(field.items ?? field, `${at}.${key}`);
  };
  for (const { name, schema } of schemas) walk(schema, name);
  expect(lacking).toEqual([]);
});
