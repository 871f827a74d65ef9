/**
 * The cat of the company's poster: black and white, one ear nicked, a crooked blaze, a collar with a brass tag. Seen
 * three-quarter, its nose to the left. The ground is at y = 0; sitting it is about 1080 high.
 */
import { c } from '../ink.ts';
import { brush, circle, curve, draw, inside, path, place, shape, stroke } from '../svg.ts';
import { body, cuts, fur, lights, tail } from './body.ts';
import { coats } from './coat.ts';

const coat = coats.tuxedo;
const skull =
  '-56,-180 24,-186 108,-160 168,-102 204,-24 226,44! 206,66 224,108! 176,128 120,164 40,186 -40,194 -98,186 -134,162 -154,126 -158,94 -178,62 -188,10 -182,-50 -154,-110 -112,-154';
/** The near ear has a nick in its outer edge. */
const nearEar =
  '44,-170! 118,-226 186,-312! 202,-270 206,-234! 170,-212! 212,-184! 214,-120 194,-30! 130,-110';
const nearInner = '94,-168! 126,-206 166,-256! 170,-226 156,-206! 186,-160 186,-100! 140,-140';
const farEar = '-166,-104! -196,-200 -190,-304! -128,-250 -70,-206 -30,-172! -100,-130';
const farInner = '-154,-136! -172,-200 -170,-256! -128,-214 -96,-180! -124,-156';
const blaze =
  '-74,-190! -58,-120 -74,-60 -92,20 -150,60 -176,110! -170,260! 200,260! 170,140 100,104 30,70 -14,10 -30,-70 -46,-130 -52,-190!';

/** An eye, its outer corner to the right; a negative width mirrors it. Both look the same way. */
function eye(x: number, y: number, width: number): string {
  const pupil = width < 0 ? 12 : -10;
  const lid = curve('-54,10! -24,-34 24,-38 58,-14! 30,26 -24,30');
  return `<g transform="translate(${x} ${y}) scale(${width} 1)">${
    path(lid, c.gold, stroke(c.ink, 20)) +
    path(lid, c.gold) +
    inside(
      lid,
      shape(`${pupil},-50 ${pupil + 22},-6 ${pupil},44 ${pupil - 22},-6`, c.ink) +
        circle(pupil + (width < 0 ? -16 : 16), -18, 8, c.paper),
    ) +
    brush('-58,14 -26,-36 24,-40 64,-16', c.ink, 12)
  }</g>`;
}

/** Its head, centered between the cheeks. */
export function posterHead(): string {
  const d = curve(skull);
  const outer = stroke(coat.outline, 18);
  const hair = (x: number, y: number, dx: number): string =>
    draw(`M${x} ${y}L${x + dx} ${y - 70}`, c.ink, 10);
  return [
    path(curve(farEar), c.ink, outer) + path(curve(nearEar), c.ink, outer) + path(d, c.ink, outer),
    path(curve(farEar), c.ink) + path(curve(nearEar), c.ink) + path(d, c.ink),
    inside(d, shape(blaze, c.paper)),
    shape(farInner, c.orange) + inside(curve(farInner), hair(-120, -130, -30)),
    shape(nearInner, c.orange) + inside(curve(nearInner), hair(110, -120, 30) + hair(144, -116, 30)),
    eye(-112, -8, -0.72) + eye(66, -10, 1),
    // Brow hairs, and cuts that shade the cheek.
    fur(
      coat,
      [
        [40, -130, 70],
        [92, -110, 60],
        [130, -60, 66],
        [166, -10, 74],
        [176, 60, 110],
        [132, 92, 150],
        [-120, -100, 116],
        [-152, -50, 104],
      ],
      false,
    ),
    // Nose and mouth lie left of the middle: the muzzle points that way.
    shape('-92,64! -58,54 -22,64! -32,84 -56,100 -80,84', c.orange, stroke(c.ink, 8)),
    draw('M-57 100V122C-70 146 -108 150 -126 132M-57 122C-44 150 4 154 30 130', c.ink, 10),
    brush('-78,168 -56,172 -34,166', c.ink, 7),
    [
      [-112, 104],
      [-130, 96],
      [-124, 116],
      [0, 104],
      [22, 94],
      [26, 114],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 5, c.ink))
      .join(''),
    ...['40,96 150,80 272,92', '46,112 150,124 270,152', '40,128 130,160 226,204'].map((at) =>
      brush(at, c.paper, 7),
    ),
    ...['-140,100 -210,82 -292,86', '-142,114 -214,118 -290,138', '-136,128 -200,152 -258,190'].map((at) =>
      brush(at, c.paper, 7),
    ),
  ].join('');
}

