import { expect, test } from 'vitest';
import { foreignLetters, warnOfForeignLetters } from '../../../scripts/checks/foreign-letters.ts';
import { readPageFacts } from '../../../scripts/checks/page-facts.ts';
import { splitPage } from '../../../scripts/checks/page-parts.ts';
import list from '../../../styles/faces.json' with { type: 'json' };
import { goodHtml } from './pages.ts';

test('letters missing in the fonts are found in the text, each once', () => {
  expect(foreignLetters('<body><p>Łódź, Łomża</p></body>')).toBe('Łźż');
});

test('the fonts have all letters, digits and marks of ASCII, which the search skips', () => {
  const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
  const shown = ascii.filter((character) => /[\p{L}\p{N}\p{P}\p{Sc}]/u.test(character));
  expect(shown.filter((character) => !list.characters.includes(character))).toEqual([]);
});

test('emoji, symbols, attributes and the head are not reported', () => {
  expect(foreignLetters('<p>🐈 → ★ café “yes”…</p><img alt="Łódź">')).toBe('');
  const html = goodHtml.replace('<title>', '<title>猫 ');
  expect(readPageFacts('ned.html', splitPage(html))).not.toHaveProperty('foreign');
});

test('one line per letter names the post or page and the remedy', () => {
  const html = goodHtml.replace('</h1>', ' ł</h1>');
  const pages = ['/blog/ned', '/about'].map((route) => {
    const { foreign } = readPageFacts(`${route.slice(1)}.html`, splitPage(html));
    return { route, foreign };
  });
  expect(warnOfForeignLetters(pages)).toEqual([
    'content/blog/ned.md and 1 more: The site\'s fonts lack "ł" (U+0142). Run npm run fonts to add it.',
  ]);
});

test('the letters of another script are one warning', () => {
  const pages = [{ route: '/blog/neko', foreign: '猫町港灯台船' }];
  expect(warnOfForeignLetters(pages)).toEqual([
    'content/blog/neko.md: The site\'s fonts lack "猫" (U+732B), "町" (U+753A), "港" (U+6E2F), "灯" (U+706F), "台" (U+53F0) and 1 more. Run npm run fonts to add those that the typefaces have.',
  ]);
});
