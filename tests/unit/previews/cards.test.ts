import { expect, test } from 'vitest';
import { previewSheet, readPreview } from '../../../scripts/previews/cards.ts';

const head = `<head><title>Not this</title><meta name="description" content="Shown without another"/>
<meta property="og:title" content="Ned &amp; Co"/><meta property="og:url" content="https://cats.example/ned"/>
<meta property="og:image" content="https://cats.example/ned.jpg"/><meta name="twitter:card" content="summary_large_image"/></head>
<body><meta property="og:title" content="Nor this"/></body>`;

test('a preview is read only from the meta elements of the head', () => {
  expect(readPreview(head)).toEqual({
    url: 'https://cats.example/ned',
    site: '',
    title: 'Ned & Co',
    description: 'Shown without another',
    image: 'https://cats.example/ned.jpg',
    alt: '',
    large: true,
  });
});

test('a card shows host, title, description and picture', () => {
  const sheet = previewSheet([readPreview(head)], (image) => image.replace('https://cats.example', ''));
  expect(sheet).toContain('<img src="/ned.jpg" alt="">');
  expect(sheet).toContain('cats.example');
  expect(sheet).toContain('<h2>Ned &amp; Co</h2>');
});
