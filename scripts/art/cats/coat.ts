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

/** What coats of dark, of pale and of other fur have in common. */
const dark = { cut: c.paper, outline: c.paper, eye: c.gold, nose: c.orange } as const;
const pale = { cut: c.ink, outline: c.ink, eye: c.olive, nose: c.orange } as const;
const mid = { cut: c.ink, outline: c.paper, eye: c.gold, nose: c.orange } as const;

export const coats = {
  ginger: { ...mid, head: 'tom', pattern: 'tabby', base: c.orange, mark: c.ink, light: c.paper, nose: c.ink },
  gingerPlain: {
    ...mid,
    head: 'moggie',
    pattern: 'tabby',
    base: c.orange,
    mark: c.rust,
    light: c.orange,
    nose: c.ink,
  },
  black: { ...dark, head: 'moggie', pattern: 'plain', base: c.ink, mark: c.ink, light: c.ink },
  tuxedo: { ...dark, head: 'moggie', pattern: 'bib', base: c.ink, mark: c.ink, light: c.paper },
  white: { ...pale, head: 'round', pattern: 'plain', base: c.paper, mark: c.paper, light: c.paper },
  calico: {
    ...pale,
    head: 'moggie',
    pattern: 'calico',
    base: c.paper,
    mark: c.orange,
    patch: c.ink,
    light: c.paper,
  },
  tortie: {
    ...dark,
    head: 'moggie',
    pattern: 'calico',
    base: c.ink,
    mark: c.orange,
    patch: c.orange,
    light: c.ink,
  },
  grey: { ...mid, head: 'tom', pattern: 'tabby', base: c.stone, mark: c.ink, light: c.paper },
  blue: { ...mid, head: 'round', pattern: 'plain', base: c.stone, mark: c.ink, light: c.stone, nose: c.ink },
  tiger: { ...pale, head: 'moggie', pattern: 'tabby', base: c.sand, mark: c.ink, light: c.paper },
  cream: { ...pale, head: 'round', pattern: 'tabby', base: c.sand, mark: c.orange, light: c.paper },
  siamese: {
    ...pale,
    head: 'wedge',
    pattern: 'points',
    base: c.sand,
    mark: c.ink,
    light: c.sand,
    nose: c.ink,
  },
  cow: {
    ...pale,
    head: 'round',
    pattern: 'calico',
    base: c.paper,
    mark: c.ink,
    patch: c.ink,
    light: c.paper,
  },
  mask: { ...dark, head: 'tom', pattern: 'mask', base: c.ink, mark: c.ink, light: c.paper },
  gold: { ...pale, head: 'moggie', pattern: 'tabby', base: c.gold, mark: c.orange, light: c.paper },
  olive: { ...mid, head: 'moggie', pattern: 'tabby', base: c.olive, mark: c.ink, light: c.paper },
  van: {
    ...pale,
    head: 'longhair',
    pattern: 'points',
    base: c.paper,
    mark: c.orange,
    patch: c.orange,
    light: c.paper,
  },
  /** Long-haired: a brown tabby, a smoke-gray tabby, a cream, a black. */
  maine: { ...mid, head: 'longhair', pattern: 'tabby', base: c.rust, mark: c.ink, light: c.sand, long: true },
  forest: {
    ...mid,
    head: 'longhair',
    pattern: 'tabby',
    base: c.stone,
    mark: c.ink,
    light: c.paper,
    long: true,
  },
  persian: {
    ...pale,
    head: 'longhair',
    pattern: 'tabby',
    base: c.sand,
    mark: c.orange,
    light: c.paper,
    long: true,
  },
  angora: { ...dark, head: 'longhair', pattern: 'plain', base: c.ink, mark: c.ink, light: c.ink, long: true },
} as const satisfies Record<string, Coat>;

export type CoatName = keyof typeof coats;
