import { expect, test } from 'vitest';
import { planImage, publicImage, variantsOf } from '../../../../scripts/generator/pictures/plan.ts';

const plan = (width: number, format: 'jpg' | 'png' | 'webp' = 'jpg') =>
  planImage({
    name: 'ned',
    original: '/home/someone/ned.jpg',
    file: 'content/images/ned.jpg',
    hash: '1a2b3c4d',
    format,
    width,
    height: 900,
    color: '#aabbcc',
    changes: [],
  });

test.each([
  [4000, [320, 640, 768, 1024, 1280, 1536]],
  [1536, [320, 640, 768, 1024, 1280, 1536]],
  [1535, [320, 640, 768, 1024, 1280, 1535]],
  [1000, [320, 640, 768, 1000]],
  [640, [320, 640]],
  [200, [200]],
  [1, [1]],
])('an original %i pixels wide is published in widths up to its own, and never enlarged', (width, widths) => {
  expect(plan(width).widths).toEqual(widths);
});

test('each width is published in the format of the original and as WebP, under one stem', () => {
  expect(variantsOf(plan(640)).map(({ path }) => path)).toEqual([
    'assets/images/ned.1a2b3c4d-320.jpg',
    'assets/images/ned.1a2b3c4d-320.webp',
    'assets/images/ned.1a2b3c4d-640.jpg',
    'assets/images/ned.1a2b3c4d-640.webp',
  ]);
  expect(plan(640).src).toBe('/assets/images/ned.1a2b3c4d-640.jpg');
});

test('a WebP original is published as WebP alone', () => {
  expect(variantsOf(plan(320, 'webp')).map(({ path }) => path)).toEqual([
    'assets/images/ned.1a2b3c4d-320.webp',
  ]);
});

test('pages do not get the path of the original', () => {
  expect(JSON.stringify(publicImage(plan(640), 'Ned'))).not.toMatch(/someone|content\/images/);
});

test('a first-screen picture is also published as AVIF, in the widths that phones request', () => {
  const first = variantsOf({ ...plan(900), first: true }).filter(({ format }) => format === 'avif');
  expect(first.map(({ path }) => path)).toEqual([
    'assets/images/ned.1a2b3c4d-640-q45e4.avif',
    'assets/images/ned.1a2b3c4d-768-q45e4.avif',
    'assets/images/ned.1a2b3c4d-900-q55e2.avif',
  ]);
});
