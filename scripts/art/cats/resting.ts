/** Cats at rest. The ground is at y = 0. */
import { inside, place } from '../svg.ts';
import { body, cuts, fur, lights, patches, ruff, stripes, tail } from './body.ts';
import type { Coat } from './coat.ts';
import { head } from './head.ts';
import type { HeadOptions } from './head-options.ts';
import type { PoseOptions } from './sitting.ts';

/** A loaf: paws under, seen from the front and a little from the side; about 900 wide. */
export function loaf(coat: Coat, options: PoseOptions = {}): string {
  const outline =
    '-200,-420! -60,-470 120,-470 300,-420 420,-300 460,-150 430,-20 330,0 0,4 -200,0 -330,-4 -390,-60 -380,-180 -330,-300!';
  const on =
    lights(coat, [
      '-340,-300! -100,-300! -110,-160 -200,-90 -290,-110',
      '-340,-60 -220,-80 -100,-50 -100,20! -350,20!',
    ]) +
    patches(
      coat,
      ['20,-500 280,-480 300,-300 140,-230 10,-300'],
      ['480,-240 330,-220 290,-100 380,20 500,20'],
    ) +
    stripes(coat, [
      '0,-480 -20,-380 20,-300',
      '100,-490 80,-380 120,-290',
      '200,-470 190,-370 230,-280',
      '300,-440 290,-350 330,-270',
      '470,-280 400,-260 370,-200',
      '480,-180 410,-170 380,-120',
      '-100,-470 -110,-410',
    ]) +
    fur(
      coat,
      [
        [60, -430, 10],
        [150, -430, 14],
        [240, -410, 24],
        [110, -380, 14],
        [200, -370, 24],
        [330, -330, 44],
        [290, -300, 40],
        [390, -240, 60],
        [420, -140, 80],
      ],
      false,
    ) +
    cuts(coat, [
      '120,-6 150,-110 250,-170 350,-150',
      '-110,-4 -60,-30 -60,-90',
      '-300,-50 -290,-14',
      '-200,-50 -204,-14',
    ]);
  const tailPart =
    options.tail === 'hang'
      ? tail(coat, '400,-40 480,40 470,180 420,290 450,380', 66)
      : tail(coat, '440,-80 420,10 260,20 80,10 -20,14', 66);
  return (
    (options.tail === 'hang' ? tailPart : '') +
    body(coat, outline, on) +
    (options.tail === 'hang' ? '' : tailPart) +
    ruff(coat, -215, -230, 0.72) +
    place(-215, -370, 0.92, head(coat, options), false, options.tilt ?? -3)
  );
}

/** Asleep in a ring, nose on the tail; about 900 wide. */
export function curl(coat: Coat, options: HeadOptions & { tilt?: number } = {}): string {
  const outline =
    '-420,-150 -380,-280 -250,-380 -40,-430 180,-410 350,-320 440,-190 430,-70 330,-6 100,6 -150,6 -340,-10 -420,-70';
  const on =
    patches(
      coat,
      ['-120,-450 140,-450 130,-290 20,-230 -130,-290'],
      ['460,-260 300,-240 260,-110 330,20 480,20'],
    ) +
    lights(coat, ['-300,-60 -100,-120 40,-60 0,30 -300,30']) +
    stripes(coat, [
      '-180,-430 -170,-330 -140,-270',
      '-70,-440 -60,-330 -30,-260',
      '50,-440 50,-330 70,-250',
      '170,-430 160,-320 170,-240',
      '280,-390 250,-290 250,-210',
      '380,-310 330,-230 310,-170',
      '450,-200 380,-160 350,-120',
    ]) +
    fur(
      coat,
      [
        [-120, -390, -10],
        [-20, -400, 0],
        [80, -390, 8],
        [170, -380, 14],
        [20, -350, 4],
        [250, -330, 28],
        [330, -270, 44],
        [160, -320, 16],
        [390, -190, 62],
      ],
      false,
    ) +
    cuts(coat, ['400,-70 300,-180 140,-210 0,-150']);
  return [
    body(coat, outline, on),
    place(-210, -190, 0.9, head(coat, { eyes: 'closed', ...options }), false, options.tilt ?? -14),
    tail(coat, '420,-90 400,0 220,26 0,20 -180,14 -330,-6', 78),
  ].join('');
}

