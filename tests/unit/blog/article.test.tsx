// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Article } from '../../../components/blog/article/article.tsx';
import type { ArticleNode, StoryMap } from '../../../content/types.ts';

const show = (...body: ArticleNode[]) => render(<Article body={body} />).container;

test('an old notice is a figure: its words as a quotation, and where it stood as the caption', () => {
  const container = show([
    'Clipping',
    {},
    [
      ['p', {}, [['strong', {}, ['Lost']]]],
      ['p', {}, ['A cat.']],
      ['figcaption', {}, ['The Sun, 1895.']],
    ],
  ]);
  expect(container.querySelector('figure > blockquote')?.textContent).toBe('LostA cat.');
  expect(container.querySelector('figure > figcaption')?.textContent).toBe('The Sun, 1895.');
});

test('the stops on a story’s map lead to its headings', () => {
  const map: StoryMap = {
    drawing: {
      northWest: '40.72,-74.02',
      southEast: '40.70,-74.00',
      caption: 'A walk of two stops.',
      ...{ water: [], parks: [], streets: [], bridges: [], ferries: [], landmarks: [] },
    },
    stops: [
      { title: 'The pier', at: '40.70,-74.01', href: '#the-pier' },
      { title: 'The hall', at: '40.71,-74.00', href: '#the-hall' },
    ],
  };
  const container = show(['Map', { map }, []]);
  expect(
    [...container.querySelectorAll('a')].map((link) => [
      link.getAttribute('aria-label'),
      link.getAttribute('href'),
    ]),
  ).toEqual([
    ['Stop 1: The pier', '#the-pier'],
    ['Stop 2: The hall', '#the-hall'],
  ]);
  expect(container.querySelector('figcaption')?.textContent).toBe('A walk of two stops.');
});
