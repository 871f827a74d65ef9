/** Texts that a page must show, from the content that it is built from. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type * as v from 'valibot';
import { postSchema, privateTourSchema, siteSchema, tourSchema } from '../../../content/schema.ts';
import { publicTourSlugs } from '../../../content/types.ts';
import { inRoot } from '../../../scripts/core/files/paths.ts';
import { findContent } from '../../../scripts/generator/content/files/content-files.ts';
import {
  type Constants,
  fillIn,
  siteConstants,
} from '../../../scripts/generator/content/values/constants.ts';
import { parseYaml } from '../../../scripts/generator/content/yaml/parse-yaml.ts';

/** The content of the sites of the browser tests. */
export const fixtureContent = inRoot('tests/fixtures/content');

const constantsOf = new Map<string, Constants>();

/**
 * @param name path in the content folder, e.g. `pages/home.yaml`
 * @param folder content folder; the default is that of the browser tests
 * @returns the content of the file, with constants replaced
 * @throws Error if the file does not fit its schema
 */
export function words<Schema extends v.GenericSchema>(
  name: string,
  schema: Schema,
  folder = fixtureContent,
): v.InferOutput<Schema> {
  const constants = constantsOf.get(folder) ?? readConstants(folder);
  constantsOf.set(folder, constants);
  // Only texts are changed, so the value still fits the schema.
  return fillIn(read(folder, name, schema), constants) as v.InferOutput<Schema>;
}

export interface PostWords extends v.InferOutput<typeof postSchema> {
  id: string;
}

/** Front matter of all posts, newest first as the blog lists them. */
export function posts(folder = fixtureContent): PostWords[] {
  return findContent(folder)
    .posts.map(({ file, absolute }) => {
      const [, front = ''] = readFileSync(absolute, 'utf8').split(/^---\n/m);
      return { id: path.basename(file, '.md'), ...parse(file, front, postSchema) };
    })
    .sort((a, b) => (a.date < b.date ? 1 : -1));
}

function readConstants(folder: string): Constants {
  return siteConstants(read(folder, 'site.yaml', siteSchema), {
    ...Object.fromEntries(
      publicTourSlugs.map((slug) => [slug, read(folder, `tours/${slug}.yaml`, tourSchema)]),
    ),
    'private-tours': read(folder, 'tours/private-tours.yaml', privateTourSchema),
  });
}

const read = <Schema extends v.GenericSchema>(folder: string, name: string, schema: Schema) =>
  parse(name, readFileSync(path.join(folder, name), 'utf8'), schema);

function parse<Schema extends v.GenericSchema>(
  file: string,
  text: string,
  schema: Schema,
): v.InferOutput<Schema> {
  const { value, problems } = parseYaml({ file, text }, schema);
  if (value === undefined) throw new Error(problems.map(({ message }) => message).join('; '));
  return value;
}
