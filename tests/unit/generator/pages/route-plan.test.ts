import { expect, test } from 'vitest';
import { relatedPosts } from '../../../../components/blog/blog-posts.ts';
import { type AnyPage, definePages } from '../../../../components/page/define-page.ts';
import type { Content, PostSummary } from '../../../../content/types.ts';
import { hashParts } from '../../../../scripts/generator/pages/content-parts.ts';
import { planRoutes } from '../../../../scripts/generator/pages/route-plan.ts';
import { postRecord } from '../support/content.ts';

const pageFiles = [
  { file: 'pages/about.tsx', route: '/about' },
  { file: 'pages/sitemap.tsx', route: '/sitemap' },
  { file: 'pages/walk.tsx', route: '/walk' },
  { file: 'pages/blog/[id].tsx', route: '/blog/[id]' },
];
/** The parts of the content that single pages used when they were rendered. */
const reads: Record<string, string> = {
  '/about': 'site pages/about',
  '/sitemap': 'site posts',
  '/walk': 'site tourPosts',
};
/** Posts show the newest three others of their category. */
const modules = {
  'pages/blog/[id].tsx': definePages<PostSummary, unknown>({
    islands: [],
    data: ({ posts }, post) => ({ post, related: relatedPosts(posts, post) }),
    meta: () => ({ title: '', description: '' }),
    body: () => null,
    // Its type parameters are relevant only in its own file.
  }) as unknown as AnyPage,
};
type Category = Content['posts'][number]['category'];

/** The plan's keys by route, for posts given as id → category, optionally with other texts or titles. */
function keys(
  posts: Record<string, Category>,
  {
    texts = {},
    titles = {},
    codeHash = 'code',
    site = 'Cats',
    about = 'About',
  }: {
    texts?: Record<string, string>;
    titles?: Record<string, string>;
    codeHash?: string;
    site?: string;
    about?: string;
  } = {},
): Record<string, string> {
  const records = Object.entries(posts).map(([id, category]) => postRecord(id, { category }));
  const summaries = records.map(({ id, data }) => ({ ...data, id, title: titles[id] ?? data.title }));
  // Planning uses the ids and categories of posts, and hashes the rest.
  const tourPosts = { walk: summaries.slice(0, 2) };
  const content = {
    site: { name: site },
    posts: summaries,
    tourPosts,
    pages: { about: { title: about } },
  } as unknown as Content;
  const written = content.posts.map((summary) => ({
    summary,
    text: {
      words: 1,
      source: { file: '', absolute: '', hash: '', stored: { pack: '', start: 0, length: 0, hash: '' } },
      sources: [],
      constants: {},
      version: texts[summary.id] ?? 'v1',
    },
  }));
  const hashOfPart = hashParts(content);
  const plan = planRoutes({
    pageFiles,
    modules,
    content,
    hashOfPart,
    posts: written,
    codeKey: () => codeHash,
  });
  return Object.fromEntries(plan.map(({ job, keyFor }) => [job.route, keyFor(reads[job.route] ?? 'site')]));
}
const posts: Record<string, Category> = {
  a: 'History',
  b: 'History',
  c: 'History',
  d: 'History',
  e: 'History',
  f: 'History',
  x: 'Tours',
};
/** Routes that are rendered again after a change. */
function rendered(after: Record<string, string>): string[] {
  const before = keys(posts);
  return Object.keys(after).filter((route) => after[route] !== before[route]);
}

test('a page is one job, a family of pages has one per post', () => {
  expect(Object.keys(keys({ a: 'History', x: 'Tours' }))).toEqual([
    '/about',
    '/sitemap',
    '/walk',
    '/blog/a',
    '/blog/x',
  ]);
});

test('the same input renders nothing', () => {
  expect(rendered(keys(posts))).toEqual([]);
});

test.each(['a', 'f'])('an edit in the text of %s renders only its page', (id) => {
  expect(rendered(keys(posts, { texts: { [id]: 'v2' } }))).toEqual([`/blog/${id}`]);
});

test.each(['e', 'f'])(
  'a new title of %s, an older post, renders it and the pages with lists, and none of its neighbors',
  (id) => {
    expect(rendered(keys(posts, { titles: { [id]: 'Other' } }))).toEqual(['/sitemap', `/blog/${id}`]);
  },
);

test('a new title of a post that a tour lists renders the tour', () => {
  expect(rendered(keys(posts, { titles: { b: 'Other' } }))).toContain('/walk');
});

test.each([
  ['c', 'abcdef'],
  ['d', 'abcd'],
])('a new title of %s renders exactly the posts that show it', (id, neighbors) => {
  expect(rendered(keys(posts, { titles: { [id]: 'Other' } }))).toEqual([
    '/sitemap',
    ...[...neighbors].map((neighbor) => `/blog/${neighbor}`),
  ]);
});

test('new code, or a change in what all pages show, renders everything', () => {
  const all = Object.keys(keys(posts));
  expect(rendered(keys(posts, { codeHash: 'other' }))).toEqual(all);
  expect(rendered(keys(posts, { site: 'Dogs' }))).toEqual(all);
});

test("a change in one page's texts renders only that page", () => {
  expect(rendered(keys(posts, { about: 'About us' }))).toEqual(['/about']);
});
