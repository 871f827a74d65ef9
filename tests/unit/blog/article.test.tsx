import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Article } from '../../../components/blog/article/article.tsx';
import { picture } from '../support/picture.ts';

test('the labels of links between a footnote and its reference reach the page', () => {
  const html = renderToStaticMarkup(
    <Article body={[['a', { href: '#fn-1', 'aria-label': 'Back to reference 1', onclick: 'x()' }, ['↩']]]} />,
  );
  expect(html).toContain('<a href="#fn-1" aria-label="Back to reference 1">↩</a>');
});

test('the title of a picture becomes its caption', () => {
  const html = renderToStaticMarkup(
    <Article body={[['Picture', { image: picture('ned', 'Ned'), caption: 'Ned, 1904' }, []]]} />,
  );
  expect(html).toMatch(/<figure[^>]*>.*<figcaption[^>]*>Ned, 1904<\/figcaption><\/figure>/);
});
