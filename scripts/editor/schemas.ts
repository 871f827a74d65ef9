/** Reads the committed schemas, so that the editor needs no development package. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { JsonSchema } from '../core/json-schema.ts';
import { inRoot } from '../core/paths.ts';
import { UserError } from '../core/user-error.ts';

/** Base name of the schema's file → schema. */
export type Schemas = ReadonlyMap<string, JsonSchema>;

export function readSchemas(): Schemas {
  const folder = inRoot('content', '.schemas');
  return new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .map((file) => [
        path.basename(file, '.json'),
        JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as JsonSchema,
      ]),
  );
}

/** Name of the schema of a file in `content/`. */
export function schemaNameOf(file: string): string {
  const [folder = '', name = ''] = file.replace(/^content\//, '').split('/');
  if (folder === 'blog') return 'post';
  if (folder === 'pages') return `page-${name.replace(/\.yaml$/, '')}`;
  if (folder === 'tours') return name === 'private-tours.yaml' ? 'tour-private' : 'tour';
  return folder.replace(/\.yaml$/, '');
}

/** @throws UserError for a file that is not part of the content */
export function schemaOf(schemas: Schemas, file: string): JsonSchema {
  const schema = schemas.get(schemaNameOf(file));
  if (!schema) throw new UserError(`${file} is not a file of the site.`);
  return schema;
}
