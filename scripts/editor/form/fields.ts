/** Form fields in Decap's configuration, generated from the content's schemas. */
import { dayPattern } from '../../../content/values.ts';
import { type JsonSchema, titleOf } from '../../core/values/json-schema.ts';

/** A field as described in https://decapcms.org/docs/widgets/; a list or group contains others. */
export interface FormField {
  name: string;
  label: string;
  widget: string;
  required: boolean;
  hint?: string;
  pattern?: [rule: string, message: string];
  field?: FormField;
  fields?: FormField[];
  [setting: string]: unknown;
}

export interface Option {
  label: string;
  value: string;
}

/** Options of fields that refer to something. */
export interface Choices {
  page: readonly Option[];
  tour: readonly Option[];
}

/** Texts of at most this many characters get a single-line field, others a text area. */
const oneLine = 110;

/**
 * One form field per property, in the schema's order.
 * @param needed false for an optional group, whose fields the editor would otherwise require; a build reports what is
 * missing in one that is partly filled in
 */
export function formFields(schema: JsonSchema, choices: Choices, needed = true): FormField[] {
  const required = new Set(needed ? schema.required : []);
  return Object.entries(schema.properties ?? {}).map(([name, field]) =>
    formField(name, field, required.has(name), choices),
  );
}

function formField(name: string, schema: JsonSchema, required: boolean, choices: Choices): FormField {
  return {
    name,
    label: schema.title ?? titleOf(name),
    required,
    ...(schema.description ? { hint: schema.description } : {}),
    ...widgetOf(schema, required, choices),
    ...(schema.type === 'array' && !schema.items?.enum
      ? { label_singular: singularOf(schema.title ?? titleOf(name)) }
      : {}),
  };
}

/** For the button that adds an item: `Stops` → `Stop`, `Stories` → `Story`; other words are named an entry. */
const singularOf = (label: string): string =>
  /^[A-Za-z]+[^s]s$/.test(label) ? label.replace(/ies$/, 'y').replace(/s$/, '') : 'Entry';

type Settings = Pick<FormField, 'widget' | 'pattern' | 'field' | 'fields'> & Record<string, unknown>;

function widgetOf(schema: JsonSchema, required: boolean, choices: Choices): Settings {
  const { type, refersTo } = schema;
  if (schema.const === true) return { widget: 'confirmed' };
  if (refersTo === 'picture')
    return { widget: 'picture', choose_url: false, media_library: { allow_multiple: false } };
  if (refersTo) return { widget: 'select', options: choices[refersTo] };
  if (schema.enum) return { widget: 'select', options: schema.enum };
  if (type === 'array') return listOf(schema, required, choices);
  if (type === 'object')
    return { widget: 'object', collapsed: true, fields: formFields(schema, choices, required) };
  if (type === 'boolean') return { widget: 'boolean', default: false };
  if (type === 'integer' || type === 'number') return numberOf(schema);
  const text = schema.anyOf?.find((kind) => kind.type === 'string' && kind.const === undefined) ?? schema;
  return textOf(text, required);
}

const numberOf = ({ type, minimum, maximum }: JsonSchema): Settings => ({
  widget: 'number',
  value_type: type === 'integer' ? 'int' : 'float',
  ...(minimum === undefined ? {} : { min: minimum }),
  ...(maximum === undefined ? {} : { max: maximum }),
  ...(type === 'integer' ? { step: 1 } : { step: 0.1 }),
});

function textOf(
  { pattern, patternErrorMessage, minLength, maxLength, description = '', examples = [] }: JsonSchema,
  required: boolean,
): Settings {
  if (pattern === dayPattern)
    return {
      widget: 'datetime',
      format: 'YYYY-MM-DD',
      date_format: 'YYYY-MM-DD',
      time_format: false,
      // A required date starts as today's.
      default: required ? '{{now}}' : '',
    };
  const limit = maxLength ?? Number(/At most (\d+) characters/.exec(description)?.[1] ?? Number.NaN);
  if (pattern)
    return {
      widget: 'string',
      pattern: [pattern, patternErrorMessage ?? (description || `must match ${pattern}`)],
    };
  const least = minLength !== undefined && minLength > 1 ? minLength : 0;
  const most = Number.isNaN(limit) ? '' : limit;
  return {
    widget: limit <= oneLine || (Number.isNaN(limit) && isShort(description, examples)) ? 'string' : 'text',
    ...(maxLength !== undefined || least > 0
      ? { pattern: [`^[\\s\\S]{${least},${most}}$`, `must have ${least} to ${most || 'more'} characters`] }
      : {}),
  };
}

/** Three words or more and a full stop: `Nora W.` is none. */
const isSentence = /\S+ \S+ .*[.!?]$/;
/** Whether a text without a limit is a name or a few words, by its description and its examples. */
const isShort = (description: string, examples: readonly unknown[]): boolean =>
  /\bone line\b/i.test(description) ||
  (examples.length > 0 &&
    !/sentence|paragraph|\btexts?\b|word for word/i.test(description) &&
    examples.every((example) => String(example).length <= 40 && !isSentence.test(String(example))));

function listOf({ items = {}, minItems }: JsonSchema, required: boolean, choices: Choices): Settings {
  // An optional list may be empty, too.
  const count = minItems === undefined || !required ? {} : { min: minItems };
  if (items.enum) return { widget: 'select', multiple: true, options: items.enum, ...count };
  const list = { widget: 'list', collapsed: true, allow_add: true, ...count };
  if (!items.properties)
    return { ...list, field: { ...formField('item', items, true, choices), label: 'Item' } };
  const fields = formFields(items, choices);
  const shown = [
    'title',
    'question',
    'name',
    'label',
    'heading',
    'author',
    'to',
    'caption',
    'publication',
    'outlet',
    'claim',
  ];
  const summary =
    shown.find((key) => items.properties?.[key]) ??
    fields.find(({ widget }) => /string|text/.test(widget))?.name;
  return { ...list, required, fields, ...(summary ? { summary: `{{fields.${summary}}}` } : {}) };
}
