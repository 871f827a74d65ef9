import { expect, test } from 'vitest';
import type { ArticleNode } from '../../../../content/types.ts';
import { articleHtml, sourcesHtml } from '../../../../scripts/generator/pages/article-html.ts';

const html = (...body: ArticleNode[]) =>
  articleHtml(body, (address) =>
    address.startsWith('#') ? `/ned${address}` : `https://example.com${address}`,
  );

test('text is escaped, addresses are absolute, classes are removed', () => {
  expect(
    html(['p', { className: 'x' }, ['Cats & <rats> ', ['a', { href: '/a?b="c"', rel: 'noopener' }, ['A']]]]),
  ).toBe('<p>Cats &amp; &lt;rats&gt; <a href="https://example.com/a?b=&quot;c&quot;">A</a></p>');
  expect(html(['a', { href: '#fn' }, ['1']])).toBe('<a href="/ned#fn">1</a>');
});

test('void elements have no end tag, and tables keep their spans', () => {
  expect(html(['hr', {}, []], ['td', { colSpan: 2 }, ['a', ['br', {}, []], 'b']])).toBe(
    '<hr><td colspan="2">a<br>b</td>',
  );
});

test('a picture has a medium size and its text alternative', () => {
  const image = {
    name: 'ned',
    alt: 'Ned "on" watch',
    width: 1536,
    height: 1024,
    src: '/ned-1536.jpg',
    widths: [320, 1024, 1536],
    stem: '/ned',
    format: 'jpg' as const,
    color: '#ffffff',
  };
  expect(html(['Picture', { image }, []])).toBe(
    '<p><img src="https://example.com/ned-1024.jpg" alt="Ned &quot;on&quot; watch" width="1024" height="683"></p>',
  );
});

test('a post in a feed ends with its sources', () => {
  const paper = {
    claim: 'A <cat>',
    paper: 'The Sun',
    date: '1895-10-13',
    site: 'A & B',
    url: 'https://example.org/a',
  };
  expect(sourcesHtml([paper])).toBe(
    '<h2>Sources</h2><ul><li><cite>The Sun</cite>, October 13, 1895: A &lt;cat&gt;. <a href="https://example.org/a">A &amp; B</a>.</li></ul>',
  );
  expect(sourcesHtml([])).toBe('');
});
