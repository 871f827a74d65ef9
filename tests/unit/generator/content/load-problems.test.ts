/** Mistakes in content: each is reported once, with its place and remedy, and all at once. */
import { copyFileSync, linkSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fixture, openContentCopy, post, postMap } from '../support/content-copy.ts';

const { copy, write, load } = openContentCopy();

test('an unknown file is reported with the name that was meant', async () => {
  renameSync(path.join(copy, 'pages/booking.yaml'), path.join(copy, 'pages/boking.yaml'));
  expect((await load()).reported).toEqual([
    'content/pages/boking.yaml  This is not a file of the site. Did you mean content/pages/booking.yaml?',
    expect.stringContaining('content/pages/booking.yaml  The file is missing'),
  ]);
});

test('a value is reported with the form that its pattern requires', async () => {
  write('blog/ned.md', post('title: Ned\ndate: 15 January 2025\naliases: [Old Ned]'));
  expect((await load()).reported).toEqual([
    'content/blog/ned.md:9  "date" must be a date as YYYY-MM-DD, found "15 January 2025". Did you mean "2025-01-15"?',
    'content/blog/ned.md:10  "aliases.0" must be lower-case letters, digits and hyphens, found "Old Ned". Did you mean "old-ned"?',
  ]);
});

test('a name with a number is not taken for a date', async () => {
  write('blog/ned.md', post('title: Ned').replace('a-picture', 'WALK-01!'));
  expect((await load()).reported).toContainEqual(expect.stringMatching(/Did you mean "walk-01"\?$/));
});

test.each(['3/14/2025', '14/3/2025', '14.03.2025', '2025-3-14', '2025-03-14 10:00', 'March 14th, 2025'])(
  'the date %s is reported with its form',
  async (written) => {
    write('blog/ned.md', post(`title: Ned\ndate: ${written}`));
    expect((await load()).reported).toEqual([expect.stringMatching(/Did you mean "2025-03-14"\?$/)]);
  },
);

test('each line with mistakes is reported once, also one with a comment that was meant as text', async () => {
  write(
    'blog/ned.md',
    post('title: Ned #1\ndate: tomorrow # maybe\nfocus: left # of him')
      .replace('author:', 'Author:')
      .replace('[cats]', '[#cats, #town]'),
  );
  const { reported } = await load();
  expect(reported.map((line) => line.replace(/\. [A-Z].*/, ''))).toEqual([
    expect.stringContaining('ned.md:6  This is not valid YAML'),
    expect.stringContaining('ned.md:8  "#1" is read as a comment'),
    expect.stringContaining('ned.md:9  "# maybe" is read as a comment'),
    expect.stringContaining('ned.md:10  "# of him" is read as a comment'),
  ]);
  write(
    'blog/ned.md',
    post('title: Ned #1\ndate: tomorrow # maybe\nfocus: left # of him').replace('author:', 'Author:'),
  );
  expect((await load()).reported).toEqual([
    expect.stringContaining('ned.md:9  "date" must be a date as YYYY-MM-DD, found "tomorrow # maybe"'),
    expect.stringContaining('ned.md:10  "focus" must be'),
    expect.stringContaining('ned.md:3  "Author" is not a field here. Did you mean "author"?'),
    expect.stringContaining('ned.md:8  "#1" is read as a comment'),
  ]);
});

test.each(['Walk-07', '/images/walk-07.jpg', 'content/images/Walk 07.JPG'])(
  'the picture %s is reported with its name',
  async (written) => {
    write('blog/ned.md', post('title: Ned\ndate: 2025-01-14').replace(/image: .*/, `image: ${written}`));
    expect((await load()).reported).toEqual([
      expect.stringMatching(/"image" must be the name of a picture .* Did you mean "walk-07"\?$/),
    ]);
  },
);

test.each([
  [
    'weekdays: [6, 0]',
    'weekdays: [Saturday, 0]',
    'must be a number from 0 \\(Sunday\\) to 6 \\(Saturday\\), found "Saturday"',
  ],
  [
    'weekdays: [6, 0]',
    'weekdays: [6, 7]',
    'must be a number from 0 \\(Sunday\\) to 6 \\(Saturday\\), found 7',
  ],
  ['at: 40.7000,-74.0000', 'at: 40.7000, -74.0000', 'Did you mean "40.7000,-74.0000"\\?$'],
])('in a tour, %s written as %s is reported with its form', async (good, written, message) => {
  const tour = readFileSync(path.join(fixture, 'tours/brooklyn-heights.yaml'), 'utf8');
  expect(tour).toContain(good);
  write('tours/brooklyn-heights.yaml', tour.replace(good, written));
  expect((await load()).reported).toEqual([expect.stringMatching(message)]);
});

