import type { HeadType } from './skull.ts';

export interface HeadOptions {
  /** Build of the head; the coat's own without it. */
  type?: HeadType;
  eyes?: 'open' | 'calm' | 'half' | 'closed' | 'wide' | 'wink';
  /** -1 looks to the left edge, 1 to the right. */
  turn?: number;
  /** -1 looks up, 1 down. */
  nod?: number;
  spectacles?: boolean;
  whiskers?: boolean;
  tongue?: boolean;
  /** Where the pupils go, -1 to 1; straight ahead without it. */
  gaze?: number;
  /** Ears: pricked, turned aside, laid back, or one turned to listen. */
  ears?: 'up' | 'side' | 'back' | 'one';
}
