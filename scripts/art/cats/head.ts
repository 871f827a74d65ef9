/** A cat's head: from the front, turned a little by moving the features, or in profile. Half its width is 200. */
import { c } from '../ink.ts';
import { brush, circle, curve, draw, group, inside, path, shape, stroke } from '../svg.ts';
import type { Coat } from './coat.ts';

export interface HeadOptions {
  eyes?: 'open' | 'calm' | 'closed' | 'wide';
  /** -1 looks to the left edge, 1 to the right. */
  turn?: number;
  spectacles?: boolean;
  whiskers?: boolean;
  fluffy?: boolean;
  /** Where the pupils go, -1 to 1; straight ahead without it. */
  gaze?: number;
  tiltEars?: number;
}

const outline =
  '-166,-268! -112,-222 -58,-176! 0,-186 58,-176! 112,-222 166,-268! 192,-190 203,-96 212,-10 186,88 112,152 0,180 -112,152 -186,88 -212,-10 -203,-96 -192,-190';
const fluffy =
  '-170,-272! -112,-222 -58,-176! 0,-186 58,-176! 112,-222 170,-272! 194,-190 205,-96 224,-6 266,52! 228,70 248,116! 196,124 200,168! 130,168 60,192 0,200 -60,192 -130,168 -200,168! -196,124 -248,116! -228,70 -266,52! -224,-6 -205,-96 -194,-190';

/** The head seen from the front, centred between the cheeks. */
export function head(coat: Coat, options: HeadOptions = {}): string {
  const d = curve(options.fluffy ? fluffy : outline);
  const shift = (options.turn ?? 0) * 34;
  return [
    path(d, coat.base, stroke(coat.outline, 16)),
    path(d, coat.base),
    inside(d, markings(coat, shift)),
    ears(coat, options.turn ?? 0),
    group(`translate(${shift} ${Math.abs(shift) * 0.1})`, muzzle(coat), eyes(coat, options)),
    group(`translate(${shift} 0)`, nose(coat)),
    options.whiskers === false ? '' : group(`translate(${shift} 0)`, whiskers(coat)),
    options.spectacles ? group(`translate(${shift} 0)`, spectacles(coat)) : '',
  ].join('');
}

function ears(coat: Coat, turn: number): string {
  const fill = coat.base === c.ink ? c.orange : coat.base === c.orange ? c.sand : c.orange;
  const left = '-156,-226! -150,-168 -146,-120! -118,-142 -88,-168! -118,-196';
  const right = '156,-226! 118,-196 88,-168! 118,-142 146,-120! 150,-168';
  return group('translate(0 4)', turn > 0.7 ? '' : shape(left, fill), turn < -0.7 ? '' : shape(right, fill));
}

function markings(coat: Coat, shift: number): string {
  if (coat.pattern === 'tabby') {
    return group(
      `translate(${shift * 0.7} 0)`,
      shape('-14,-190! 14,-190! 17,-130 0,-78! -17,-130', coat.mark),
      shape('-66,-186! -40,-188! -30,-130 -44,-86! -66,-130', coat.mark),
      shape('66,-186! 40,-188! 30,-130 44,-86! 66,-130', coat.mark),
      shape('-230,-40! -230,-8! -160,-6 -128,4! -160,-30', coat.mark),
      shape('230,-40! 230,-8! 160,-6 128,4! 160,-30', coat.mark),
      shape('-230,36! -230,68! -160,56 -122,50! -160,34', coat.mark),
      shape('230,36! 230,68! 160,56 122,50! 160,34', coat.mark),
    );
  }
  if (coat.pattern === 'bib')
    return shape('0,-120! 22,-40 70,40 190,120 120,240! -120,240! -190,120 -70,40 -22,-40', coat.light);
  if (coat.pattern === 'mask')
    return shape(
      '-20,-200! 20,-200! 40,-60 130,40 230,60! 230,260! -230,260! -230,60! -130,40 -40,-60',
      coat.light,
    );
  if (coat.pattern === 'calico') {
    return (
      shape('-240,-300! 10,-300! -6,-120 -40,-30 -110,40 -240,20!', coat.mark) +
      shape('240,-300! 60,-300! 60,-150 90,-70 160,-20 240,10!', coat.patch ?? coat.mark) +
      (coat.base === c.ink ? shape('20,60 120,50 150,140 40,170', coat.mark) : '')
    );
  }
  if (coat.pattern === 'points') {
    const face =
      coat.base === c.paper
        ? ''
        : shape('0,-90 90,-40 110,60 70,150 0,170 -70,150 -110,60 -90,-40', coat.mark);
    return (
      face +
      shape('-300,-300! -40,-300! -50,-176 -120,-130 -210,-70!', coat.mark) +
      shape('300,-300! 40,-300! 50,-176 120,-130 210,-70!', coat.mark)
    );
  }
  if (coat.pattern === 'spots') return circle(-90, -120, 60, coat.mark) + circle(110, 70, 50, coat.mark);
  return '';
}

function muzzle(coat: Coat): string {
  if (
    coat.light === coat.base ||
    coat.pattern === 'bib' ||
    coat.pattern === 'mask' ||
    coat.pattern === 'calico'
  )
    return '';
  return shape('0,20 34,48 96,66 112,112 76,150 0,166 -76,150 -112,112 -96,66 -34,48', coat.light);
}

function eyes(coat: Coat, options: HeadOptions): string {
  const kind = options.eyes ?? 'calm';
  return eye(coat, kind, options.gaze ?? 0, -1) + eye(coat, kind, options.gaze ?? 0, 1);
}

