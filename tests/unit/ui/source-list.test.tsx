// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { citations } from '../../../components/structured-data/citations.ts';
import { SourceList, SourceNote } from '../../../components/ui/source-list/source-list.tsx';
import type { Source } from '../../../content/schema.ts';

const found: Source = {
  claim: 'The watchman and his cat',
  paper: 'The Sun',
  date: '1895-10-13',
  writer: 'A Writer',
  title: 'The Watch Cat',
  site: 'The Hatching Cat',
  url: 'https://example.org/watch-cat',
};
const book: Source = { claim: 'The budget', paper: 'The American Postal Service', date: '1917' };
const page: Source = {
  claim: 'The hall',
  title: 'Fire at the Hall',
  site: 'A Daily',
  date: '2012-02',
  url: 'https://example.org/hall',
};
const linesOf = (sources: Source[]) =>
  [...render(<SourceList sources={sources} />).container.querySelectorAll('li')].map(({ textContent }) =>
    textContent?.trim(),
  );

test('a source has the newspaper and its date first, then the author, then the web page', () => {
  expect(linesOf([found])).toEqual([
    'The Sun, October 13, 1895: The watchman and his cat. Found by A Writer, “The Watch Cat”, The Hatching Cat.',
  ]);
});

test('a book or a web page alone is a source', () => {
  expect(linesOf([book, page])).toEqual([
    'The American Postal Service, 1917: The budget.',
    'The hall: “Fire at the Hall”, A Daily, February 2012.',
  ]);
});

test('the title is the link; a source without an address has none', () => {
  const { container } = render(<SourceList sources={[found, book]} />);
  const links = [...container.querySelectorAll('a')];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['“The Watch Cat”', 'https://example.org/watch-cat'],
  ]);
});

test('a stop has its sources on one line, or none', () => {
  expect(render(<SourceNote sources={[book]} />).container.textContent?.trim()).toBe(
    'Source: The American Postal Service, 1917: The budget.',
  );
  expect(render(<SourceNote sources={[]} />).container.innerHTML).toBe('');
  expect(render(<SourceList sources={[]} />).container.innerHTML).toBe('');
});

test('structured data cites the web page and the newspaper with the displayed names', () => {
  expect(citations([found, book])).toEqual({
    citation: [
      {
        '@type': 'CreativeWork',
        name: 'The Watch Cat',
        url: 'https://example.org/watch-cat',
        author: { '@type': 'Person', name: 'A Writer' },
        isPartOf: { '@type': 'CreativeWork', name: 'The Hatching Cat' },
        isBasedOn: {
          '@type': 'CreativeWork',
          name: 'The Sun, October 13, 1895',
          datePublished: '1895-10-13',
        },
      },
      {
        '@type': 'CreativeWork',
        name: 'The American Postal Service, 1917',
        datePublished: '1917',
      },
    ],
  });
  expect(citations([])).toEqual({});
});

test('structured data lists a source once that is cited for two claims', () => {
  expect(citations([found, book, { ...found, claim: 'Another claim' }])).toEqual(citations([found, book]));
});
