/** Converts the values of a form to those of a content file: fields in the schema's order, without empty ones. */
import type { JsonSchema } from '../../core/values/json-schema.ts';
import { isEmpty, isValues, matchItems, same, type Values } from './values.ts';

/**
 * @param before current value in the file; undefined for a new one
 * @param sent value from the form
 */
export function fitTo(schema: JsonSchema, before: unknown, sent: unknown): unknown {
  if (same(before, sent)) return before;
  if (isValues(sent)) return fitGroup(schema, isValues(before) ? before : {}, sent);
  if (Array.isArray(sent)) return fitList(schema, Array.isArray(before) ? before : [], sent);
  return fitValue(schema, before, sent);
}

function fitGroup(schema: JsonSchema, before: Values, sent: Values): Values {
  const known = Object.keys(schema.properties ?? {});
  const keys = [...known, ...Object.keys(sent).filter((key) => !known.includes(key))];
  const fitted: Values = {};
  for (const key of keys) {
    if (!Object.hasOwn(sent, key)) continue;
    const field = schema.properties?.[key] ?? {};
    const [value, old] = [sent[key], before[key]];
    if (field.const !== undefined && value !== field.const) continue;
    if (!isEmpty(value)) fitted[key] = fitTo(field, old, value);
    else if (Object.hasOwn(before, key) && isEmpty(old)) fitted[key] = old;
    // A build then reports that the field is empty.
    else if (schema.required?.includes(key)) fitted[key] = field.type === 'array' ? [] : '';
  }
  return fitted;
}

function fitList(schema: JsonSchema, before: readonly unknown[], sent: readonly unknown[]): unknown[] {
  const filled = sent.filter((item) => !isEmpty(item));
  const matches = matchItems(before, filled);
  return filled.map((item, index) => fitTo(schema.items ?? {}, before[matches[index] ?? -1], item));
}

function fitValue(schema: JsonSchema, before: unknown, sent: unknown): unknown {
  const kinds = [schema, ...(schema.anyOf ?? [])].map(({ type }) => type);
  const text = kinds.includes('string');
  const number = kinds.includes('number') || kinds.includes('integer');
  if (typeof sent === 'number' && text && !number) return String(sent);
  if (typeof sent !== 'string') return sent;
  const value = sent.replaceAll('\r\n', '\n').trimEnd();
  if (number && !text && value !== '' && Number.isFinite(Number(value))) return Number(value);
  // Forms drop trailing white space, which is not a change.
  return typeof before === 'string' && before.trimEnd() === value ? before : value;
}
