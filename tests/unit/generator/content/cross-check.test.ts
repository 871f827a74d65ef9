import { expect, test } from 'vitest';
import { formatProblem } from '../../../../scripts/core/errors/problem.ts';
import {
  checkDates,
  checkReferences,
  futureDates,
} from '../../../../scripts/generator/content/cross-check.ts';
import { postRecord } from '../support/content.ts';

const known = {
  images: new Set(['jerry-fox', 'hero-home']),
  routes: new Set(['/', '/404', '/offline', '/tours', '/tours/brooklyn-heights', '/blog/jerry-fox']),
  redirects: new Map([
    ['/cats', '/'],
    ['/about-*', '/about'],
    ['/a', '/b'],
    ['/b', '/c'],
    ['/c', '/tours?from=c#top'],
    ['/x', '/y'],
    ['/y', '/x'],
    ['/self', '/self'],
    ['/blog/1', '/blog?post=jerry-fox'],
  ]),
  posts: new Set(['jerry-fox', '1']),
  files: new Set(['feed.xml']),
  home: 'https://example.com/',
  constants: new Set(['group.small', 'price.perPersonCents']),
};
const check = (kind: 'image' | 'link' | 'constant', value: string) =>
  checkReferences([{ file: 'content/a.yaml', references: [{ kind, value, line: 4 }] }], known).map(
    formatProblem,
  );

test.each([
  '/',
  '/tours',
  '/tours#faq',
  '/tours?x=1',
  '#here',
  '/feed.xml',
  '/tours.md',
  '/blog?post=jerry-fox',
  '/blog?post=jerry-fox#a-heading',
  '/blog?post=1',
  '/blog?from=a&post=jerry%2Dfox',
  'https://example.org/',
  'https://example.company/',
  'https://example.com.evil.example',
])('the link %s is valid', (link) => {
  expect(check('link', link)).toEqual([]);
});

test.each([
  ['/tours/', '/tours'],
  ['/tours/?x=1#faq', '/tours?x=1#faq'],
  ['/blog/?post=jerry-fox', '/blog?post=jerry-fox'],
])('the link %s has a slash too many', (link, right) => {
  expect(check('link', link)).toEqual([
    `content/a.yaml:4  The link "${link}" has a slash at the end of its path. Write "${right}"`,
  ]);
});

test.each([
  ['https://example.com/tours?x=1#faq', '/tours?x=1#faq'],
  ['https://example.com/', '/'],
  ['https://example.com', '/'],
])('the absolute address %s of this site is reported with the path', (link, right) => {
  expect(check('link', link)).toEqual([
    `content/a.yaml:4  The link "${link}" is an absolute address of this site. Write "${right}"`,
  ]);
});

test('a chain of old addresses is followed to its end, and a circle has none', () => {
  expect(check('link', '/a')[0]).toContain('leads to an old address. Write "/tours?from=c#top"');
  expect(check('link', '/x')[0]).toContain('leads to an old address. Write the address of a page');
  expect(check('link', '/self')[0]).toContain('leads to an old address. Write the address of a page');
});

test('a line break in the name of a file does not break the line of the message', () => {
  const problem = { file: 'content/images/a\n\u001b[2Jb.jpg', message: 'It is wrong', remedy: 'Rename it' };
  expect(formatProblem(problem)).toBe('content/images/a [2Jb.jpg  It is wrong. Rename it');
});

test('a broken link is reported with the nearest page', () => {
  expect(check('link', '/tours/brooklyn-hights')).toEqual([
    'content/a.yaml:4  The link "/tours/brooklyn-hights" leads to no page. Did you mean "/tours/brooklyn-heights"?',
  ]);
});

test('a link to an old address is reported with the new one', () => {
  expect(check('link', '/cats')).toEqual([
    'content/a.yaml:4  The link "/cats" leads to an old address. Write "/"',
  ]);
});

