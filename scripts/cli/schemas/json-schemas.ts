/** JSON Schemas of the content's files, generated from `content/schema.ts`: editors use them to check and complete. */
import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { pageSchemas, postSchema, privateTourSchema, tourSchema } from '../../../content/schema.ts';
import { type JsonSchema, titleOf } from '../../core/values/json-schema.ts';
import { yamlSchemas } from '../../generator/content/yaml/yaml-records.ts';

export interface ContentSchema {
  /** Base name of its file in `content/.schemas/`. */
  name: string;
  /** Files below `content/` that it describes; may be a glob pattern. */
  files: string[];
  schema: JsonSchema;
}

const about: Record<string, string> = {
  site: `Names, addresses, prices and claims, each defined once for the whole site. Other texts refer to a field, e.g. \`\${group.small}\`; a field in cents is printed as an amount of money.`,
  team: 'The people on the About page.',
  reviews: 'What guests say.',
  gallery: 'The pictures of the gallery. The files are in `content/images/`.',
  press: 'Logos, articles, quotations and outlets of the In the News page.',
  redirects: 'Old addresses and the pages that replaced them.',
  'not-found': 'Words in an unknown address and the page to suggest for them, in order of precedence.',
  tour: 'One public tour: its page, card and structured data.',
  'tour-private': 'The private tour. The other texts of its page are in `content/pages/private-tours.yaml`.',
  post: "Front matter of a story, between two lines `---` above its text. The file's name is the story's id.",
};

/** All schemas, in the order of the manual. */
export function contentSchemas(): ContentSchema[] {
  const filesOf = new Map<v.GenericSchema, string[]>();
  for (const [file, schema] of Object.entries(yamlSchemas))
    filesOf.set(schema, [...(filesOf.get(schema) ?? []), file]);
  const schemas = [...filesOf].map(([schema, files]) => ({ name: nameOf(schema, files), files, schema }));
  return [...schemas, { name: 'post', files: ['blog/*.md'], schema: postSchema as v.GenericSchema }].map(
    ({ name, files, schema }) => ({
      name,
      files,
      schema: {
        $schema: 'http://json-schema.org/draft-07/schema#',
        title: files.length === 1 ? `content/${files[0]}` : 'content/tours/*.yaml',
        description: about[name] ?? `The words of the page ${name.slice('page-'.length)}.`,
        ...tidy(
          toJsonSchema(schema, {
            typeMode: 'input',
            errorMode: 'ignore',
            overrideAction: ({ valibotAction, jsonSchema }) =>
              overrideAction(valibotAction as Action, jsonSchema),
          }) as Converted,
        ),
      },
    }),
  );
}

function nameOf(schema: v.GenericSchema, [file = '']: readonly string[]): string {
  if (schema === tourSchema) return 'tour';
  if (schema === privateTourSchema) return 'tour-private';
  const page = Object.entries(pageSchemas).find(([, candidate]) => candidate === schema);
  return page ? `page-${page[0]}` : file.replace(/\.yaml$/, '');
}

interface Action {
  type: string;
  message?: string;
  metadata?: { examples?: unknown };
}

/** Examples of a field replace those of its value type; what a pattern means is part of the schema. */
function overrideAction<Schema extends object>(
  { type, message, metadata }: Action,
  jsonSchema: Schema,
): Schema | undefined {
  // Of several patterns JSON Schema has the first.
  if (type === 'regex' && !('patternErrorMessage' in jsonSchema))
    return { ...jsonSchema, patternErrorMessage: message };
  return type === 'metadata' && metadata?.examples ? { ...jsonSchema, ...metadata } : undefined;
}

type Converted = JsonSchema & { rule?: string };

/** A text that may be empty: a language server reports of alternatives only the first, "must be empty". */
function orEmpty(schema: Converted): Converted {
  const { anyOf: [empty, text] = [], ...rest } = schema;
  return empty?.const === '' && text?.pattern ? { ...text, ...rest, pattern: `^$|${text.pattern}` } : schema;
}

/** Adds titles, appends rules to descriptions, and drops keywords that add nothing. */
function tidy(converted: Converted): JsonSchema {
  const { $schema, rule, examples = [], properties, items, anyOf, ...rest } = orEmpty(converted);
  const description = [rest.description, rule].filter(Boolean).join(' ');
  const all = (list: Record<string, JsonSchema>) =>
    Object.fromEntries(
      Object.entries(list).map(([key, schema]) => [key, { title: titleOf(key), ...tidy(schema) }]),
    );
  return {
    ...rest,
    ...(description ? { description } : {}),
    ...(examples.length > 0 ? { examples } : {}),
    ...(properties ? { properties: all(properties) } : {}),
    ...(items ? { items: tidy(items) } : {}),
    ...(anyOf ? { anyOf: anyOf.map(tidy) } : {}),
  };
}