test('a day of another millennium is reported', async () => {
  write('blog/ned.md', post('title: Ned\ndate: 1025-01-14'));
  expect((await load()).reported).toEqual([expect.stringContaining('must be in the years 1900 to 2199')]);
});

test.each([
  ' (1)',
  ' copy',
  ' - Copy',
  " (Ann's conflicted copy 2026-01-01)",
  '.sync-conflict-20260101-120000-ABC',
  ' Kopie 2',
  ' (kopia)',
  '-OFFICE-PC',
  '_conflict-20260101-120000',
  '.md_REMOTE_123',
])('a copy with "%s" is not to be renamed, which would publish it twice', async (mark) => {
  for (const name of ['ned', `ned${mark}`]) write(`blog/${name}.md`, post('title: Ned\ndate: 2025-01-14'));
  copyFileSync(path.join(copy, 'pages/about.yaml'), path.join(copy, `pages/about${mark}.yaml`));
  const advice = (file: string) => expect.stringContaining(`It seems to be a copy of ${file}: compare them`);
  expect((await load()).reported).toEqual([advice('about.yaml'), advice('ned.md')]);
});

test('a file is not to be renamed to the name of another', async () => {
  for (const name of ['ned', 'Ned!']) write(`blog/${name}.md`, post('title: Ned\ndate: 2025-01-14'));
  // Names count, not inodes: on disks that ignore case, a file that was asked for by another name may have another inode.
  linkSync(path.join(copy, 'pages/about.yaml'), path.join(copy, 'pages/abuot.yaml'));
  const advice = (file: string) => expect.stringContaining(`There is also ${file}: compare them`);
  expect((await load()).reported).toEqual([advice('about.yaml'), advice('ned.md')]);
});

test.each(['con', 'index', 'lpt1'])('a story named %s gets another name', async (name) => {
  write(`blog/${name}.md`, post('title: Ned\ndate: 2025-01-14'));
  expect((await load()).reported).toEqual([
    expect.stringContaining(
      `is not a valid name for a post. This name is reserved: rename it, e.g. to ${name}-1.md`,
    ),
  ]);
});

test('front matter without an end is reported as such', async () => {
  write('blog/ned.md', post('title: Ned').replace(/\n---\n/, '\n'));
  expect((await load()).reported).toEqual([
    'content/blog/ned.md:1  The fields at the top of the post have no end. Write a line --- after the last field',
  ]);
});

test.each([
  ['2:30 PM', '14:30'],
  ['12 a.m.', '00:00'],
  ['9am', '09:00'],
  ['10h30', '10:30'],
  ['Noon', '12:00'],
  ['10:00 - 12:00', '10:00'],
])('the time %s is reported with its form on a clock of 24 hours', async (written, meant) => {
  const file = path.join(copy, 'tours/brooklyn-heights.yaml');
  write(
    'tours/brooklyn-heights.yaml',
    readFileSync(file, 'utf8').replace('time: "11:00"', `time: ${written}`),
  );
  expect((await load()).reported).toEqual([
    `content/tours/brooklyn-heights.yaml:22  "schedule.time" must be a time such as 14:00, found "${written}". Did you mean "${meant}"?`,
  ]);
});

test('pictures and links are also checked in the other lines of a file that has a mistake', async () => {
  const text = 'A friend of [Tom](/blog/tomm).\n\n![A cat](no-picture)';
  write('blog/ned.md', post('title: Ned\ndate: 2025-13-45\nfocus: left', text));
  write(
    'redirects.yaml',
    'redirects:\n  - from: [/old-home]\n    to: /abuot\n  - from: [old-news]\n    to: /in-the-news\n',
  );
  const { reported } = await load();
  expect(reported.map((line) => line.replace(/ {2}.*/, ''))).toEqual([
    'content/redirects.yaml:4',
    'content/blog/ned.md:9',
    'content/blog/ned.md:10',
    'content/redirects.yaml:3',
    'content/blog/ned.md:13',
    'content/blog/ned.md:15',
  ]);
  expect(reported[3]).toContain('"/abuot"');
});

