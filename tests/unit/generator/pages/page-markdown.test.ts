import { expect, test } from 'vitest';
import { pageMarkdown } from '../../../../scripts/generator/pages/page-markdown.ts';

const markdown = (main: string) =>
  pageMarkdown(
    `<main id="main">${main}</main>`,
    (address) => (address.startsWith('/') ? `https://example.com${address}` : address),
    'In short.',
  ).replace('> In short.\n\n', '');

test.each([
  ['headings and paragraphs', '<h1>Ned</h1><div><p>A\n cat.</p></div>', '# Ned\n\nA cat.\n'],
  ['entities', '<p>Cats &amp; rats don&#x27;t &lt;3</p>', "Cats & rats don't <3\n"],
  ['comments inside a text', '<p>$40<!-- --> each</p>', '$40 each\n'],
  [
    'links of the site and of others',
    '<p><a href="/a">A</a> <a href="https://b.example/">B</a></p>',
    '[A](https://example.com/a) [B](https://b.example/)\n',
  ],
  ['strong and emphasis', '<p>A <strong>big</strong> and <em>old</em> cat</p>', 'A **big** and *old* cat\n'],
  [
    'links around blocks',
    '<a href="/a"><h3>A</h3><p>of <b>b</b></p></a>',
    '### [A](https://example.com/a)\n\n[of **b**](https://example.com/a)\n',
  ],
  ['code', '<p>Run <code>a  b</code></p><pre><code>x\n  y\n</code></pre>', 'Run `a b`\n\n```\nx\n  y\n```\n'],
  [
    'lists',
    '<ul><li>One</li><li>Two<ol><li>In</li></ol></li></ul><p>End</p>',
    '- One\n- Two\n  1. In\n\nEnd\n',
  ],
  ['an item of two paragraphs', '<ul><li><p>One</p><p>more</p></li></ul>', '- One\n\n  more\n'],
  ['quotes', '<blockquote><p>Go.</p></blockquote><p>Ann</p>', '> Go.\n\nAnn\n'],
  ['terms', '<dl><div><dt>Price</dt><dd>$40</dd></div></dl>', '**Price:** $40\n'],
  ['syntax in a text', '<p>2 * 3 * 4, [x](y) and _b_</p>', '2 \\* 3 \\* 4, \\[x]\\(y) and \\_b\\_\n'],
  [
    'tables',
    '<table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>',
    '| A | B |\n| - | - |\n| 1 | 2 |\n',
  ],
  [
    'questions',
    '<details><summary><span>Why?</span><svg><path/></svg></summary><p>So.</p></details>',
    '### Why?\n\nSo.\n',
  ],
  [
    'pictures',
    '<ul><li><img src="/ned.jpg" alt="Ned"/><h3>Ned</h3></li></ul>',
    '- ![Ned](https://example.com/ned.jpg)\n  ### Ned\n',
  ],
  [
    'neighbors that styles set apart',
    '<p><span><svg></svg></span><span>Ann P.</span><span>Brooklyn</span><time>1890.</time><a href="/b">B</a></p>',
    'Ann P. · Brooklyn · 1890. [B](https://example.com/b)\n',
  ],
  [
    'texts for screen readers',
    '<p><a href="/a">Reserve<span> : Ned</span><span> (opens in a new tab)</span></a></p>',
    '[Reserve: Ned](https://example.com/a)\n',
  ],
])('%s', (_title, html, expected) => {
  expect(markdown(html)).toBe(expected);
});

test.each([
  ['navigation', '<nav><ol><li>Home</li></ol></nav>'],
  ['forms and buttons', '<form><label>Name <input/></label></form><button>Send</button>'],
  ['calculators', '<label for="a">Guests</label><output for="a">Total <b>$320</b></output>'],
  ['states', '<div><p role="status" hidden="">Loading...</p></div><p hidden="">Later</p>'],
  ['lists of buttons', '<ul><li><button>Tours</button></li><li><button>News</button></li></ul>'],
  ['ornaments', '<p aria-hidden="true">Read More</p><img src="/line.png" alt=""/>'],
  ['nested skipped elements', '<svg><svg><text>x</text></svg><text>y</text></svg>'],
])('%s are left out', (_title, html) => {
  expect(markdown(`<p>A</p>${html}<p>B</p>`)).toBe('A\n\nB\n');
});
