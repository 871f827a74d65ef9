/** The kinds of entries that `npm run new` writes. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type * as v from 'valibot';
import { isSeq, parseDocument } from 'yaml';
import { slugOf } from '../../../components/base/slug.ts';
import { pressArticleSchema } from '../../../content/press-schemas.ts';
import { postSchema } from '../../../content/schema.ts';
import { testimonialSchema } from '../../../content/shared-schemas.ts';
import { alias } from '../../../content/values.ts';
import { UserError } from '../../core/errors/user-error.ts';
import { writeContentFile } from '../../core/files/files.ts';
import { ownFilesBelow } from '../../core/files/files-below.ts';
import { readTextIfAny } from '../../core/text/read-text.ts';
import { readSchema } from '../../editor/schemas.ts';
import { fieldLines } from './entry-text.ts';
import { append, type Created, faultOf, type NewEntry, nextBuild, refuseDuplicate } from './new-entry.ts';
import { photo } from './new-photo.ts';
import { redirect } from './new-redirect.ts';
import { skipDate } from './skip-dates.ts';

interface Kind {
  /** Number of arguments. */
  values: number;
  create: (entry: NewEntry) => Created | Promise<Created>;
}

export const kinds: Readonly<Record<string, Kind>> = {
  story: { values: 1, create: story },
  press: {
    values: 1,
    create: (entry) => {
      const title = checkedText(entry, 'title', pressArticleSchema.entries.title);
      refuseDuplicate(entry, 'press', 'articles', 'title', title);
      const next = `Fill in the fields, and move the entry to its place: the newest article is the first. ${nextBuild}`;
      return append(entry, 'press', 'articles', { title, date: entry.today }, next);
    },
  },
  review: {
    values: 1,
    create: (entry) => {
      const author = checkedText(entry, 'name', testimonialSchema.entries.author);
      refuseDuplicate(entry, 'reviews', 'google', 'author', author);
      return append(
        entry,
        'reviews',
        'google',
        { author },
        `Write the guest's words as "quote". ${nextBuild}`,
      );
    },
  },
  photo: { values: 1, create: photo },
  redirect: { values: 2, create: redirect },
  'tour-date-skip': { values: 2, create: skipDate },
};

function story(entry: NewEntry): Created {
  const { content, today } = entry;
  const title = checkedText(entry, 'title', postSchema.entries.title);
  const id = slugOf(title);
  if (!id)
    throw new UserError(
      `The title "${title}" has no Latin letter or digit for the address. Use a title with some, and change it in the new file: the file's name stays the address.`,
    );
  if (faultOf(alias, id))
    throw new UserError(
      `The title "${title}" gives the address "${id}", which is reserved. Choose another title.`,
    );
  const blog = path.join(content, 'blog');
  if (existsSync(path.join(blog, `${id}.md`)))
    throw new UserError(`content/blog/${id}.md already exists. Choose another title.`);
  const others = ownFilesBelow(blog).map((name) => ({ name, front: frontMatter(path.join(blog, name)) }));
  const aliased = others.find(({ front }) => front.aliases.includes(id));
  if (aliased)
    throw new UserError(
      `The title "${title}" gives the address "${id}", an alias of content/blog/${aliased.name}. Choose another title.`,
    );
  const same = others.find(({ front }) => front.title === title.toLowerCase())?.name;
  if (same) throw new UserError(`content/blog/${same} already has this title. Choose another title.`);
  const front = fieldLines(readSchema('post'), { title, date: today });
  writeContentFile(path.join(blog, `${id}.md`), `---\n${front.join('\n')}\n---\n\n`);
  return {
    file: `content/blog/${id}.md`,
    next: `Fill in the fields, and write the text below the second ---. ${nextBuild}`,
  };
}

/** The first value as one line, checked as a build checks the field. */
function checkedText({ values: [given = ''] }: NewEntry, what: string, schema: v.GenericSchema): string {
  const value = given.replace(/\s+/g, ' ');
  const fault = faultOf(schema, value);
  if (fault) throw new UserError(`The ${what} "${shortened(value)}" ${fault}. Choose another ${what}.`);
  return value;
}

const shortened = (value: string): string => (value.length > 80 ? `${value.slice(0, 79)}…` : value);

/** The title in lower case, and the aliases; a story with mistakes has none, nor has a file that is no text, e.g. `.DS_Store`. */
function frontMatter(file: string): { title: string; aliases: string[] } {
  const text = readTextIfAny(file);
  const front = /^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '';
  const document = parseDocument(front, { schema: 'core' });
  const aliases = document.get('aliases', true);
  return {
    title: String(document.get('title') ?? '').toLowerCase(),
    aliases: isSeq(aliases) ? aliases.items.map(String) : [],
  };
}
