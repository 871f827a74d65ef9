/** A cat's head from the front, or turned a little. Its type gives the skull; the coat gives the markings. */
import { c } from '../ink.ts';
import { brush, circle, curve, group, inside, line, path, shape, stroke } from '../svg.ts';
import type { Coat } from './coat.ts';
import { eyes, mouth, pads, spectacles, whiskers } from './face.ts';
import type { HeadOptions } from './head-options.ts';
import { mirrored, type Skull, skulls } from './skull.ts';

/** The head, centered between the cheeks. */
export function head(coat: Coat, options: HeadOptions = {}): string {
  const skull = skulls[options.type ?? coat.head];
  const turn = options.turn ?? 0;
  const nod = options.nod ?? 0;
  const d = curve(mirrored(skull.half));
  const shift = turn * 34;
  const at = (share: number, ...parts: string[]): string =>
    group(`translate(${shift * share} ${nod * 22 * share})`, ...parts);
  const onFur = markings(coat, shift);
  const ruff = skull.ruff ? curve(mirrored(skull.ruff)) : '';
  const sides = [-1, 1] as const;
  const ears = (one: (side: number) => string): string =>
    sides.map((side) => earPlace(skull, side, options, one(side))).join('');
  const drawn = [
    ruff
      ? path(ruff, coat.base, stroke(coat.outline, 16)) +
        path(ruff, coat.light) +
        inside(ruff, coat.pattern === 'tabby' ? '' : onFur)
      : '',
    // The ears are part of the skull's outline, so all lines are drawn under all fills.
    ears(() => tips(coat, skull) + path(curve(skull.ear), coat.base, stroke(coat.outline, 16))),
    path(d, coat.base, stroke(ruff ? coat.base : coat.outline, 16)),
    ears(
      (side) =>
        path(curve(skull.ear), coat.base) + inside(curve(skull.ear), group(`scale(${side} 1)`, onFur)),
    ),
    path(d, coat.base),
    inside(d, onFur),
    ears(() => shell(coat, skull)),
    at(1.25, pads(coat, skull)),
    at(1, eyes(coat, skull, options)),
    at(1.25, mouth(coat, skull, options)),
    options.whiskers === false ? '' : at(1.25, whiskers(coat, skull)),
    options.spectacles ? at(1, spectacles(coat, skull)) : '',
  ].join('');
  // A kitten's head is large for its body.
  return (options.type ?? coat.head) === 'kitten' ? group('scale(1.14)', drawn) : drawn;
}

/** Moves one ear into place: mirrored, narrower on the far side, turned about its root. */
function earPlace(skull: Skull, side: number, options: HeadOptions, body: string): string {
  const { ears = 'up', turn = 0, nod = 0 } = options;
  const angle = ears === 'side' ? 20 : ears === 'back' ? 32 : ears === 'one' && side > 0 ? 30 : 0;
  const [x, y] = skull.root;
  const narrow = 1 - 0.2 * Math.max(0, side * turn);
  return `<g transform="scale(${side} 1) translate(${x} ${y}) rotate(${angle}) scale(${narrow} ${1 - nod * 0.12}) translate(${-x} ${-y})">${body}</g>`;
}

/** The inside of an ear, with its hairs. */
function shell(coat: Coat, skull: Skull): string {
  const orange =
    coat.base === c.orange || (coat.mark === c.orange && coat.base !== c.sand && coat.base !== c.gold);
  const fill = orange ? c.sand : c.orange;
  const [x, y] = skull.root;
  const hair = coat.base === c.ink ? c.ink : coat.pattern === 'points' ? coat.mark : coat.base;
  return (
    shape(skull.inner, fill) +
    inside(
      curve(skull.inner),
      line(x - 34, y + 6, x - 2, y - 74, hair, 10) + line(x - 6, y + 6, x + 26, y - 62, hair, 10),
    )
  );
}

/** Hairs at the tip of an ear. */
const tips = (coat: Coat, skull: Skull): string =>
  skull.tips ? brush('164,-250 176,-276 190,-288', coat.base, 12) : '';

/** The coat's markings on the head. */
function markings(coat: Coat, shift: number): string {
  if (coat.pattern === 'tabby') {
    return group(
      `translate(${shift * 0.7} 0)`,
      shape('-13,-200! 13,-200! 16,-130 0,-84! -16,-130', coat.mark),
      shape('-70,-200! -40,-200! -28,-134 -46,-92! -64,-134', coat.mark),
      shape('70,-200! 40,-200! 28,-134 46,-92! 64,-134', coat.mark),
      shape('-250,-24! -250,6! -180,10 -146,22! -180,-16', coat.mark),
      shape('250,-24! 250,6! 180,10 146,22! 180,-16', coat.mark),
      shape('-250,50! -250,82! -180,72 -136,66! -180,48', coat.mark),
      shape('250,50! 250,82! 180,72 136,66! 180,48', coat.mark),
    );
  }
  if (coat.pattern === 'bib')
    return shape('0,-110! 20,-30 66,40 180,120 120,260! -120,260! -180,120 -66,40 -20,-30', coat.light);
  if (coat.pattern === 'mask')
    return shape(
      '-16,-210! 16,-210! 36,-60 120,44 260,64! 260,280! -260,280! -260,64! -120,44 -36,-60',
      coat.light,
    );
  if (coat.pattern === 'calico') {
    return (
      shape('-300,-360! 10,-360! -6,-120 -36,-40 -110,40 -300,24!', coat.mark) +
      shape('300,-360! 56,-360! 56,-150 86,-74 160,-20 300,14!', coat.patch ?? coat.mark) +
      (coat.base === c.ink ? shape('10,120 90,84 170,90 130,200 20,220', coat.mark) : '')
    );
  }
  if (coat.pattern === 'points') {
    const face =
      coat.base === c.paper
        ? ''
        : shape('0,-96 84,-56 112,30 84,130 40,196 -40,196 -84,130 -112,30 -84,-56', coat.mark);
    const ear = (s: number): string =>
      shape(`${s * 300},-360! ${s * 20},-360! ${s * 30},-172 ${s * 110},-120 ${s * 220},-30!`, coat.mark);
    return face + ear(-1) + ear(1);
  }
  if (coat.pattern === 'spots') return circle(-90, -120, 60, coat.mark) + circle(110, 70, 50, coat.mark);
  return '';
}
