import type { FeatureCard } from '../../../content/schema.ts';

type ChromeIcon = 'menu' | 'close' | 'search' | 'chevron' | 'arrow' | 'external' | 'mail' | 'pause' | 'play';
export type IconName = FeatureCard['icon'] | ChromeIcon;

/** Outlines on a 24 by 24 grid. */
export const iconPaths: Record<IconName, string> = {
  paw: 'M7 13c0-2 2-4 5-4s5 2 5 4c1 1 2 2 2 4s-2 3-4 3c-1 0-2-1-3-1s-2 1-3 1c-2 0-4-1-4-3s1-3 2-4ZM6 7v2M10 4v2M14 4v2M18 7v2',
  lantern: 'M12 2v3M8 5h8l2 5-2 9H8L6 10l2-5ZM6 22h12M12 9v6',
  ticket: 'M3 7h18v3a2 2 0 0 0 0 4v3H3v-3a2 2 0 0 0 0-4V7ZM14 7v2M14 12v1M14 16v1',
  map: 'M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2V6ZM9 4v14M15 6v14',
  book: 'M4 4h7l1 1 1-1h7v15h-7l-1 1-1-1H4V4ZM12 5v15',
  bridge: 'M2 18h20M6 18V5M18 18V5M6 7c3 6 9 6 12 0M2 12l4-5M22 12l-4-5M10 18v-7M14 18v-7',
  quill: 'M20 3c-8 1-13 6-14 15M6 18l-2 3M8 13h6M10 9h7M20 3c0 4-1 8-4 11',
  bell: 'M5 17h14l-2-3V9a5 5 0 0 0-10 0v5l-2 3ZM10 20h4M12 2v2',
  eye: 'M2 12c5-8 15-8 20 0-5 8-15 8-20 0ZM12 8v8',
  clock: 'M12 3a9 9 0 1 0 .01 0ZM12 7v5l4 2',
  group: 'M8 4a3 3 0 1 0 .01 0ZM16 6a2.500 2.500 0 1 0 .01 0ZM2 20c0-5 2-8 6-8s6 3 6 8M15 13c4 0 7 2 7 7',
  star: 'M12 3l3 6 6 1-4.500 4.500L18 21l-6-3-6 3 1.500-6.500L3 10l6-1 3-6Z',
  menu: 'M3 6h18M3 12h18M3 18h12',
  close: 'M5 5l14 14M19 5L5 19',
  search: 'M10 4a6 6 0 1 0 .01 0ZM15 15l6 6',
  chevron: 'M5 9l7 7 7-7',
  arrow: 'M4 12h16M14 6l6 6-6 6',
  external: 'M9 5H4v15h15v-5M13 4h7v7M20 4L10 14',
  mail: 'M3 5h18v14H3V5ZM3 6l9 7 9-7',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 4l12 8-12 8V4Z',
};
