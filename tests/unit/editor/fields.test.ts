/** The forms of the editor, generated from the schemas. */
import { expect, test } from 'vitest';
import { type FormField, formFields } from '../../../scripts/editor/form/fields.ts';
import { readSchemas } from '../../../scripts/editor/schemas.ts';

const fieldsOf = (name: string) => formFields(readSchemas().get(name) ?? {}, { page: [], tour: [] });
const find = (fields: readonly FormField[] | undefined, name: string) =>
  fields?.find((field) => field.name === name);

test('names have a line, sentences an area', () => {
  const person = find(fieldsOf('team'), 'team')?.fields;
  expect(find(person, 'name')?.widget).toBe('string');
  expect(find(person, 'bio')?.widget).toBe('text');
  expect(find(fieldsOf('post'), 'author')?.widget).toBe('string');
  expect(find(fieldsOf('post'), 'excerpt')?.widget).toBe('text');
});

test('a number has the bounds of its schema', () => {
  expect(find(fieldsOf('tour'), 'priceCents')).toMatchObject({
    widget: 'number',
    value_type: 'int',
    min: 100,
    max: 1_000_000,
  });
});

test('the button of a list names one entry', () => {
  expect(find(fieldsOf('tour'), 'stops')?.label_singular).toBe('Stop');
  expect(find(fieldsOf('post'), 'tags')?.label_singular).toBe('Tag');
  expect(find(fieldsOf('team'), 'team')?.label_singular).toBe('Entry');
});

test('a day has a calendar; a required one starts as today', () => {
  expect(find(fieldsOf('post'), 'date')).toMatchObject({ widget: 'datetime', default: '{{now}}' });
  expect(find(fieldsOf('post'), 'updated')).toMatchObject({ widget: 'datetime', default: '' });
});
