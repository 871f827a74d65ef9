/** `npm run new` adds an entry of each kind, changes no other line, and refuses duplicates. */
import { renameSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { postSchema } from '../../../../content/schema.ts';
import { UserError } from '../../../../scripts/core/errors/user-error.ts';
import { readTextIfAny } from '../../../../scripts/core/text/read-text.ts';
import { findContent } from '../../../../scripts/generator/content/files/content-files.ts';
import { parseYaml } from '../../../../scripts/generator/content/yaml/parse-yaml.ts';
import { openContent } from '../support/open-content.ts';

test('a new post has its date, its title and every field with a description, and lacks only what the writer adds', async () => {
  const { create, read } = openContent();
  const { file, next } = await create('story', "Café: Cats' Night");
  expect(file).toBe('content/blog/cafe-cats-night.md');
  expect(next).toContain('write the text below');
  const [, front = ''] = read('blog/cafe-cats-night.md').split(/^---$/m);
  expect(parse(front)).toMatchObject({ title: "Café: Cats' Night", date: '2026-05-04' });
  for (const name of Object.keys(postSchema.entries))
    expect(front).toMatch(new RegExp(`^(?:# )?${name}:`, 'm'));
  expect(front).toContain('# Day of publication.\ndate: 2026-05-04');
  expect(front).toContain('# One of: Tours, Neighborhoods, Cat Culture, History.');
  const fields = parseYaml({ file, text: front }, postSchema).problems.map(
    ({ message }) => message.split(' ')[0],
  );
  expect([...new Set(fields)]).toEqual(['"excerpt"', '"author"', '"image"', '"alt"', '"tags"', '"category"']);
});

test('an article is appended to its list, before the comment of the next list', async () => {
  const site = openContent();
  site.write('press.yaml', site.read('press.yaml').replace(/^quotes:/m, '# What papers said.\nquotes:'));
  const { created, lines, start } = await site.added('press.yaml', 'press', 'Cats: a "history"');
  expect(created.file).toBe(`content/press.yaml:${start}`);
  expect(lines).toContain('  - title: \'Cats: a "history"\'');
  expect(lines).toContain('    date: 2026-05-04');
  expect(site.read('press.yaml')).toContain('# What papers said.\nquotes:');
  expect(site.mistakes()).toEqual(['publication', 'description', 'link', 'image']);
});

test('a review', async () => {
  const site = openContent();
  const { lines } = await site.added('reviews.yaml', 'review', 'Ann B.');
  expect(lines).toContain('    author: Ann B.');
  expect(site.mistakes()).toEqual(['quote']);
});

test('a new redirect is complete', async () => {
  const site = openContent();
  await site.added('redirects.yaml', 'redirect', '/old-walks', '/tours');
  expect(site.mistakes()).toEqual([]);
  const { redirects } = parse(site.read('redirects.yaml')) as { redirects: unknown[] };
  expect(redirects.at(-1)).toEqual({ to: '/tours', from: ['/old-walks'] });
});

test('a date without a tour, in a schedule that is one line or ends in a list', async () => {
  for (const schedule of [
    '{ weekdays: [6, 0], time: "10:00" }',
    '\n  time: "10:00"\n  weekdays:\n    - 6\n    - 0',
  ]) {
    const site = openContent();
    const file = 'tours/brooklyn-heights.yaml';
    site.write(file, site.read(file).replace(/^schedule:\n(?: .*\n)+/m, `schedule: ${schedule}\n`));
    await site.create('tour-date-skip', 'brooklyn-heights', '2026-05-10');
    expect(parse(site.read(file))).toMatchObject({
      schedule: { weekdays: [6, 0], skipDates: ['2026-05-10'] },
    });
    expect(site.mistakes()).toEqual([]);
  }
});

const forms = [
  ['no list', ''],
  ['an empty list', '  skipDates: []\n'],
  ['a list in brackets', '  skipDates: ["2026-05-16"] # the fair\n'],
  ['a list over several lines', '  skipDates:\n    [\n      "2026-05-16",\n    ]\n'],
  ['a list of lines', '  skipDates:\n    # the fair\n    - 2026-05-16\n    # and so on\n'],
] as const;
test.each(forms)('a date without a tour, in a schedule with %s', async (_form, list) => {
  const site = openContent();
  const file = 'tours/brooklyn-heights.yaml';
  const text = site.read(file).replace(/^ +skipDates:.*\n/m, '');
  site.write(file, text.replace(/^( +time: .*\n)/m, `$1${list}`));
  const comments = site.read(file).match(/#.*/g);
  const before = (parse(site.read(file)) as { schedule: { skipDates?: string[] } }).schedule.skipDates ?? [];
  await site.create('tour-date-skip', 'brooklyn-heights', '2026-05-10');
  const { schedule } = parse(site.read(file)) as { schedule: { skipDates: string[] } };
  expect(schedule.skipDates).toEqual([...before, '2026-05-10']);
  expect(site.read(file).match(/#.*/g)).toEqual(comments);
  expect(site.mistakes()).toEqual([]);
});

test.each([
  ['a byte order mark', (text: string) => Buffer.from(`\uFEFF${text}`)],
  ['old line breaks', (text: string) => Buffer.from(text.replaceAll('\n', '\r'))],
  ['UTF-16', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
])(
  'entries are added to files with %s, as builds read them, and to the target of a link',
  async (_, encode) => {
    const site = openContent();
    const at = (file: string) => path.join(site.content, file);
    for (const file of ['redirects.yaml', 'reviews.yaml', 'tours/brooklyn-heights.yaml'])
      writeFileSync(at(file), encode(site.read(file)));
    renameSync(at('reviews.yaml'), at('kept'));
    symlinkSync(at('kept'), at('reviews.yaml'));
    await site.create('redirect', '/old-walks', '/tours');
    await site.create('review', 'Ann B.');
    await site.create('tour-date-skip', 'brooklyn-heights', '2026-05-10');
    expect(readTextIfAny(at('kept'))).toContain('author: Ann B.');
    expect(site.mistakes()).toEqual(['quote']);
  },
);

test.each([
  [['story', 'Twice'], /already exists/],
  [['press', 'Twice'], /already/],
  [['review', 'Twice'], /already/],
  [['redirect', '/twice', '/tours'], /already has a redirect from \/twice to \/tours/],
  [['tour-date-skip', 'brooklyn-heights', '2026-05-10'], /already/],
])('%j is refused the second time, and nothing is written', async (argv, message) => {
  const site = openContent();
  await site.create(...argv);
  const texts = () => [...findContent(site.content).yaml.values()].map(({ hash }) => hash);
  const before = texts();
  await expect(site.create(...argv)).rejects.toThrow(message);
  expect(texts()).toEqual(before);
});

test.each([
  [[], /^Use: npm run new/],
  [['poem', 'x'], /Unknown kind "poem"/],
  [['story'], /takes 1 value/],
  [['story', 'two', 'words'], /in quotes/],
  [['story', '???'], /no Latin letter or digit/],
  [['story', '\u{1f63a}\u{1f63a}'], /no Latin letter or digit/],
  [['story', 'x'.repeat(200)], /must have at most 110 characters, has 200/],
  [['story', '**Bold**'], /must be plain text/],
  [['story', 'Con'], /gives the address "con", which is reserved/],
  [['story', 'index'], /reserved/],
  [['photo', 'missing.jpg'], /There is no file missing\.jpg/],
  [['story', 'zero\u202ewidth'], /The character U\+202E cannot be published\. Delete it/],
  [['story', '1'], /gives the address "1", an alias of content\/blog\/[\w-]+\.md\./],
  [['press', '<b>Bold</b>'], /must be plain text/],
  [['press', `\`code\` ${'x'.repeat(200)}`], /^The title "`code` x{72}…" must be plain text/],
  [['review', '[[Ann]]'], /must be plain text/],
  [['photo', 'tests'], /tests is a folder\. Pass a picture\./],
  [['photo', 'https://example.com/cat.jpg'], /is an address\. Download the picture/],
  [['redirect', '/feed.xml', '/tours'], /"\/feed\.xml" is, or is below, the file feed\.xml of the site/],
  [['redirect', '/old', '/abou'], /leads to no page\. Did you mean "\/about"\?$/],
  [['photo', 'package.json'], /must end in \.jpg, .*\. Choose a picture\./],
  [['redirect', '/tours', '/about'], /"\/tours" is a page, so it cannot be redirected/],
  [['redirect', '/old', '/nowhere'], /The link "\/nowhere" leads to no page/],
  [['redirect', '/old', '/tours/'], /has a slash at the end of its path\. Write "\/tours"/],
  [['redirect', '/old?x=1', '/tours'], /a path alone, without \? or #/],
  [['redirect', '/old', 'https://example.com/'], /must be a page of this site/],
  [['redirect', 'old', '/tours'], /must start with \//],
  [['redirect', '/old', 'tours'], /must be a page of this site/],
  [['redirect', '/old', '/old'], /itself/],
  [['tour-date-skip', 'bronx', '2026-05-10'], /no tour "bronx"\. Tours: .*lower-east-side/],
  [['tour-date-skip', 'Brooklyn Heights', '2026-05-10'], /Did you mean brooklyn-heights\?$/],
  [['tour-date-skip', '../site', '2026-05-10'], /no tour/],
  [['tour-date-skip', 'brooklyn-heights', '2026-02-30'], /an existing date/],
  [['tour-date-skip', 'brooklyn-heights', '2026-05-05'], /no tour on that day/],
  [['tour-date-skip', 'brooklyn-heights', '2026-05-02'], /in the past/],
  [['tour-date-skip', 'brooklyn-heights', '2027-01-02'], /outside of the season .*: March to November/],
])('%j is refused with one sentence', async (argv, message) => {
  const { create } = openContent();
  await expect(create(...argv)).rejects.toThrow(UserError);
  await expect(create(...argv)).rejects.toThrow(message);
});

test('a redirect extends no chain and closes no circle', async () => {
  const { create } = openContent();
  await create('redirect', '/first', '/tours');
  await expect(create('redirect', '/second', '/first')).rejects.toThrow(
    /leads to an old address\. Write "\/tours"/,
  );
  await expect(create('redirect', '/FIRST', '/tours')).rejects.toThrow(/differ only in case/);
});

test('the title of another story is refused, and line breaks in a title become spaces', async () => {
  const { create, read, write } = openContent();
  write('blog/other.md', '---\ntitle: The Same\n---\n');
  await expect(create('story', 'the same')).rejects.toThrow('content/blog/other.md already has this title');
  await create('story', 'Two\n lines: "a #1"');
  expect(read('blog/two-lines-a-1.md')).toMatch(/^title: 'Two lines: "a #1"'$/m);
});

test('a story is created beside files that are no text, and beside a link without a target', async () => {
  const { create, content } = openContent();
  writeFileSync(path.join(content, 'blog/.DS_Store'), Buffer.from([0, 1, 0xff, 0xfe, 0xd8]));
  writeFileSync(path.join(content, 'blog/latin.md'), Buffer.from('---\ntitle: Café\n---\n', 'latin1'));
  symlinkSync('missing.md', path.join(content, 'blog/.#draft.md'));
  expect((await create('story', 'New')).file).toBe('content/blog/new.md');
});

test('an entry is added beside one that is empty, and a date in a schedule with a number for its list', async () => {
  const { create, read, write } = openContent();
  const edit = (file: string, old: RegExp, text: string) => {
    expect(read(file)).toMatch(old);
    write(file, read(file).replace(old, text));
  };
  edit('press.yaml', /^articles:\n/m, 'articles:\n  -\n');
  edit('reviews.yaml', /^google:\n/m, 'google:\n  -\n');
  edit('redirects.yaml', /^redirects:\n/m, 'redirects:\n  -\n');
  edit('tours/brooklyn-heights.yaml', /weekdays: .*(?:\n +- \d)*/, 'weekdays: 6');
  await create('press', 'A cat in the news');
  await create('review', 'Ann B.');
  await create('redirect', '/old-page', '/tours');
  const { file } = await create('tour-date-skip', 'brooklyn-heights', '2026-05-09');
  expect(file).toBe('content/tours/brooklyn-heights.yaml');
});
