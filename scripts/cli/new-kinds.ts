/** The kinds of entries that `npm run new` writes. */
import { copyFileSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { isMap, isSeq, parseDocument } from 'yaml';
import { slugOf } from '../../components/base/slug.ts';
import { originalFormats } from '../../content/original-formats.ts';
import { oldPathFault } from '../../content/output-path.ts';
import { postSchema } from '../../content/schema.ts';
import { alias } from '../../content/values.ts';
import { filesBelow } from '../core/files-below.ts';
import type { JsonSchema } from '../core/json-schema.ts';
import { inRoot } from '../core/paths.ts';
import { UserError } from '../core/user-error.ts';
import { findPages, singleRoutes } from '../generator/code/page-files.ts';
import { checkReferences } from '../generator/content/cross-check.ts';
import { checkRedirects } from '../generator/content/redirect-check.ts';
import { heicRemedy, originalNameFault } from '../generator/pictures/original-name.ts';
import { containerKind } from '../generator/pictures/picture-file.ts';
import { appendItem, fieldLines, itemLines } from './entry-text.ts';
import { withSkipDate } from './skip-dates.ts';

export interface NewEntry {
  /** Folder of the content. */
  content: string;
  /** YYYY-MM-DD. */
  today: string;
  values: readonly string[];
}

export interface Created {
  /** With line number, e.g. `content/press.yaml:140`. */
  file: string;
  /** What the owner does next. */
  next: string;
}

interface Kind {
  /** Number of arguments. */
  values: number;
  create: (entry: NewEntry) => Created;
}

const check = '`npm run build` reports every field that is still empty.';

export const kinds: Readonly<Record<string, Kind>> = {
  story: { values: 1, create: story },
  press: {
    values: 1,
    create: (entry) => {
      const [title = ''] = entry.values;
      refuseDuplicate(entry, 'press', 'articles', 'title', title);
      return append(entry, 'press', 'articles', { title, date: entry.today }, `Fill in the fields. ${check}`);
    },
  },
  review: {
    values: 1,
    create: (entry) => {
      const [author = ''] = entry.values;
      refuseDuplicate(entry, 'reviews', 'google', 'author', author);
      return append(entry, 'reviews', 'google', { author }, `Write the guest's words as "quote". ${check}`);
    },
  },
  photo: { values: 1, create: photo },
  redirect: { values: 2, create: redirect },
  'tour-date-skip': { values: 2, create: skipDate },
};

function story({ content, today, values: [given = ''] }: NewEntry): Created {
  const title = given.replace(/\s+/g, ' ');
  const id = slugOf(title);
  if (!id)
    throw new UserError(
      `The title "${title}" has no Latin letter or digit for the address. Use a title with some, and change it in the new file: the file's name stays the address.`,
    );
  const fault = faultOf(postSchema.entries.title, title);
  if (fault) throw new UserError(`The title "${title}" ${fault}. Choose another title.`);
  if (faultOf(alias, id))
    throw new UserError(
      `The title "${title}" gives the address "${id}", which is reserved. Choose another title.`,
    );
  const blog = path.join(content, 'blog');
  if (existsSync(path.join(blog, `${id}.md`)))
    throw new UserError(`content/blog/${id}.md already exists. Choose another title.`);
  const same = filesBelow(blog).find((name) => titleIn(path.join(blog, name)) === title.toLowerCase());
  if (same) throw new UserError(`content/blog/${same} already has this title. Choose another title.`);
  const front = fieldLines(schemaOf('post'), { title, date: today });
  writeFileSync(path.join(blog, `${id}.md`), `---\n${front.join('\n')}\n---\n\n`, { flag: 'wx' });
  return {
    file: `content/blog/${id}.md`,
    next: `Fill in the fields, and write the text below the second ---. ${check}`,
  };
}

/** Why a value does not fit its field, as a sentence fragment; undefined if it fits. */
const faultOf = (schema: v.GenericSchema, value: string): string | undefined =>
  v.safeParse(schema, value, { abortPipeEarly: true }).issues?.[0]?.message;

/** In lower case; a story with mistakes has none. */
function titleIn(file: string): string | undefined {
  const front = /^---\r?\n([\s\S]*?)\r?\n---/.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
  const title: unknown = parseDocument(front, { schema: 'core' }).get('title');
  return typeof title === 'string' ? title.toLowerCase() : undefined;
}

function photo(entry: NewEntry): Created {
  const [source = ''] = entry.values;
  const base = path.basename(source);
  if (!statSync(source, { throwIfNoEntry: false })?.isFile())
    throw new UserError(`There is no file ${source}.`);
  const { name, ext } = path.parse(base);
  const image = slugOf(name);
  const fault = image
    ? originalNameFault(image + ext.toLowerCase())
    : { message: 'its name has no Latin letter or digit', remedy: 'Rename it, e.g. to cat-on-a-stoop.jpg' };
  const heic = containerKind(readFileSync(source)) === 'heic';
  if (heic && !fault) throw new UserError(`${source}: the picture has the format HEIC. ${heicRemedy}.`);
  if (fault)
    throw new UserError(
      `${source}: ${fault.message}. ${/^Move/.test(fault.remedy) ? 'Choose a picture' : fault.remedy}.`,
    );
  const folder = path.join(entry.content, 'images');
  const taken = Object.keys(originalFormats).find((ending) =>
    existsSync(path.join(folder, `${image}.${ending}`)),
  );
  if (taken)
    throw new UserError(`content/images/${image}.${taken} already exists. Give the picture another name.`);
  const ids = entriesOf(entry, 'gallery', 'tour').map(({ id }) => Number(id));
  copyFileSync(source, path.join(folder, image + ext.toLowerCase()));
  return append(
    entry,
    'gallery',
    'tour',
    { id: Math.max(0, ...ids) + 1, src: image },
    `Describe the picture in "alt". The picture is content/images/${image}${ext.toLowerCase()}. ${check}`,
  );
}

/** The checks of a build, for the new redirect alone. */
function redirect(entry: NewEntry): Created {
  const [from = '', to = ''] = entry.values;
  const fault = oldPathFault(from);
  if (fault) throw new UserError(`The old address "${from}" ${fault}.`);
  if (!/^\/(?!\/)\S*$/.test(to))
    throw new UserError(`The new address "${to}" must be a page of this site, e.g. /tours.`);
  if (from === to) throw new UserError(`${from} cannot redirect to itself.`);
  const posts = filesBelow(path.join(entry.content, 'blog')).map((name) => name.replace(/\.md$/, ''));
  const routes = new Set([...singleRoutes(findPages()), ...posts.map((id) => `/blog/${id}`)]);
  const file = 'content/redirects.yaml';
  const listed = entriesOf(entry, 'redirects', 'redirects').flatMap(({ from: old, to: target }) =>
    (Array.isArray(old) ? old : []).map((one) => ({ from: String(one), to: String(target), file })),
  );
  const same = listed.find((old) => old.from === from);
  if (same) throw new UserError(`${file} already has a redirect from ${from} to ${same.to}.`);
  const row = { from, to, file };
  const known = { routes, files: new Set<string>(), images: new Set<string>(), posts: new Set(posts) };
  const redirects = new Map(listed.map((old) => [old.from, old.to]));
  const earlier = checkRedirects(listed, known).map(({ message }) => message);
  const problem = [
    ...checkRedirects([...listed, row], known).filter(({ message }) => !earlier.includes(message)),
    ...checkReferences([{ file, references: [{ kind: 'link', value: to, line: 0 }] }], {
      ...{ ...known, redirects },
    }),
  ][0];
  if (problem) throw new UserError(`${problem.message}. ${problem.remedy}.`);
  const chained = listed.find((old) => old.to === from);
  if (chained) throw new UserError(`${chained.from} already leads to ${from}. Change its target first.`);
  return append(
    entry,
    'redirects',
    'redirects',
    { to, from: [from] },
    'It takes effect with the next build.',
  );
}

function skipDate({ content, today, values: [tour = '', day = ''] }: NewEntry): Created {
  const name = `content/tours/${tour}.yaml`;
  const file = path.join(content, 'tours', `${tour}.yaml`);
  if (!/^[a-z0-9-]+$/.test(tour) || !existsSync(file))
    throw new UserError(`There is no tour "${tour}": use the name of a file in content/tours/.`);
  const date = new Date(`${day}T00:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(date.getTime()) || !date.toISOString().startsWith(day))
    throw new UserError(`"${day}" must be an existing date as YYYY-MM-DD.`);
  if (day < today) throw new UserError(`${day} is in the past.`);
  const text = readFileSync(file, 'utf8');
  const schedule = parseContent(name, text).get('schedule', true);
  if (!isMap(schedule)) throw new UserError(`${name} has no schedule.`);
  const weekdays = (schedule.toJSON() as { weekdays?: number[] }).weekdays ?? [];
  if (!weekdays.includes(date.getUTCDay()))
    throw new UserError(`${name}: there is no tour on that day of the week.`);
  const season = parseContent(
    'content/site.yaml',
    readFileSync(path.join(content, 'site.yaml'), 'utf8'),
  ).toJS()?.season as { fromMonth?: number; toMonth?: number; months?: string } | undefined;
  const month = date.getUTCMonth() + 1;
  if (season && (month < (season.fromMonth ?? 1) || month > (season.toMonth ?? 12)))
    throw new UserError(`${day} is outside of the season in content/site.yaml: ${season.months}.`);
  const list = schedule.get('skipDates', true);
  const days: string[] = isSeq(list) ? (list.toJSON() as string[]) : [];
  if (days.includes(day)) throw new UserError(`${name} already skips ${day}.`);
  writeFileSync(file, withSkipDate(text, schedule, day));
  return { file: name, next: `From the next build on, the tour of ${day} is not offered.` };
}

/** Appends an item to a list in a file. */
function append(
  { content }: NewEntry,
  name: string,
  list: string,
  given: Readonly<Record<string, unknown>>,
  next: string,
): Created {
  const file = path.join(content, `${name}.yaml`);
  const before = readFileSync(file, 'utf8');
  const after = appendItem(before, list, itemLines(schemaOf(name).properties?.[list]?.items ?? {}, given));
  writeFileSync(file, after);
  const old = before.split('\n');
  const line = after.split('\n').findIndex((text, index) => text !== old[index]) + 1;
  return { file: `content/${name}.yaml:${line}`, next };
}

/** @throws UserError if the file is not valid YAML, since nothing can be added to it then */
function parseContent(name: string, text: string) {
  const document = parseDocument(text, { schema: 'core' });
  if (document.errors.length > 0)
    throw new UserError(`${name} is not valid YAML. \`npm run build\` reports the line: correct it first.`);
  return document;
}

function refuseDuplicate(entry: NewEntry, name: string, list: string, field: string, value: string): void {
  if (entriesOf(entry, name, list).some((item) => item[field] === value))
    throw new UserError(`content/${name}.yaml already has an entry with the ${field} "${value}".`);
}

function entriesOf({ content }: NewEntry, name: string, list: string): Record<string, unknown>[] {
  const file = path.join(content, `${name}.yaml`);
  const value = parseContent(`content/${name}.yaml`, readFileSync(file, 'utf8')).toJS() as Record<
    string,
    unknown
  > | null;
  const items = value?.[list];
  return Array.isArray(items) ? (items as Record<string, unknown>[]) : [];
}

/** Read from the committed files, so that the command needs no development package. */
const schemaOf = (name: string): JsonSchema =>
  JSON.parse(readFileSync(inRoot('content', '.schemas', `${name}.json`), 'utf8')) as JsonSchema;
