/** Coats: which ink the fur, its markings and the light parts are printed in. */
import { c } from '../ink.ts';

type Pattern = 'plain' | 'tabby' | 'bib' | 'calico' | 'points' | 'mask' | 'spots';

export interface Coat {
  base: string;
  /** Stripes, patches or points. */
  mark: string;
  /** Muzzle, bib and socks; the same as `base` where the cat has none. */
  light: string;
  pattern: Pattern;
  eye: string;
  /** Lines carved into the fur: whiskers, haunch, toes. */
  cut: string;
  /** Line around the whole cat, which keeps it apart from what is behind. */
  outline: string;
  nose: string;
  /** A second patch colour (calico, tortoiseshell). */
  patch?: string;
}

const dark = { cut: c.paper, outline: c.paper } as const;
const pale = { cut: c.ink, outline: c.ink } as const;

export const coats = {
  ginger: {
    base: c.orange,
    mark: c.ink,
    light: c.paper,
    pattern: 'tabby',
    eye: c.gold,
    cut: c.ink,
    outline: c.paper,
    nose: c.ink,
  },
  gingerPlain: {
    base: c.orange,
    mark: c.rust,
    light: c.orange,
    pattern: 'tabby',
    eye: c.gold,
    cut: c.ink,
    outline: c.paper,
    nose: c.ink,
  },
  black: { base: c.ink, mark: c.ink, light: c.ink, pattern: 'plain', eye: c.gold, nose: c.orange, ...dark },
  tuxedo: { base: c.ink, mark: c.ink, light: c.paper, pattern: 'bib', eye: c.gold, nose: c.orange, ...dark },
  white: {
    base: c.paper,
    mark: c.paper,
    light: c.paper,
    pattern: 'plain',
    eye: c.olive,
    nose: c.orange,
    ...pale,
  },
  calico: {
    base: c.paper,
    mark: c.orange,
    patch: c.ink,
    light: c.paper,
    pattern: 'calico',
    eye: c.olive,
    nose: c.orange,
    ...pale,
  },
  tortie: {
    base: c.ink,
    mark: c.orange,
    patch: c.orange,
    light: c.ink,
    pattern: 'calico',
    eye: c.gold,
    nose: c.orange,
    ...dark,
  },
  grey: {
    base: c.stone,
    mark: c.ink,
    light: c.paper,
    pattern: 'tabby',
    eye: c.gold,
    nose: c.orange,
    cut: c.ink,
    outline: c.paper,
  },
  blue: {
    base: c.stone,
    mark: c.ink,
    light: c.stone,
    pattern: 'plain',
    eye: c.gold,
    nose: c.ink,
    cut: c.ink,
    outline: c.paper,
  },
  tiger: {
    base: c.sand,
    mark: c.ink,
    light: c.paper,
    pattern: 'tabby',
    eye: c.olive,
    nose: c.orange,
    ...pale,
  },
  cream: {
    base: c.sand,
    mark: c.orange,
    light: c.paper,
    pattern: 'tabby',
    eye: c.olive,
    nose: c.orange,
    ...pale,
  },
  siamese: {
    base: c.sand,
    mark: c.ink,
    light: c.sand,
    pattern: 'points',
    eye: c.olive,
    nose: c.ink,
    ...pale,
  },
  cow: {
    base: c.paper,
    mark: c.ink,
    patch: c.ink,
    light: c.paper,
    pattern: 'calico',
    eye: c.olive,
    nose: c.orange,
    ...pale,
  },
  mask: { base: c.ink, mark: c.ink, light: c.paper, pattern: 'mask', eye: c.gold, nose: c.orange, ...dark },
  gold: {
    base: c.gold,
    mark: c.orange,
    light: c.paper,
    pattern: 'tabby',
    eye: c.olive,
    nose: c.orange,
    ...pale,
  },
  olive: {
    base: c.olive,
    mark: c.ink,
    light: c.paper,
    pattern: 'tabby',
    eye: c.gold,
    nose: c.orange,
    cut: c.ink,
    outline: c.paper,
  },
  van: {
    base: c.paper,
    mark: c.orange,
    patch: c.orange,
    light: c.paper,
    pattern: 'points',
    eye: c.olive,
    nose: c.orange,
    ...pale,
  },
} as const satisfies Record<string, Coat>;

export type CoatName = keyof typeof coats;
