/** Formats of files that keep comments and order, as Decap's configuration names them. */
import type { JsonSchema } from '../../core/values/json-schema.ts';

export const keptFormats = {
  yaml: { name: 'kept-yaml', kind: 'yaml', extension: 'yaml' },
  post: { name: 'kept-post', kind: 'post', extension: 'md' },
} as const;

/** The schemas of the files of each format. */
export type KeptSchemas = Record<keyof typeof keptFormats, JsonSchema[]>;
