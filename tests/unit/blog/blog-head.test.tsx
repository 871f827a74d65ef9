// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import type { PageMeta } from '../../../components/base/page-meta.ts';
import { postHead, readHead, writeHead } from '../../../components/blog/blog-view/blog-head.ts';
import { postMeta } from '../../../components/blog/post-meta.ts';
import { Head } from '../../../components/document/head/head.tsx';
import type { Content, Post } from '../../../content/types.ts';

const image = {
  name: 'ned',
  alt: 'Ned on the bridge',
  width: 1536,
  height: 1024,
  src: '/assets/images/ned.1-1536.jpg',
  widths: [640, 1280, 1536],
  stem: '/assets/images/ned.1',
  format: 'jpg' as const,
  color: '#ffffff',
};
const post: Post = {
  id: 'ned',
  title: 'Ned of the Bridge',
  excerpt: 'Ned kept the rats off the bridge for eleven years, and the men who built it kept him in milk.',
  author: 'Cats About Town Team',
  date: '2025-01-05',
  image,
  alt: image.alt,
  tags: ['ned', 'brooklyn'],
  category: 'History',
  aliases: [],
  readTime: 5,
  words: 1000,
  body: [],
  sources: [],
  share: '/assets/images/share/blog-ned.1a2b3c4d.jpg',
};
const list: PageMeta = { title: 'Blog', description: 'All stories.', image: { ...image, name: 'hero' } };
const suffix = ' | Cats About Town Tours';

/** The head of a built page. */
function serve(path: string, meta: PageMeta): void {
  const site = { name: 'Cats About Town', titleSuffix: suffix } as Content['site']; // the only fields that a head uses
  const assets = {
    css: '',
    darkSheet: '/assets/css/dark.css',
    entry: { src: '/site.js', integrity: '' },
    script: '',
    postIds: null,
    csp: '',
    speculationRules: '{}',
  };
  const html = renderToStaticMarkup(<Head path={path} meta={meta} site={site} assets={assets} />);
  document.head.innerHTML = html.replace(/^<head>|<\/head>$/g, '');
}
/** All elements of the head that describe the page, in any order. */
const reported = () =>
  [...document.head.querySelectorAll('title, meta, link[rel=canonical]')]
    .map((element) => element.outerHTML.replace(/\/?>/g, '>'))
    .sort();

beforeEach(() => serve('/blog', list));

test("while the blog page shows a post, its head is that of the post's own page", () => {
  writeHead(postHead(post, suffix));
  const shown = reported();
  serve('/blog/ned', postMeta(post));
  expect(shown).toEqual(reported());
  expect(shown).toContain('<meta property="article:tag" content="brooklyn">');
});

test('the head is restored when the list is shown again', () => {
  const before = reported();
  const head = readHead();
  writeHead(postHead(post, suffix));
  expect(reported()).not.toEqual(before);
  writeHead(head);
  expect(reported()).toEqual(before);
});
