import type { ResponsiveImage } from '../../../content/image.ts';

/** A small picture as in the props of components. */
export const picture = (name: string, alt: string): ResponsiveImage => ({
  name,
  alt,
  width: 3,
  height: 2,
  src: `/${name}-3.jpg`,
  widths: [3],
  stem: `/${name}`,
  format: 'jpg',
  color: '#ffffff',
});