const band = '-150,-628 -90,-580 40,-566 168,-618';
const collar =
  brush(band, c.ink, 62) +
  brush(band, c.orange, 46) +
  circle(-64, -536, 40, c.ink) +
  circle(-64, -536, 32, c.gold) +
  circle(-64, -554, 7, c.ink);

/** Sitting upright, fore paws together, the tail laid round the near side. */
export function posterCat(): string {
  const outline =
    '-130,-640! -192,-540 -228,-420 -232,-300 -216,-180 -222,-76 -268,-42 -272,-4! -140,2 0,0 150,2 310,-2! 366,-70 358,-210 308,-370 246,-510 170,-650!';
  const on =
    lights(coat, [
      '-180,-640 -60,-660 40,-600 20,-450 -50,-330 -120,-290 -180,-330 -260,-440! -230,-560',
      '-300,-78 -210,-96 -146,-72! -142,20! -300,20!',
      '-142,-66 -80,-92 -10,-66! 6,20! -138,20!',
      '60,-40 120,-58 176,-36! 190,20! 50,20!',
    ]) +
    fur(
      coat,
      [
        [120, -520, 66],
        [180, -470, 60],
        [90, -440, 72],
        [160, -390, 64],
        [230, -360, 60],
        [60, -360, 78],
        [210, -270, 66],
        [280, -250, 66],
        [170, -190, 72],
        [250, -150, 74],
        [310, -140, 80],
        [130, -110, 80],
        [220, -70, 84],
        [-180, -250, 96],
        [-176, -160, 92],
        [-80, -210, 88],
        [-70, -130, 90],
      ],
      false,
    ) +
    cuts(coat, [
      '-140,-80 -146,-180 -128,-270',
      '0,-70 -16,-180 16,-290',
      '64,-44 40,-170 110,-290 250,-300',
      '-226,-8 -224,-40',
      '-186,-6 -186,-38',
    ]) +
    [
      '-240,-4 -238,-36',
      '-196,-4 -196,-34',
      '-96,-4 -98,-34',
      '-50,-4 -52,-34',
      '96,-4 94,-24',
      '136,-4 136,-24',
    ]
      .map((at) => brush(at, c.ink, 8))
      .join('') +
    brush('-140,-4 -143,-66', c.ink, 9);
  return [
    body(coat, outline, on),
    tail(coat, '326,-84 392,-26 310,-4 170,-6 56,-14', 66),
    brush('84,-12 56,-14', c.paper, 64),
    collar,
    place(-6, -772, 1.06, posterHead(), false, -4),
  ].join('');
}

/** Head, shoulders and two white paws over an edge at y = 0, where `edge` is drawn; about 840 high. */
export function posterBust(edge: string): string {
  const outline =
    '-130,-420! -206,-320 -262,-180 -290,0 -290,60! 390,60! 390,-20 350,-180 280,-320 170,-430!';
  const paw = (x: number): string =>
    body(
      coat,
      `${x - 74},60! ${x - 84},-20 ${x - 50},-70 ${x},-80 ${x + 50},-70 ${x + 84},-20 ${x + 74},60! ${x + 40},92 ${x},98 ${x - 40},92`,
      lights(coat, [`${x - 100},-90! ${x + 100},-90! ${x + 100},120! ${x - 100},120!`]) +
        [-28, 28].map((dx) => brush(`${x + dx},84 ${x + dx},30`, c.ink, 9)).join(''),
    );
  return [
    body(
      coat,
      outline,
      lights(coat, ['-180,-430 -60,-440 40,-390 20,-220 -30,0 -60,80 -120,80 -200,0 -250,-200']) +
        fur(
          coat,
          [
            [150, -330, 62],
            [210, -270, 60],
            [130, -230, 70],
            [190, -180, 66],
            [270, -170, 64],
            [110, -120, 76],
            [240, -80, 74],
            [320, -70, 76],
          ],
          false,
        ),
    ),
    edge,
    place(0, 220, 1, collar),
    place(-6, -552, 1.06, posterHead(), false, -4),
    paw(-170) + paw(150),
  ].join('');
}
