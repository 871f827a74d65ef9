/** Facts from the project's own content: the site's name, pages, posts and old addresses. */
import path from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { redirectsSchema } from '../../content/schema.ts';
import { attempt } from '../core/errors/attempt.ts';
import { UserError } from '../core/errors/user-error.ts';
import { readTextIfAny } from '../core/text/read-text.ts';
import { findPages, singleRoutes } from '../generator/code/page-files.ts';
import { findContent } from '../generator/content/files/content-files.ts';
import { redirectTable } from '../generator/content/redirects.ts';

export interface KnownSite {
  name: string;
  /** The end of every title, e.g. ` | Cats About Town Tours`. */
  titleSuffix: string;
  /** Routes of all pages except posts, including those marked `noindex`. */
  routes: string[];
  /** Addresses of the posts. */
  posts: string[];
  redirects: { from: string; to: string }[];
}

const siteSchema = v.object({ name: v.string(), titleSuffix: v.string() });
const teamSchema = v.object({ team: v.array(v.object({ name: v.string() })) });
const frontSchema = v.object({ aliases: v.optional(v.array(v.string()), []) });

/**
 * Reads only a few fields, so that a mistake elsewhere in the content does not prevent checking the live site.
 * @throws UserError for a file that is missing or cannot be read
 */
export function readKnownSite(content: string): KnownSite {
  const files = findContent(content);
  const read = <Schema extends v.GenericSchema>(name: string, schema: Schema): v.InferOutput<Schema> => {
    const file = files.yaml.get(name);
    return parseBy(file && readTextIfAny(file.absolute), schema, file?.file ?? `content/${name}`);
  };
  const { name, titleSuffix } = read('site.yaml', siteSchema);
  const posts = files.posts.map(({ file, absolute }) => {
    const front = /^---\r?\n([\s\S]*?)\r?\n---/.exec(readTextIfAny(absolute))?.[1];
    return { id: path.parse(file).name, aliases: parseBy(front, frontSchema, file).aliases };
  });
  const { redirects } = read('redirects.yaml', redirectsSchema);
  const { team } = read('team.yaml', teamSchema);
  return {
    name,
    titleSuffix,
    routes: singleRoutes(findPages()).filter((route) => route !== '/404'),
    posts: posts.map(({ id }) => `/blog/${id}`),
    redirects: redirectTable({ redirects, team, posts }).filter(({ from }) => !from.endsWith('*')),
  };
}

function parseBy<Schema extends v.GenericSchema>(
  text: string | undefined,
  schema: Schema,
  file: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(
    schema,
    attempt(() => parse(text ?? '')),
  );
  if (result.success) return result.output;
  throw new UserError(`${file} cannot be read. npm run build reports the problem.`);
}