test.each(['team.yaml', 'blog/ned.md'])(
  'an unresolved conflict of Git in %s is one problem',
  async (name) => {
    const text =
      name === 'team.yaml'
        ? readFileSync(path.join(copy, name), 'utf8')
        : post('title: Ned\ndate: 2025-01-02');
    const [first = '', second = '', ...rest] = text.split('\n');
    const conflict = ['<<<<<<< HEAD', second, '=======', `${second}!`, '>>>>>>> theirs'];
    write(name, [first, ...conflict, ...rest].join('\r\n'));
    expect((await load()).reported).toEqual([
      `content/${name}:2  Git found two versions of this part of the file, and they are both here. Keep one of them, and remove the lines that start with <<<<<<<, ======= and >>>>>>>`,
    ]);
  },
);

test('a problem in one post is not reported again for posts that link to it', async () => {
  write('blog/ned.md', post('title: Ned\ndate: 2025-13-45'));
  write('blog/tom.md', post('title: Tom\ndate: 2025-01-02', 'A friend of [Ned](/blog/ned).'));
  expect((await load()).reported).toEqual([
    'content/blog/ned.md:9  "date" must be an existing date, found "2025-13-45". Correct the value',
  ]);
});

test.each([
  ['blog/Old Ned.md', ':1  "Old Ned.md" is not a valid name for a post. Rename it to old-ned.md'],
  ['blog/old-ned.MD', '  The site reads no such file. Rename it to old-ned.md'],
  ['blog/old-ned.md.txt', '  The site reads no such file. Rename it to old-ned.md'],
])('a post named %s is not reported again where it is linked', async (name, problem) => {
  write(name, post('title: Ned\ndate: 2025-01-02'));
  write('blog/tom.md', post('title: Tom\ndate: 2025-01-02', 'A friend of [Ned](/blog/old-ned).'));
  expect((await load()).reported).toEqual([`content/${name}${problem}`]);
});

test.each(['Team.yaml', 'team.yml', 'team.YAML', 'team.yaml.txt'])(
  'a file named %s is not reported as missing, too',
  async (name) => {
    renameSync(path.join(copy, 'team.yaml'), path.join(copy, name));
    expect((await load()).reported).toEqual([
      expect.stringMatching(new RegExp(`^content/${name} .*team\\.yaml`)),
    ]);
  },
);

test('a picture with an invalid name, and a folder without pictures, are reported once', async () => {
  write('blog/ned.md', post('title: Ned\ndate: 2025-01-02', '![A cat](/images/old-ned.jpg)'));
  const misnamed = { file: 'content/images/Old Ned.JPG', message: 'The name is wrong', remedy: '' };
  expect((await load({ problems: [misnamed] })).reported).toEqual([]);
  expect((await load({ images: new Map(), problems: [] })).reported).toEqual([
    'content/images/  There is no picture in this folder. Restore the folder with its pictures',
  ]);
});

test('the ids, aliases and titles of posts are unique', async () => {
  write('blog/ned.md', post('title: Ned\ndate: 2025-01-02\naliases: [tom]'));
  write('blog/tom.md', post('title: ned\ndate: 2025-01-01'));
  expect((await load()).reported).toEqual([
    'content/blog/ned.md:10  The id "tom" is already used by content/blog/tom.md. Rename the file, or remove the alias from one of them',
    'content/blog/tom.md:8  The title "ned" is already used in content/blog/ned.md:8. Give one of them another title',
  ]);
});

test('a mistake in the file of a tour is not reported again at a post that uses its map', async () => {
  write(
    'blog/ned.md',
    post(`title: Ned\ndate: 2025-01-02${postMap}\ntour: brooklyn-heights`, '![A walk](/map)\n\n## A\n\n## B'),
  );
  const tour = readFileSync(path.join(fixture, 'tours/brooklyn-heights.yaml'), 'utf8');
  write('tours/brooklyn-heights.yaml', tour.replace(/^priceCents: .*$/m, 'priceCents: 40'));
  const { reported } = await load();
  expect(reported).toEqual([
    expect.stringMatching(/^content\/tours\/brooklyn-heights\.yaml:\d+ {2}"priceCents" must be 100 or more/),
  ]);
});

test('a post’s map needs a tour with a map, and its constants must exist', async () => {
  write(
    'blog/ned.md',
    post(`title: Ned\ndate: 2025-01-02${postMap}`, '![A walk](/map)\n\n## A\n\n$' + '{group.smal}\n\n## B'),
  );
  const { reported } = await load();
  expect(reported.join('\n')).toContain('The map is based on the map of a tour');
  expect(reported.join('\n')).toContain('There is no constant "$' + '{group.smal}"');
});
