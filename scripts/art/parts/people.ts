/** People from the chest up, as plain as in a linocut. The lower edge is y = 0, the chin at about y = -380. */
import { c } from '../ink.ts';
import { brush, circle, curve, ellipse, path, shape, stroke } from '../svg.ts';

export interface PersonLook {
  skin: string;
  /** Lines of the face. */
  mark: string;
  coat: string;
  /** Seams, lapels. */
  seam: string;
  /** Turns the face: -1 to the left edge, 1 to the right. */
  turn?: number;
  spectacles?: boolean;
  mouth?: 'calm' | 'smile';
}

const headOutline =
  '-150,-700 -160,-600 -146,-490 -92,-410 0,-376 92,-410 146,-490 160,-600 150,-700 90,-790 0,-812 -90,-790';

/** Shoulders, neck and face; hair and hats are drawn by the scene before and after. */
export function person(look: PersonLook): string {
  const dx = (look.turn ?? 0) * 36;
  const torso =
    '-430,40! -420,-120 -370,-240 -250,-310 -110,-360! 110,-360! 250,-310 370,-240 420,-120 430,40!';
  const eye = (x: number): string =>
    shape(`${x - 34},-604! ${x},-624 ${x + 34},-604! ${x},-590`, c.paper, stroke(look.mark, 7)) +
    circle(x + dx * 0.25, -606, 13, look.mark) +
    brush(`${x - 44},-650 ${x},-668 ${x + 44},-652`, look.mark, 13);
  return [
    path(curve(torso), look.coat, stroke(c.paper, 16)),
    path(curve(torso), look.coat),
    shape('-78,-460! 78,-460! 84,-360 120,-330 0,-250 -120,-330 -84,-360', look.skin),
    ellipse(-158 + dx * 0.4, -590, 28, 48, look.skin) + ellipse(158 + dx * 0.4, -590, 28, 48, look.skin),
    path(curve(headOutline), look.skin),
    brush('-96,-412 0,-374 96,-412', look.mark, 8),
    `<g transform="translate(${dx} 0)">${eye(-66)}${eye(66)}${brush('-6,-610 -26,-530 -4,-516 16,-522', look.mark, 9)}${look.mouth === 'smile' ? brush('-54,-462 -20,-444 20,-444 54,-462', look.mark, 11) : brush('-42,-454 0,-448 42,-454', look.mark, 11)}${look.spectacles ? `<circle cx="-68" cy="-604" r="56" fill="none" ${stroke(look.mark, 11)}/><circle cx="68" cy="-604" r="56" fill="none" ${stroke(look.mark, 11)}/>${brush('-12,-612 0,-618 12,-612', look.mark, 11)}` : ''}</g>`,
    brush('-110,-340 -40,-180 0,20', look.seam, 10) + brush('110,-340 40,-180 0,20', look.seam, 10),
  ].join('');
}

/** A hand closed around an edge, seen from outside; knuckles towards us. */
export const hand = (x: number, y: number, s: number, skin: string, mark: string, flip = false): string =>
  `<g transform="translate(${x} ${y}) scale(${flip ? -s : s} ${s})">${shape('-60,-50 0,-74 62,-56 76,0 60,56 0,70 -56,52 -74,0', skin, stroke(mark, 9))}${brush('-20,-66 -24,-10', mark, 7)}${brush('12,-70 10,-10', mark, 7)}${brush('42,-62 42,-8', mark, 7)}</g>`;
