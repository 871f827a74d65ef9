/** Reads the committed schemas, so that the editor needs no development package. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../core/errors/user-error.ts';
import { ownFilesBelow } from '../core/files/files-below.ts';
import { inRoot } from '../core/files/paths.ts';
import type { JsonSchema } from '../core/values/json-schema.ts';

/** Base name of the schema's file → schema. */
export type Schemas = ReadonlyMap<string, JsonSchema>;

const ownFolder = inRoot('content', '.schemas');

/** @throws UserError if the schemas are missing or damaged */
export function readSchemas(folder = ownFolder): Schemas {
  const names = ownFilesBelow(folder).map((file) => path.basename(file, '.json'));
  if (names.length === 0) throw unreadable('');
  return new Map(names.map((name) => [name, readSchema(name, folder)]));
}

/** @throws UserError if the schema is missing or damaged */
export function readSchema(name: string, folder = ownFolder): JsonSchema {
  try {
    return JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8')) as JsonSchema;
  } catch {
    throw unreadable(`${name}.json`);
  }
}

const unreadable = (file: string) =>
  new UserError(
    `content/.schemas/${file} is missing or damaged, e.g. because a copy has no hidden folders. Run npm run schemas, and run the command again.`,
  );

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
