/** The kinds of entries that `npm run new` writes. */
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isMap, isSeq, parseDocument } from 'yaml';
import { originalExtension, originalFormats } from '../../content/original-formats.ts';
import { oldPathFault } from '../../content/output-path.ts';
import type { JsonSchema } from '../core/json-schema.ts';
import { inRoot } from '../core/paths.ts';
import { UserError } from '../core/user-error.ts';
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
  redirect: {
    values: 2,
    create: (entry) => {
      const [from = '', to = ''] = entry.values;
      const fault = oldPathFault(from);
      if (fault) throw new UserError(`The old address "${from}" ${fault}.`);
      if (!/^\/(?!\/)\S*$/.test(to))
        throw new UserError(`The new address "${to}" must be a page of this site, e.g. /tours.`);
      if (from === to) throw new UserError(`${from} cannot redirect to itself.`);
      const known = entriesOf(entry, 'redirects', 'redirects').find(({ from: old }) =>
        Array.isArray(old) ? old.includes(from) : false,
      );
      if (known)
        throw new UserError(
          `content/redirects.yaml already has a redirect from ${from} to ${String(known.to)}.`,
        );
      return append(
        entry,
        'redirects',
        'redirects',
        { to, from: [from] },
        'It takes effect with the next build.',
      );
    },
  },
  'tour-date-skip': { values: 2, create: skipDate },
};

function story({ content, today, values: [title = ''] }: NewEntry): Created {
  const id = nameOf(title);
  if (!id) throw new UserError(`The title "${title}" has no letter that can be used in an address.`);
  const file = path.join(content, 'blog', `${id}.md`);
  if (existsSync(file)) throw new UserError(`content/blog/${id}.md already exists. Choose another title.`);
  const front = fieldLines(schemaOf('post'), { title, date: today });
  writeFileSync(file, `---\n${front.join('\n')}\n---\n\n`, { flag: 'wx' });
  return {
    file: `content/blog/${id}.md`,
    next: `Fill in the fields, and write the text below the second ---. ${check}`,
  };
}

function photo(entry: NewEntry): Created {
  const [source = ''] = entry.values;
  const { name, ext } = path.parse(source);
  const image = nameOf(name);
  if (!existsSync(source)) throw new UserError(`The file ${source} does not exist.`);
  if (!originalExtension.test(ext) || !image)
    throw new UserError(
      `${source} is not a picture with a valid name: save it as JPEG, e.g. cat-on-a-stoop.jpg.`,
    );
  const folder = path.join(entry.content, 'images');
  const taken = Object.keys(originalFormats).find((ending) =>
    existsSync(path.join(folder, `${image}.${ending}`)),
  );
  if (taken)
    throw new UserError(`content/images/${image}.${taken} already exists. Give the picture another name.`);
  const ids = entriesOf(entry, 'gallery', 'tour').map(({ id }) => Number(id));
  const created = append(
    entry,
    'gallery',
    'tour',
    { id: Math.max(0, ...ids) + 1, src: image },
    `Describe the picture in "alt". The picture is content/images/${image}${ext.toLowerCase()}. ${check}`,
  );
  copyFileSync(source, path.join(folder, image + ext.toLowerCase()));
  return created;
}

function skipDate({ content, values: [tour = '', day = ''] }: NewEntry): Created {
  const name = `content/tours/${tour}.yaml`;
  const file = path.join(content, 'tours', `${tour}.yaml`);
  if (!/^[a-z0-9-]+$/.test(tour) || !existsSync(file))
    throw new UserError(`There is no tour "${tour}": use the name of a file in content/tours/.`);
  const date = new Date(`${day}T00:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(date.getTime()) || !date.toISOString().startsWith(day))
    throw new UserError(`"${day}" must be an existing date as YYYY-MM-DD.`);
  const text = readFileSync(file, 'utf8');
  const schedule = parseContent(name, text).get('schedule', true);
  if (!isMap(schedule)) throw new UserError(`${name} has no schedule.`);
  const weekdays = (schedule.toJSON() as { weekdays?: number[] }).weekdays ?? [];
  if (!weekdays.includes(date.getUTCDay()))
    throw new UserError(`${name}: there is no tour on that day of the week.`);
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

/** Lower-case words with hyphens: `Café Cats!` → `cafe-cats`. */
const nameOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
