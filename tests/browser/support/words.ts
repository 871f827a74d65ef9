/** The words that a page must show, from the files that an editor writes. */
import { readFileSync } from 'node:fs';
import type * as v from 'valibot';
import { parseYaml } from '../../../scripts/build/parse-yaml.ts';

/**
 * @param name path below `content/`, e.g. `pages/home.yaml`
 * @throws Error if the file does not fit its schema
 */
export function words<Schema extends v.GenericSchema>(name: string, schema: Schema): v.InferOutput<Schema> {
  const url = new URL(`../../../content/${name}`, import.meta.url);
  const { value, problems } = parseYaml({ file: name, text: readFileSync(url, 'utf8') }, schema);
  if (value === undefined) throw new Error(problems.map(({ message }) => message).join('; '));
  return value;
}
