/** A picture: its size in pixels, its text alternative, and how it is drawn. */
import { crouch, reach } from './cats/alert.ts';
import { type CoatName, coats } from './cats/coat.ts';
import { stretch, walk } from './cats/moving.ts';
import { couch, groom, sprawl } from './cats/relaxed.ts';
import { bust, curl, ledge, loaf, peek, peekPaws } from './cats/resting.ts';
import { type PoseOptions, sitBack, sitFront, sitSide } from './cats/sitting.ts';
import type { Size } from './parts/sky.ts';
import { place } from './svg.ts';

export interface Scene extends Size {
  alt: string;
  draw: (size: Size) => string;
}

const poses = {
  sitFront,
  sitBack,
  sitSide,
  walk,
  stretch,
  loaf,
  curl,
  ledge,
  peek,
  peekPaws,
  bust,
  couch,
  groom,
  sprawl,
  crouch,
  reach,
} as const;
type PoseName = keyof typeof poses;
export interface CatOptions extends PoseOptions {
  flip?: boolean;
  /** Back view: looks over its shoulder. */
  look?: boolean;
  /** Side views: the face turned to the viewer. */
  face?: boolean;
  /** Walking: the phase of the stride. */
  step?: 'long' | 'short';
}

/** A cat with the ground at the given point; at scale 1 a sitting cat is about 950 pixels high. */
export const cat = (
  pose: PoseName,
  coat: CoatName,
  x: number,
  y: number,
  scale: number,
  options: CatOptions = {},
): string => place(x, y, scale, poses[pose](coats[coat], options), options.flip);

type Draw = (size: Size) => string;
/** The hero picture of a page. */
export const hero = (alt: string, draw: Draw): Scene => ({ width: 2000, height: 1250, alt, draw });
/** A picture on cards: tours, posts, gallery. */
export const card = (alt: string, draw: Draw): Scene => ({ width: 2000, height: 1333, alt, draw });
/** A square portrait. */
export const square = (alt: string, draw: Draw): Scene => ({ width: 1600, height: 1600, alt, draw });
/** Any other size. */
export const sized = (width: number, height: number, alt: string, draw: Draw): Scene => ({
  width,
  height,
  alt,
  draw,
});