function eye(coat: Coat, kind: HeadOptions['eyes'], gaze: number, side: number): string {
  // On a dark or masked face the rim must be light, or the eyes float.
  const onDark = coat.base === c.ink || (coat.pattern === 'points' && coat.base !== c.paper);
  const rim = onDark && coat.pattern !== 'mask' ? coat.base : c.ink;
  const x = side * 92;
  if (kind === 'closed') {
    const color = onDark ? c.paper : c.ink;
    return brush(`${x - 44},-6 ${x - 20},16 ${x + 20},16 ${x + 44},-6`, color, 13);
  }
  const inner = -side;
  const lid = kind === 'wide' ? -48 : kind === 'open' ? -42 : -30;
  const almond = `${x + inner * 48},14! ${x + inner * 14},${lid + 4} ${x - inner * 28},${lid} ${x - inner * 54},-10! ${x - inner * 30},24 ${x},32`;
  const d = curve(almond);
  const px = x + gaze * 18;
  return [
    path(d, coat.eye, stroke(rim, 16)),
    path(d, coat.eye),
    inside(
      d,
      shape(
        `${px},-50 ${px + (kind === 'wide' ? 26 : 15)},-4 ${px},38 ${px - (kind === 'wide' ? 26 : 15)},-4`,
        c.ink,
      ) + circle(px + 10, -14, 7, c.paper),
    ),
    onDark
      ? ''
      : brush(
          `${x + inner * 48},14 ${x + inner * 14},${lid + 2} ${x - inner * 28},${lid - 2} ${x - inner * 66},-16`,
          c.ink,
          12,
        ),
  ].join('');
}

function nose(coat: Coat): string {
  const ground = coat.pattern === 'points' && coat.base !== c.paper ? coat.mark : coat.light;
  const mouth = ground === c.ink ? c.paper : c.ink;
  return (
    shape('-30,58 0,52 30,58 22,78 0,94 -22,78', coat.nose === ground ? mouth : coat.nose) +
    draw('M0 94V114C-6 132 -30 139 -48 131M0 114C6 132 30 139 48 131', mouth, 9) +
    [-66, -48, 48, 66].map((x) => circle(x, Math.abs(x) > 50 ? 100 : 112, 5, mouth)).join('')
  );
}

function whiskers(coat: Coat): string {
  const color = coat.cut;
  return [
    [96, 92, 190, 70, 292, 74],
    [100, 108, 200, 108, 300, 128],
    [94, 124, 180, 148, 262, 182],
  ]
    .map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0]) => {
      const right = `${x1},${y1} ${x2},${y2} ${x3},${y3}`;
      const left = `${-x1},${y1} ${-x2},${y2} ${-x3},${y3}`;
      return brush(left, color, 6) + brush(right, color, 6);
    })
    .join('');
}

function spectacles(coat: Coat): string {
  const wire = coat.base === c.ink ? c.gold : c.ink;
  const ring = (x: number): string => `<circle cx="${x}" cy="-2" r="74" fill="none" ${stroke(wire, 15)}/>`;
  return ring(-94) + ring(94) + draw('M-22 -14Q0 -34 22 -14M-168 -8L-214 -40M168 -8L214 -40', wire, 15);
}

/** The head in profile, looking to the right; the nose is at (196, 40). */
export function profile(coat: Coat, options: HeadOptions = {}): string {
  const d = curve(
    '-60,-262! -10,-214 44,-178! 96,-150 132,-84 158,-20 196,22 200,56 176,82! 178,106 150,140 84,160 0,176 -110,150 -170,60 -172,-40 -140,-120 -112,-160! -92,-216',
  );
  const closed = options.eyes === 'closed';
  const dark = coat.base === c.ink;
  const light =
    coat.light === coat.base ? '' : shape('104,40 190,10! 230,60! 200,150 90,190 40,150 66,90', coat.light);
  const stripes =
    coat.pattern === 'tabby'
      ? brush('40,-170 50,-130 40,-96', coat.mark, 22) +
        brush('-4,-178 4,-130 -6,-90', coat.mark, 22) +
        brush('-160,20 -90,18 -30,34', coat.mark, 22) +
        brush('-140,90 -80,80 -30,86', coat.mark, 22)
      : coat.pattern === 'calico'
        ? shape('-200,-300! 80,-300! 60,-120 0,-40 -90,-10 -200,20!', coat.mark)
        : coat.pattern === 'points'
          ? shape('120,-60 220,0! 220,120! 130,140 70,90 80,0', coat.mark) +
            shape('-120,-300! 60,-280! 40,-180 -40,-130 -120,-150!', coat.mark)
          : '';
  return [
    path(d, coat.base, stroke(coat.outline, 16)),
    path(d, coat.base),
    inside(d, light + stripes),
    shape(
      '-56,-226! -30,-176 -4,-160! -40,-130 -84,-142! -78,-190',
      dark ? c.orange : coat.base === c.orange ? c.sand : c.orange,
    ),
    closed
      ? brush('70,-12 92,6 122,2', dark ? c.paper : c.ink, 12)
      : path(curve('66,-10! 92,-36 128,-26! 122,6 96,14'), coat.eye, stroke(dark ? c.ink : c.ink, 10)) +
        shape('112,-30 122,-12 112,8 102,-12', c.ink),
    shape('176,16 204,26 198,52 180,46', coat.nose),
    brush(
      '176,84 150,92 126,84',
      coat.light === c.ink || (dark && coat.light === coat.base) ? c.paper : c.ink,
      9,
    ),
    options.whiskers === false
      ? ''
      : brush('136,72 210,96 280,104', coat.cut, 6) + brush('132,84 190,128 250,152', coat.cut, 6),
  ].join('');
}