/** Lying along an edge, one paw and the tail over it; the edge is at y = 0, about 1100 long. */
export function ledge(coat: Coat, options: PoseOptions = {}): string {
  const outline =
    '-330,-300! -180,-330 0,-300 160,-310 330,-330 460,-270 520,-140 500,-10! 300,0 0,0 -240,0 -400,-4 -470,-40 -440,-160!';
  const on =
    lights(coat, ['-460,-200 -300,-210 -260,-60 -330,10 -460,10']) +
    patches(
      coat,
      ['-120,-340 120,-340 140,-200 20,-140 -110,-190'],
      ['540,-260 360,-280 300,-140 380,10 540,10'],
    ) +
    stripes(coat, [
      '-170,-340 -160,-250 -130,-190',
      '-70,-330 -60,-240 -30,-180',
      '40,-320 40,-230 60,-170',
      '150,-330 150,-240 170,-180',
      '260,-340 270,-250 300,-190',
      '420,-310 400,-230',
      '510,-210 450,-180',
    ]) +
    cuts(coat, ['180,-4 210,-140 320,-200 430,-160', '300,-4 360,-40 440,-30']);
  const paw = body(
    coat,
    '-350,-80! -250,-80! -236,40 -244,130 -276,176 -322,170 -342,120 -346,20',
    lights(coat, ['-370,100 -290,90 -220,100 -220,190 -370,190']) +
      stripes(coat, ['-360,20 -240,16', '-360,74 -240,70'], 20),
  );
  return [
    tail(coat, '470,-60 540,40 530,180 470,290 500,400', 62),
    body(coat, outline, on),
    paw,
    place(-330, -300, 0.9, head(coat, options), false, options.tilt ?? -4),
  ].join('');
}

/** Two paws over an edge at y = 0. */
export function peekPaws(coat: Coat, _options: PoseOptions = {}): string {
  const paw = (x: number): string =>
    body(
      coat,
      `${x - 62},40! ${x - 70},-30 ${x - 40},-78 ${x},-88 ${x + 40},-78 ${x + 70},-30 ${x + 62},40!`,
      lights(coat, [`${x - 80},-90! ${x + 80},-90! ${x + 80},60! ${x - 80},60!`]) +
        cuts(coat, [`${x - 22},-4 ${x - 22},-44`, `${x + 22},-4 ${x + 22},-44`]),
    );
  return paw(-190) + paw(190);
}

/** Only the head and two paws above an edge at y = 0. */
export const peek = (coat: Coat, options: PoseOptions = {}): string =>
  inside('M-600 -900H600V0H-600Z', place(0, -150, 1, head(coat, options), false, options.tilt ?? 0)) +
  peekPaws(coat);

/** Head and shoulders, large, turned a little to the left; the lower edge is cut off at y = 0 and below. */
export function bust(coat: Coat, options: PoseOptions = {}): string {
  const outline =
    '-140,-560! -226,-440 -282,-290 -326,-90 -336,120! 440,120! 424,-60 372,-250 284,-420 150,-570!';
  const on =
    lights(coat, ['-150,-540 -30,-560 96,-540 104,-380 40,-160 0,60 -60,140 -120,60 -160,-160 -200,-380']) +
    patches(
      coat,
      ['-420,-380 -180,-420 -140,-200 -260,-20 -420,0'],
      ['420,-200 240,-240 180,-60 300,140 430,140'],
    ) +
    stripes(
      coat,
      [
        '-310,-330 -260,-320 -220,-290',
        '-340,-210 -270,-200 -220,-170',
        '-360,-80 -290,-66 -220,-36',
        '340,-330 240,-310 190,-270',
        '380,-210 270,-190 200,-150',
        '410,-80 300,-60 220,-20',
      ],
      30,
    ) +
    fur(coat, [
      [200, -420, 62],
      [250, -360, 60],
      [200, -330, 68],
      [290, -260, 64],
      [240, -240, 70],
      [330, -160, 70],
      [270, -140, 76],
      [340, -50, 80],
      [280, -30, 84],
      [60, -420, 84],
      [40, -330, 86],
      [90, -350, 80],
      [50, -230, 88],
    ]) +
    cuts(coat, ['-190,120 -184,-10 -206,-130', '90,120 84,-30 124,-180']);
  return (
    body(coat, outline, on) +
    ruff(coat, -20, -420, 1.25) +
    place(-16, -640, 1.15, head(coat, { turn: -0.5, ...options }), false, options.tilt ?? 0)
  );
}
