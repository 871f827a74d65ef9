import { expect, test } from 'vitest';
import type { Post } from '../../../../content/types.ts';
import { compileMarkdown } from '../../../../scripts/generator/content/markdown/markdown.ts';
import { postMarkdown } from '../../../../scripts/generator/pages/post-markdown.ts';

const post: Post = {
  ...{
    id: 'ned',
    aliases: [],
    title: 'Ned & co',
    excerpt: 'A cat.',
    alt: 'Ned sits',
    author: 'Ann',
    date: '2025-01-02',
  },
  tags: [],
  category: 'History',
  readTime: 3,
  words: 500,
  body: [],
  image: {
    name: 'ned',
    alt: 'Ned sits',
    width: 640,
    height: 480,
    color: '#000000',
    format: 'jpg',
    src: '/ned-640.jpg',
    widths: [640],
    stem: '/ned',
  },
  sources: [
    { paper: 'The Sun', date: '1883-04-01', claim: 'Ned', url: 'https://sun.example/' },
    { title: 'Cats', url: 'https://b.example/', site: 'B' },
  ],
};
const markdown = (text: string, sources = post.sources) =>
  postMarkdown(
    { post: { ...post, sources }, tree: compileMarkdown('x.md', text, 0).tree.children ?? [] },
    (address) => (address.startsWith('http') ? address : `https://example.com${address}`),
    'In short.',
  );

test("a post's Markdown has its facts, its own text with absolute addresses, and its sources", () => {
  expect(markdown('Read [this](/tours), ~~not~~ `x`.\n\n- one\n- [ ] two')).toBe(`> In short.

# Ned & co

January 2, 2025, Ann, 3 min read

![Ned sits](https://example.com/ned-640.jpg)

Read [this](https://example.com/tours), ~~not~~ \`x\`.

- one
- ☐ two

## Sources

- [The Sun](https://sun.example/), April 1, 1883: Ned.
- [“Cats”](https://b.example/), B.
`);
});

test('without sources it ends with the text', () => {
  expect(markdown('The end.', [])).toMatch(/The end\.\n$/);
});
