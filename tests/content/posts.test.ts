/** The eleven posts of the blog: the requirements of spec sections 3 and 9, and their sources. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { postCategories, postSchema } from '../../content/schema.ts';
import { inRoot } from '../../scripts/core/files/paths.ts';
import { findContent } from '../../scripts/generator/content/files/content-files.ts';
import { compilePost } from '../../scripts/generator/content/posts/post-record.ts';
import { parseYaml } from '../../scripts/generator/content/yaml/parse-yaml.ts';

const posts = findContent(inRoot('content')).posts.map(({ file, absolute }) => {
  const { record, problems } = compilePost(file, absolute);
  const [, front = '', body = ''] = readFileSync(absolute, 'utf8').split(/^---\n/m);
  const { value } = parseYaml({ file, text: front }, postSchema);
  return { id: path.basename(file, '.md'), record, problems, value, body };
});

/** Sites with copies of other people's pages, which a source must not link. */
const copies =
  /thegreatcelebrity|wikipedianews|bitlit|frosthead|arietiform|wikiclassic|wikimili|blogspot|frenchhatchingcat/;

test('there are eleven, one a day from January 5 to 15, 2025', () => {
  const days = Array.from({ length: 11 }, (_, index) => `2025-01-${String(index + 5).padStart(2, '0')}`);
  expect(posts.map(({ value }) => value?.date).sort()).toEqual(days);
});

test('each of the four categories has at least two', () => {
  for (const category of postCategories) {
    const count = posts.filter(({ value }) => value?.category === category).length;
    expect(count, category).toBeGreaterThanOrEqual(2);
  }
});

test('the post about Jerry Fox has the alias 1', () => {
  const known = posts.filter(({ value }) => value?.aliases.includes('1'));
  expect(known.map(({ value }) => value?.title)).toEqual([expect.stringContaining('Jerry Fox')]);
});

describe.each(posts)('$id', ({ record, problems, value, body }) => {
  test('builds without a problem and is signed by the team', () => {
    expect(problems).toEqual([]);
    expect(value?.author).toBe('Cats About Town Team');
  });

  test('has 600 to 1,100 words', () => {
    expect(record?.words).toBeGreaterThanOrEqual(600);
    expect(record?.words).toBeLessThanOrEqual(1100);
  });

  test('has at least three sources, each with what it documents, and links no copy of a page', () => {
    const sources = value?.sources ?? [];
    expect(sources.length).toBeGreaterThanOrEqual(3);
    for (const { claim, url } of sources) {
      expect(claim).toBeTruthy();
      if (url !== undefined) expect(new URL(url).hostname).not.toMatch(copies);
    }
  });

  test('mentions no year after its own', () => {
    const year = Number(value?.date.slice(0, 4));
    const words = [value?.title, value?.excerpt, value?.alt, body].join(' ');
    // Internal addresses and amounts of money are not years.
    const years = [...words.matchAll(/(?<![$\d,])(?:1[6-9]|20)\d\d(?![\d,]*\d)/g)].map(([text]) =>
      Number(text),
    );
    expect(years.filter((reported) => reported > year)).toEqual([]);
  });

  test('has the dates and places of the newspapers', () => {
    expect(body).toMatch(/\b(?:18|19)\d\d\b/);
  });
});
