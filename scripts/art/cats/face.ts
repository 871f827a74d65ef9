/** Parts of the face: eyes, nose and mouth, whiskers, spectacles. */
import { c } from '../ink.ts';
import { brush, circle, curve, draw, inside, path, place, shape, stroke } from '../svg.ts';
import type { Coat } from './coat.ts';
import type { HeadOptions } from './head-options.ts';
import type { Skull } from './skull.ts';

/** On a dark or masked face the rim must be dark too, and lids light, or the eyes float. */
const isDark = (coat: Coat): boolean =>
  coat.base === c.ink || (coat.pattern === 'points' && coat.base !== c.paper);

/** Both eyes; the one on the far side of a turned head is narrower and nearer to the nose. */
export function eyes(coat: Coat, skull: Skull, options: HeadOptions): string {
  const turn = options.turn ?? 0;
  return [-1, 1]
    .map((side) => {
      const far = Math.max(0, side * turn);
      const x = side * skull.eye.x * (1 - 0.12 * far);
      const kind = options.eyes === 'wink' ? (side > 0 ? 'closed' : 'calm') : (options.eyes ?? 'calm');
      const one = eye(coat, skull, kind, options.gaze ?? 0, side);
      return `<g transform="translate(${x} ${skull.eye.y}) scale(${side * (1 - 0.2 * far)} 1)">${one}</g>`;
    })
    .join('');
}

/** One eye, its outer corner to the right. */
function eye(coat: Coat, skull: Skull, kind: string, gaze: number, side: number): string {
  const { w, up, down, slant } = skull.eye;
  const dark = isDark(coat);
  const lid = dark && coat.pattern !== 'mask' ? c.paper : c.ink;
  if (kind === 'closed')
    return brush(
      `${-w},2 ${-w * 0.4},${down * 0.8} ${w * 0.4},${down * 0.7} ${w + 4},${-slant * 0.7}`,
      lid,
      12,
    );
  const open = kind === 'wide' ? 1.14 : kind === 'open' ? 1 : kind === 'half' ? 0.3 : 0.76;
  const top = -up * open;
  const d = curve(
    `${-w},${down * 0.42}! ${-w * 0.4},${top} ${w * 0.36},${top} ${w * 1.04},${-slant}! ${w * 0.5},${down * 0.86} ${-w * 0.2},${down}`,
  );
  const px = gaze * side * w * 0.36;
  const pupil = w * (kind === 'wide' ? 0.56 : kind === 'open' ? 0.36 : 0.24);
  const rim = dark && coat.pattern !== 'mask' ? coat.base : c.ink;
  const brow = `${-w - 6},${down * 0.42} ${-w * 0.4},${top - 3} ${w * 0.36},${top - 3} ${w * 1.04 + 10},${-slant - 5}`;
  return [
    path(d, coat.eye, stroke(rim, 14)),
    path(d, coat.eye),
    inside(
      d,
      shape(`${px},${-up - 12} ${px + pupil},-4 ${px},${down + 8} ${px - pupil},-4`, c.ink) +
        circle(px + side * w * 0.2, -up * 0.34, w * 0.13, c.paper),
    ),
    dark && coat.pattern !== 'mask' ? '' : brush(brow, c.ink, 12),
    kind === 'half' ? brush(brow, lid, 10) : '',
  ].join('');
}

/** The light pads under the nose, on coats that have them. */
export function pads(coat: Coat, skull: Skull): string {
  if (coat.light === coat.base || ['bib', 'mask', 'calico'].includes(coat.pattern)) return '';
  const { y, w, h } = skull.muzzle;
  const half = [
    [0, -40],
    [w * 0.26, -14],
    [w * 0.72, 2],
    [w, h * 0.36],
    [w * 0.9, h * 0.68],
    [w * 0.5, h * 0.92],
    [0, h * 1.06],
  ];
  const right = half.map(([x = 0, dy = 0]) => `${x},${y + dy}`);
  const left = half
    .slice(1, -1)
    .reverse()
    .map(([x = 0, dy = 0]) => `${-x},${y + dy}`);
  return shape([...right, ...left].join(' '), coat.light);
}

/** Nose, mouth, chin and the rows of dots. */
export function mouth(coat: Coat, skull: Skull, options: HeadOptions): string {
  const { y, w, h, nose } = skull.muzzle;
  const ground = coat.pattern === 'points' && coat.base !== c.paper ? coat.mark : coat.light;
  const mark = ground === c.ink ? c.paper : c.ink;
  const a = w * 0.46;
  const tongue = options.tongue
    ? shape(
        `${-nose * 0.7},${h * 0.5}! ${nose * 0.7},${h * 0.5}! ${nose * 0.66},${h * 0.82} 0,${h * 0.98} ${-nose * 0.66},${h * 0.82}`,
        c.orange,
        stroke(mark, 6),
      )
    : '';
  return place(
    0,
    y,
    1,
    tongue +
      shape(
        `${-nose},3! 0,-5 ${nose},3! ${nose * 0.7},22 0,36 ${-nose * 0.7},22`,
        coat.nose === ground ? mark : coat.nose,
      ) +
      draw(
        `M0 34V${h * 0.48}C${-a * 0.14} ${h * 0.66} ${-a * 0.7} ${h * 0.7} ${-a} ${h * 0.56}M0 ${h * 0.48}C${a * 0.14} ${h * 0.66} ${a * 0.7} ${h * 0.7} ${a} ${h * 0.56}`,
        mark,
        9,
      ) +
      (options.tongue
        ? ''
        : brush(`${-w * 0.16},${h * 0.88} 0,${h * 0.92} ${w * 0.16},${h * 0.88}`, mark, 6)) +
      [-1, 1]
        .map(
          (s) =>
            circle(s * w * 0.46, h * 0.36, 4.5, mark) +
            circle(s * w * 0.64, h * 0.3, 4.5, mark) +
            circle(s * w * 0.6, h * 0.46, 4.5, mark),
        )
        .join(''),
  );
}

/** Three on each side. */
export function whiskers(coat: Coat, skull: Skull): string {
  const { y, w } = skull.muzzle;
  return [
    [0.84, 30, 96, 10, 196, 16],
    [0.88, 44, 104, 46, 202, 70],
    [0.82, 58, 92, 84, 168, 124],
  ]
    .flatMap(([at = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0]) =>
      [-1, 1].map((s) =>
        brush(
          `${s * w * at},${y + y1} ${s * (w * at + x2)},${y + y2} ${s * (w * at + x3)},${y + y3}`,
          coat.cut,
          6,
        ),
      ),
    )
    .join('');
}

/** Round wire spectacles before the eyes. */
export function spectacles(coat: Coat, skull: Skull): string {
  const wire = coat.base === c.ink ? c.gold : c.ink;
  const { x, y } = skull.eye;
  const ring = (at: number): string =>
    `<circle cx="${at}" cy="${y + 4}" r="74" fill="none" ${stroke(wire, 15)}/>`;
  return (
    ring(-x) +
    ring(x) +
    draw(
      `M${-x + 73} ${y - 6}Q0 ${y - 26} ${x - 73} ${y - 6}M${-x - 73} ${y}L-206 ${y - 30}M${x + 73} ${y}L206 ${y - 30}`,
      wire,
      15,
    )
  );
}