test.each([
  ['/blog?post=nope', 'leads to no post. Write the id of a post, which is its file name'],
  ['/blog?post=jerry-fx#top', 'leads to no post. Did you mean "/blog?post=jerry-fox"?'],
  ['/blog?post=', 'leads to no post. Write the id of a post, which is its file name'],
  ['/blog/1?a=b#top', 'leads to an old address. Write "/blog?post=jerry-fox&a=b#top"'],
  ['/about-anyone', 'leads to an old address. Write "/about"'],
  ['/tours.html#faq', 'leads to no page. Did you mean "/tours#faq"?'],
  ['/feed.txt', 'leads to no page. Write the address of a page'],
])('the link %s %s', (link, reported) => {
  expect(check('link', link)).toEqual([`content/a.yaml:4  The link "${link}" ${reported}`]);
});

test.each([
  ['/404', 'for every unknown address'],
  ['/404?from=old', 'for every unknown address'],
  ['/offline', 'without a network'],
])('the link %s is refused, since its page is shown by itself', (link, when) => {
  expect(check('link', link)).toEqual([
    `content/a.yaml:4  The link "${link}" leads to a page that is shown by itself: ${when}. Write the address of another page, or remove the link`,
  ]);
});

test('a missing image, or one that differs in case, is reported with the right name', () => {
  expect(check('image', 'Jerry-Fox')).toEqual([
    'content/a.yaml:4  There is no picture "Jerry-Fox" in content/images/. Did you mean "jerry-fox"?',
  ]);
  expect(check('image', 'somewhere-else-entirely')).toEqual([
    'content/a.yaml:4  There is no picture "somewhere-else-entirely" in content/images/. Add somewhere-else-entirely.jpg to content/images/',
  ]);
});

test('an unknown constant is reported with the nearest one', () => {
  expect(check('constant', 'group.small')).toEqual([]);
  expect(check('constant', 'group.smal')).toEqual([
    `content/a.yaml:4  There is no constant "\${group.smal}". Did you mean "\${group.small}"?`,
  ]);
  expect(check('constant', 'group.small…').join()).toContain('Did you mean "${' + 'group.small}"?');
  expect(check('constant', 'x')).toEqual([
    `content/a.yaml:4  There is no constant "\${x}". Name a field of content/site.yaml, e.g. \${group.small}`,
  ]);
});

test.each([
  ['2024-12-31', 'must not be before "date" (2025-01-01)'],
  ['2026-05-05', 'must not be after the build date (2026-05-04)'],
])('a post that was modified on %s is a problem: the date %s', (updated, reported) => {
  expect(checkDates([postRecord('ned', { updated })], '2026-05-04').map(formatProblem)).toEqual([
    `content/blog/ned.md:5  "updated" ${reported}, found "${updated}". Write the date of the last change, or remove the field`,
  ]);
});

test.each(['2025-01-01', '2026-05-04'])('a post may have been modified on %s', (updated) => {
  expect(checkDates([postRecord('ned', { updated })], '2026-05-04')).toEqual([]);
});

test('entries dated after the day of the build are warned of, wherever they are dated', () => {
  const value = { articles: [{ date: '2026-05-05' }, { date: '2026-05-04' }, { title: '2027' }] };
  const lines = { 'articles.0.date': 3, 'articles.1.date': 4, 'articles.2.title': 5 };
  expect(
    futureDates(
      [postRecord('ned', { date: '2027-01-01' }), postRecord('jerry', { date: '2026-05-04' })],
      [{ file: 'content/press.yaml', value, lines }],
      '2026-05-04',
    ),
  ).toEqual([
    'content/blog/ned.md:3  The date 2027-01-01 is after the build date (2026-05-04), but the entry is published now. Correct the date, or remove the entry until then.',
    'content/press.yaml:3  The date 2026-05-05 is after the build date (2026-05-04), but the entry is published now. Correct the date, or remove the entry until then.',
  ]);
});
