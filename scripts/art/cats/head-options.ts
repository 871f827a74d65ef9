import type { HeadType } from './skull.ts';

export interface HeadOptions {
  /** Type of the head; the coat's default without it. */
  type?: HeadType;
  eyes?: 'open' | 'calm' | 'half' | 'closed' | 'wide' | 'wink';
  /** -1 looks to the left edge, 1 to the right. */
  turn?: number;
  /** -1 looks up, 1 down. */
  nod?: number;
  spectacles?: boolean;
  whiskers?: boolean;
  tongue?: boolean;
  /** Horizontal position of the pupils, -1 to 1; straight ahead by default. */
  gaze?: number;
  /** Ears: pricked, turned aside, laid back, or one turned to listen. */
  ears?: 'up' | 'side' | 'back' | 'one';
}
