// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Picture } from '../../../components/ui/picture/picture.tsx';
import type { ResponsiveImage } from '../../../content/image.ts';

const image: ResponsiveImage = {
  name: 'ned',
  alt: 'Ned',
  width: 1000,
  height: 800,
  src: '/ned-640.jpg',
  widths: [640],
  stem: '/ned',
  format: 'jpg',
  color: '#ffffff',
};
const classesOf = (focus?: string) => {
  const { container } = render(<Picture image={{ ...image, ...(focus ? { focus } : {}) }} sizes="100vw" />);
  return container.querySelector('img')?.className.split(' ');
};

test('a focus becomes two classes, in steps of 5 %, and no style attribute', () => {
  expect(classesOf('30% 20%')).toEqual(['image', 'x30', 'y20']);
  expect(classesOf('33% 98%')).toEqual(['image', 'x35', 'y100']);
  expect(classesOf('0% 2%')).toEqual(['image', 'x0', 'y0']);
});

test('without a focus there is no class for it', () => {
  expect(classesOf()).toEqual(['image']);
});
