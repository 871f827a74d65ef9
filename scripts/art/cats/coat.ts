/** Coats: the inks of the fur, its markings and the light parts. */
import { c } from '../ink.ts';
import type { HeadType } from './skull.ts';

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
  /** Outline of the whole cat, which separates it from the background. */
  outline: string;
  nose: string;
  /** Default type of the head. */
  head: HeadType;
  /** Long hair: a ruff, a plume of a tail. */
  long?: boolean;
  /** A second patch color (calico, tortoiseshell). */
  patch?: string;
}

const dark = { cut: c.paper, outline: c.paper } as const;
const pale = { cut: c.ink, outline: c.ink } as const;

export const coats = {
  ginger: {
    head: 'tom',
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
    head: 'moggie',
    base: c.orange,
    mark: c.rust,
    light: c.orange,
    pattern: 'tabby',
    eye: c.gold,
    cut: c.ink,
    outline: c.paper,
    nose: c.ink,
  },
  black: {
    head: 'moggie',
    base: c.ink,
    mark: c.ink,
    light: c.ink,
    pattern: 'plain',
    eye: c.gold,
    nose: c.orange,
    ...dark,
  },
  tuxedo: {
    head: 'moggie',
    base: c.ink,
    mark: c.ink,
    light: c.paper,
    pattern: 'bib',
    eye: c.gold,
    nose: c.orange,
    ...dark,
  },
  white: {
    head: 'round',
    base: c.paper,
    mark: c.paper,
    light: c.paper,
    pattern: 'plain',
    eye: c.olive,
    nose: c.orange,
    ...pale,
  },
  calico: {
    head: 'moggie',
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
    head: 'moggie',
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
    head: 'tom',
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
    head: 'round',
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
    head: 'moggie',
    base: c.sand,
    mark: c.ink,
    light: c.paper,
    pattern: 'tabby',
    eye: c.olive,
    nose: c.orange,
    ...pale,
  },
  cream: {
    head: 'round',
    base: c.sand,
    mark: c.orange,
    light: c.paper,
    pattern: 'tabby',
    eye: c.olive,
    nose: c.orange,
    ...pale,
  },
  siamese: {
    head: 'wedge',
    base: c.sand,
    mark: c.ink,
    light: c.sand,
    pattern: 'points',
    eye: c.olive,
    nose: c.ink,
    ...pale,
  },
  cow: {
    head: 'round',
    base: c.paper,
    mark: c.ink,
    patch: c.ink,
    light: c.paper,
    pattern: 'calico',
    eye: c.olive,
    nose: c.orange,
    ...pale,
  },
  mask: {
    head: 'tom',
    base: c.ink,
    mark: c.ink,
    light: c.paper,
    pattern: 'mask',
    eye: c.gold,
    nose: c.orange,
    ...dark,
  },
  gold: {
    head: 'moggie',
    base: c.gold,
    mark: c.orange,
    light: c.paper,
    pattern: 'tabby',
    eye: c.olive,
    nose: c.orange,
    ...pale,
  },
  olive: {
    head: 'moggie',
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
    head: 'longhair',
    base: c.paper,
    mark: c.orange,
    patch: c.orange,
    light: c.paper,
    pattern: 'points',
    eye: c.olive,
    nose: c.orange,
    ...pale,
  },
  /** Long-haired: a brown tabby, a smoke-gray tabby, a cream, a black. */
  maine: {
    head: 'longhair',
    base: c.rust,
    mark: c.ink,
    light: c.sand,
    pattern: 'tabby',
    eye: c.gold,
    nose: c.orange,
    cut: c.ink,
    outline: c.paper,
    long: true,
  },
  forest: {
    head: 'longhair',
    base: c.stone,
    mark: c.ink,
    light: c.paper,
    pattern: 'tabby',
    eye: c.gold,
    nose: c.orange,
    cut: c.ink,
    outline: c.paper,
    long: true,
  },
  persian: {
    head: 'longhair',
    base: c.sand,
    mark: c.orange,
    light: c.paper,
    pattern: 'tabby',
    eye: c.olive,
    nose: c.orange,
    long: true,
    ...pale,
  },
  angora: {
    head: 'longhair',
    base: c.ink,
    mark: c.ink,
    light: c.ink,
    pattern: 'plain',
    eye: c.gold,
    nose: c.orange,
    long: true,
    ...dark,
  },
} as const satisfies Record<string, Coat>;

export type CoatName = keyof typeof coats;
