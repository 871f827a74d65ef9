/** The words that a page must show, from the files that an editor writes. */
import { readFileSync } from 'node:fs';
import type * as v from 'valibot';
import { privateTourSchema, siteSchema, tourSchema } from '../../../content/schema.ts';
import { walkSlugs } from '../../../content/types.ts';
import { type Constants, fillIn, siteConstants } from '../../../scripts/generator/content/constants.ts';
import { parseYaml } from '../../../scripts/generator/content/parse-yaml.ts';

let constants: Constants | undefined;

/**
 * @param name path below `content/`, e.g. `pages/home.yaml`
 * @returns what the file says, with its constants filled in
 * @throws Error if the file does not fit its schema
 */
export function words<Schema extends v.GenericSchema>(name: string, schema: Schema): v.InferOutput<Schema> {
  constants ??= siteConstants(read('site.yaml', siteSchema), {
    ...Object.fromEntries(walkSlugs.map((slug) => [slug, read(`tours/${slug}.yaml`, tourSchema)])),
    'private-tours': read('tours/private-tours.yaml', privateTourSchema),
  });
  // Filling in changes no more than the texts.
  return fillIn(read(name, schema), constants) as v.InferOutput<Schema>;
}

function read<Schema extends v.GenericSchema>(name: string, schema: Schema): v.InferOutput<Schema> {
  const url = new URL(`../../../content/${name}`, import.meta.url);
  const { value, problems } = parseYaml({ file: name, text: readFileSync(url, 'utf8') }, schema);
  if (value === undefined) throw new Error(problems.map(({ message }) => message).join('; '));
  return value;
}
