import { expect, test } from 'vitest';
import { readPageFacts } from '../../../scripts/checks/page-facts.ts';
import { splitPage } from '../../../scripts/checks/page-parts.ts';
import { facts, goodHtml } from './pages.ts';

test('a good page has no faults, and its ids, links and head are read', () => {
  expect(facts()).toEqual({
    file: 'ned.html',
    path: '/ned',
    title: 'Ned | Cats About Town',
    description: expect.stringMatching(/^Ned kept .* milk\.$/),
    isRedirect: false,
    ids: ['main', 'bridge'],
    links: [
      '/assets/images/ned.1a2b3c4d-640.jpg',
      '/assets/images/ned.1a2b3c4d-320.jpg',
      '/tours?from=ned#dates',
    ],
    islands: [],
    types: ['TouristTrip'],
    dataLinks: { '/ned': 'TouristTrip: url', '/share/ned.jpg': 'og:image' },
    faults: [],
  });
});

test.each([
  ['index.html', '/'],
  ['tours/brooklyn-heights.html', '/tours/brooklyn-heights'],
  ['blog/index.html', '/blog'],
])('%s is shown at %s', (file, path) => {
  expect(facts(file).path.replace(/(.)\/$/, '$1')).toBe(path);
});

test('header and footer are checked on every page', () => {
  const framed = (html: string) =>
    html
      .replace('<body>', '<body><header id="top"><a href="/">Home</a></header>')
      .replace(
        '</main>',
        '</main><footer><h2>Links</h2><div data-island="search" style="color:red">ł</div></footer>',
      );
  for (const read of [facts('ned.html', framed), facts('tom.html', framed)]) {
    expect(read.ids).toEqual(['top', 'main', 'bridge']);
    expect(read.links).toContain('/');
    expect(read.islands).toEqual(['search']);
    expect(read.foreign).toBe('ł');
    expect(read.faults.map(({ message }) => message)).toEqual([expect.stringContaining('style attribute')]);
  }
});

test('text in scripts and styles is not taken for links', () => {
  const html = goodHtml.replace('</style>', '</style><script>const a = \'<a href="/nowhere">\'</script>');
  expect(readPageFacts('ned.html', splitPage(html)).links).not.toContain('/nowhere');
});

test.each<[string, string | RegExp, string, string]>([
  ['no title', /<title>.*<\/title>/, '', 'The page has no title'],
  ['a long title', 'Ned |', `${'Ned '.repeat(40)}|`, 'The title has 177 characters'],
  ['a short description', /content="Ned[^"]*"/, 'content="Ned"', 'The description has 3 characters'],
  ['no canonical address', /<link rel="canonical"[^>]*>/, '', 'The canonical address is not absolute'],
  ['a canonical path', 'https://cats.example/ned', '/ned', 'The canonical address is not absolute'],
  ['no language', ' lang="en"', '', 'The page has no language'],
  ['no first heading', /<h1>.*<\/h1>/, '<h2>Ned</h2>', 'The page has 0 headings of level 1'],
  ['two first headings', '<h2 id', '<h1>Tom</h1><h2 id', 'The page has 2 headings of level 1'],
  ['a level left out', /<h2 id="bridge">(.*)<\/h2>/, '<h3>$1</h3>', 'Heading 2 jumps from h1 to h3'],
  ['a style attribute', '<h1>', '<h1 style="color:red">', 'A style attribute would be blocked'],
  ['a picture without alt', / alt="[^"]*"/, '', 'A picture has no alt text'],
  ['wrong structured data', '{"@context"', '{@context', 'The structured data is not valid JSON'],
  [
    'a share picture by its path',
    'https://cats.example/share',
    '/share',
    'og:image is not an absolute address',
  ],
  ['an id twice', '<h1>', '<h1 id="bridge">', 'Two parts of the page have the id "bridge"'],
  ['a vague link', 'All tours', 'Read more', 'A link says only "Read more"'],
  ['a vague link with an arrow', 'All tours', '<b>Here</b> →', 'A link says only "Here"'],
])('%s is a fault', (_title, from, to, message) => {
  const { faults } = facts('ned.html', (html) => html.replace(from, to));
  expect(faults.map((fault) => fault.message)).toEqual([expect.stringContaining(message)]);
});

test.each([
  ['hidden words', '>Learn More<span class="a"> about the tours</span><'],
  ['a label', ' aria-label="Learn more about Ned">Learn more<'],
  ['a picture', '><img src="/x.png" alt="Ned"/><'],
])('a short link is clear because of %s', (_title, rest) => {
  const { faults } = facts('ned.html', (html) => html.replace('>All tours<', rest));
  expect(faults).toEqual([]);
});

test('a redirect page is exempt from the rules for pages', () => {
  const redirectPage = readPageFacts(
    'old.html',
    splitPage('<title>This page has moved</title><body><a href="/ned">Go on</a></body>'),
  );
  expect(redirectPage).toMatchObject({ isRedirect: true, links: ['/ned'], faults: [] });
});
