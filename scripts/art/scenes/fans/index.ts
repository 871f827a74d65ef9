/** Portraits of fans' cats, in the order of the gallery. */
import type { Scene } from '../../scene.ts';
import * as home from './at-home.ts';
import * as play from './at-play.ts';
import * as portrait from './portraits.ts';

export const fans: readonly Scene[] = [
  home.biscuit,
  portrait.olive,
  play.pretzel,
  home.mabel,
  portrait.duke,
  play.juniper,
  portrait.clementine,
  home.mona,
  portrait.waffle,
  home.pearl,
  portrait.captain,
  portrait.noodle,
  portrait.figaro,
  home.hazel,
  play.pumpkin,
  home.domino,
  portrait.ziggy,
  home.luna,
  play.bagel,
  home.gus,
  home.sesame,
];
