/** Shape of a head by type: skull, ears, position of the eyes, width of the muzzle. Half the width is about 200. */
export const headTypes = ['moggie', 'round', 'wedge', 'tom', 'kitten', 'longhair'] as const;
export type HeadType = (typeof headTypes)[number];

/** All point lists are the right half, in the format of `curve`; the left is its mirror image. */
export interface Skull {
  /** From the crown to the chin; the first and the last point lie on the middle line. */
  half: string;
  ear: string;
  inner: string;
  /** Pivot of the ear. */
  root: readonly [x: number, y: number];
  eye: { x: number; y: number; w: number; up: number; down: number; slant: number };
  /** Top of the nose, half width of the pads, height from nose to chin, half width of the nose. */
  muzzle: { y: number; w: number; h: number; nose: number };
  /** Long hair that stands out behind the cheeks. */
  ruff?: string;
  /** Hairs at the tips of the ears. */
  tips?: boolean;
}

export const skulls: Record<HeadType, Skull> = {
  moggie: {
    half: '0,-192 68,-178 130,-140 174,-84 198,-10 194,54 160,110 104,146 48,166 0,172',
    ear: '40,-150! 96,-216 168,-284! 198,-210 204,-110 184,-40! 110,-90',
    inner: '84,-160! 120,-204 160,-244! 178,-190 178,-112! 130,-130',
    root: [120, -110],
    eye: { x: 92, y: -12, w: 50, up: 38, down: 28, slant: 14 },
    muzzle: { y: 52, w: 100, h: 108, nose: 29 },
  },
  round: {
    half: '0,-184 84,-166 158,-114 208,-34 222,44 200,112 142,158 70,178 0,182',
    ear: '76,-136! 120,-190 186,-230! 216,-170 222,-84 204,-20! 130,-80',
    inner: '112,-150! 142,-178 180,-198! 196,-150 194,-92! 150,-112',
    root: [150, -100],
    eye: { x: 98, y: -8, w: 50, up: 46, down: 42, slant: 2 },
    muzzle: { y: 54, w: 122, h: 112, nose: 26 },
  },
  wedge: {
    half: '0,-174 60,-162 114,-128 152,-76 166,-20 150,44 116,100 76,146 40,178 0,188',
    ear: '36,-140! 106,-238 214,-316! 228,-214 208,-100 152,0! 90,-70',
    inner: '84,-160! 130,-222 198,-272! 206,-196 186,-104! 130,-110',
    root: [114, -90],
    eye: { x: 80, y: -22, w: 50, up: 30, down: 22, slant: 30 },
    muzzle: { y: 74, w: 74, h: 104, nose: 25 },
  },
  tom: {
    half: '0,-190 76,-172 136,-140 180,-90 210,-14 234,54 224,112 178,154 100,178 0,186',
    ear: '72,-146! 116,-196 178,-242! 186,-222 176,-206! 198,-196 208,-100 192,-30! 120,-80',
    inner: '106,-154! 136,-184 166,-202! 180,-158 182,-98! 140,-118',
    root: [136, -104],
    eye: { x: 94, y: -22, w: 46, up: 28, down: 26, slant: 12 },
    muzzle: { y: 46, w: 124, h: 126, nose: 35 },
  },
  kitten: {
    half: '0,-206 84,-188 150,-146 192,-76 204,0 190,66 146,118 84,146 0,156',
    ear: '50,-160! 102,-246 180,-318! 212,-230 214,-110 188,-30! 110,-100',
    inner: '90,-176! 126,-232 172,-274! 190,-204 188,-116! 134,-134',
    root: [126, -110],
    eye: { x: 88, y: 6, w: 54, up: 50, down: 42, slant: 6 },
    muzzle: { y: 72, w: 74, h: 78, nose: 21 },
  },
  longhair: {
    half: '0,-184 70,-168 134,-132 182,-76 204,-6 200,60 164,114 104,146 50,168 0,174',
    ear: '48,-140! 104,-206 168,-262! 200,-196 210,-106 190,-40! 112,-84',
    inner: '84,-146! 122,-192 160,-222! 180,-176 184,-106! 134,-122',
    root: [122, -106],
    eye: { x: 92, y: -12, w: 50, up: 42, down: 34, slant: 8 },
    muzzle: { y: 50, w: 106, h: 108, nose: 27 },
    ruff: '0,-100 150,-120 198,-50! 246,-4! 228,22 276,92! 232,92 250,158! 190,142 168,212! 112,180 52,238! 22,206 0,222!',
    tips: true,
  },
};

/** A right half with its mirror image, as one closed outline. */
export function mirrored(half: string): string {
  const points = half.trim().split(/\s+/);
  const left = points
    .slice(1, points.at(-1)?.startsWith('0,') ? -1 : undefined)
    .reverse()
    .map((point) => (point.startsWith('-') ? point.slice(1) : `-${point}`));
  return [...points, ...left].join(' ');
}
