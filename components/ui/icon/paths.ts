import type { FeatureCard } from '../../../content/schema.ts';

/** Icons that content can name. */
export type CutIcon = FeatureCard['icon'];
/** Icons of controls. */
export type LineIcon = 'menu' | 'close' | 'search' | 'chevron' | 'arrow' | 'external' | 'pause' | 'play';
export type IconName = CutIcon | LineIcon;

/** Icons in linocut style on a 24 by 24 grid: filled shapes with holes (even-odd). */
export const cutIcons: Record<CutIcon, string> = {
  paw: 'M12 11c3 0 6 3 6 6.2 0 2.2-1.6 3.3-3.3 3.3-1 0-1.7-.5-2.7-.5s-1.7.5-2.7.5C7.6 20.5 6 19.4 6 17.2 6 14 9 11 12 11ZM4.6 8.5a1.9 2.5 0 1 0 .01 0ZM9 3.7a2 2.8 0 1 0 .01 0ZM15 3.7a2 2.8 0 1 0 .01 0ZM19.4 8.5a1.9 2.5 0 1 0 .01 0Z',
  lantern:
    'M11 1h2v2h3v2H8V3h3ZM7 6h10l2 4-2 10H7L5 10ZM9 8.5 8 10.5 9.2 17.5h5.6L16 10.5l-1-2ZM12 10c1.5 2 2 3 2 4.2a2 2 0 0 1-4 0c0-1.2.5-2.2 2-4.2ZM6 21h12v2H6Z',
  ticket:
    'M2 6h20v4a2 2 0 0 0 0 4v4H2v-4a2 2 0 0 0 0-4ZM15 7.5v2h1.5v-2ZM15 11v2h1.5v-2ZM15 14.5v2h1.5v-2ZM8.5 8.5l1 2.3 2.5.2-1.9 1.6.6 2.5-2.2-1.3-2.2 1.3.6-2.5L5 11l2.5-.2Z',
  map: 'M2 6l6-2.5v15L2 21ZM9 3.5 15 6v15l-6-2.5ZM16 6l6-2.5v15L16 21ZM3.5 14.5v2l2.5-1v-2ZM10.5 10v2l3 1.2v-2ZM17.5 12v2l2.5-1v-2Z',
  book: 'M2 4.5c4-1 7-.5 9.3 1V20C9 18.5 6 18 2 19ZM22 4.5c-4-1-7-.5-9.3 1V20c2.3-1.5 5.3-2 9.3-1ZM4 8v1.5c2-.3 3.7-.1 5.3.5V8.5C7.7 7.9 6 7.7 4 8ZM4 12v1.5c2-.3 3.7-.1 5.3.5v-1.5c-1.6-.6-3.3-.8-5.3-.5ZM20 8v1.5c-2-.3-3.7-.1-5.3.5V8.5c1.6-.6 3.3-.8 5.3-.5ZM20 12v1.5c-2-.3-3.7-.1-5.3.5v-1.5c1.6-.6 3.3-.8 5.3-.5Z',
  bridge:
    'M7.5 3h9v2.5H16v5.5h8v2h-8v8H8v-8H0v-2h8V5.5h-.5ZM9.6 21h1.8V10c0-1.5-.4-2.5-.9-3.5-.5 1-.9 2-.9 3.5ZM12.6 21h1.8V10c0-1.5-.4-2.5-.9-3.5-.5 1-.9 2-.9 3.5ZM7 5.5V7L1.5 10H0V9ZM17 5.5V7l5.5 3H24V9Z',
  quill:
    'M22 2C12 2.5 6 8 5 15l-2.5 6.5 1.6.5L6.5 17C14 16.5 20 11 22 2ZM17 6.5C12.5 9 9.5 12 8 15.5l-.9-.4C8.5 11.5 12 8.5 17 6.5Z',
  bell: 'M11 1h2v2.2c3.5.5 6 3.3 6 6.8v5l2 3v1H3v-1l2-3v-5c0-3.5 2.5-6.3 6-6.8ZM9.5 20.5h5a2.5 2.5 0 0 1-5 0ZM11 5.8C9 6.3 7.7 7.7 7.5 10v5H9v-5c.2-1.5.8-2.3 2-2.7Z',
  eye: 'M1 12C6 4.5 18 4.5 23 12 18 19.5 6 19.5 1 12ZM12 7.2a4.8 4.8 0 1 0 .01 0ZM12 7.7c1.4 1.5 2 2.9 2 4.3s-.6 2.8-2 4.3c-1.4-1.5-2-2.9-2-4.3s.6-2.8 2-4.3Z',
  clock:
    'M12 1.5a10.5 10.5 0 1 0 .01 0ZM11.2 6v6.6l4.7 2.9.9-1.5-3.9-2.3V6ZM11.3 3h1.4v1.5h-1.4ZM11.3 19.5h1.4V21h-1.4ZM3 11.3v1.4h1.5v-1.4ZM19.5 11.3v1.4H21v-1.4Z',
  group:
    'M12 4.6a3.4 3.4 0 1 0 .01 0ZM5.5 21c0-4.6 2.7-7.7 6.5-7.7s6.5 3.1 6.5 7.7ZM4.5 7.2a2.3 2.3 0 1 0 .01 0ZM19.5 7.2a2.3 2.3 0 1 0 .01 0ZM0 19c0-3.4 1.5-5.8 4.2-6.1.8 0 1.3.1 1.8.4C4.6 14.9 3.9 17 3.7 19ZM24 19c0-3.4-1.5-5.8-4.2-6.1-.8 0-1.3.1-1.8.4 1.4 1.6 2.1 3.7 2.3 5.7Z',
  star: 'M12 1.5l3.2 6.9 7.3.9-5.4 5.1 1.4 7.3L12 18.1l-6.5 3.6 1.4-7.3L1.5 9.3l7.3-.9ZM12 6.5l-1.8 3.7-4 .5 3 2.8-.8 4.2 3.6-2Z',
};

/** Icons of controls, drawn with a wide stroke. */
export const lineIcons: Record<LineIcon, string> = {
  menu: 'M3 6h18M3 12h18M3 18h12',
  close: 'M5 5l14 14M19 5L5 19',
  search: 'M10 4a6 6 0 1 0 .01 0ZM15 15l6 6',
  chevron: 'M5 9l7 7 7-7',
  arrow: 'M4 12h16M14 6l6 6-6 6',
  external: 'M9 5H4v15h15v-5M13 4h7v7M20 4L10 14',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 4l12 8-12 8V4Z',
};
