/** Sitting cats. The ground is at y = 0, the middle at x = 0; a sitting cat is about 950 high. */
import { curve, group, inside, path, place, stroke } from '../svg.ts';
import { body, cuts, fur, lights, patches, ruff, stripes, tail } from './body.ts';
import type { Coat } from './coat.ts';
import { head } from './head.ts';
import type { HeadOptions } from './head-options.ts';
import { profile } from './profile.ts';
import { mirrored, skulls } from './skull.ts';

export interface PoseOptions extends HeadOptions {
  /** Degrees by which the head leans. */
  tilt?: number;
  /** Shape of the tail, where the pose offers several. */
  tail?: 'wrap' | 'out' | 'up' | 'hang';
}

/** Seen from the front, one fore paw a little ahead, the head turned a little. */
export function sitFront(coat: Coat, options: PoseOptions = {}): string {
  const outline =
    '-120,-640! -170,-520 -196,-400 -250,-290 -300,-170 -296,-50 -230,-4! -130,14 -70,16 -2,10 0,0 70,-8 130,-6 230,-4! 296,-50 300,-170 250,-290 196,-400 170,-520 120,-640!';
  const on =
    lights(coat, [
      '-100,-600 0,-640 100,-600 116,-480 70,-350 0,-290 -70,-350 -116,-480',
      '-116,-56 -62,-74 -8,-58! -4,30! -124,30!',
      '112,-64 60,-80 8,-64! 4,20! 120,20!',
    ]) +
    patches(
      coat,
      ['-320,-420 -140,-500 -120,-300 -190,-150 -330,-140'],
      ['330,-300 180,-330 150,-160 230,-60 330,-60'],
    ) +
    stripes(coat, [
      '-300,-210 -230,-215 -180,-180',
      '-310,-140 -240,-150 -190,-120',
      '300,-210 230,-215 180,-180',
      '310,-140 240,-150 190,-120',
      '-210,-420 -150,-400',
      '210,-420 150,-400',
      '-120,-180 -40,-180',
      '120,-180 40,-180',
    ]) +
    (coat.pattern === 'points'
      ? lights({ ...coat, light: coat.mark }, [
          '-124,-90 0,-90 0,20! -124,20!',
          '124,-90 0,-90 0,20! 124,20!',
        ])
      : '') +
    fur(coat, [
      [150, -440, 66],
      [190, -350, 64],
      [160, -330, 72],
      [236, -250, 62],
      [262, -180, 74],
      [210, -190, 70],
      [272, -110, 84],
    ]) +
    cuts(coat, [
      '-134,-330 -138,-180 -128,-60',
      '134,-330 138,-180 128,-60',
      '0,-300 0,-160 0,-8',
      '-150,-8 -180,-70 -260,-80',
      '150,-8 180,-70 260,-80',
      '-84,6 -82,-24',
      '-44,6 -44,-24',
      '82,-12 80,-40',
      '44,-12 44,-40',
    ]);
  const tails = {
    wrap: '270,-60 330,-10 200,26 20,24 -110,8',
    out: '240,-60 380,-20 480,-90 520,-210 470,-290',
    up: '250,-60 390,-60 440,-240 400,-420 450,-520',
    hang: '240,-30 360,40 380,200 330,330 370,420',
  };
  const kind = options.tail ?? 'wrap';
  const tailPart = tail(coat, tails[kind], 68);
  return [
    kind === 'wrap' ? '' : tailPart,
    body(coat, outline, on),
    kind === 'wrap' ? tailPart : '',
    ruff(coat, 0, -520, 0.9),
    place(-6, -690, 0.94, head(coat, { turn: -0.45, ...options }), false, options.tilt ?? -3),
  ].join('');
}

/** Seen from behind; looks away, or back over its shoulder with `look`. */
export function sitBack(coat: Coat, options: PoseOptions & { look?: boolean } = {}): string {
  const outline =
    '-104,-640! -176,-520 -224,-400 -286,-250 -326,-110 -288,-6! -120,0 0,2 120,0 288,-6! 326,-110 286,-250 224,-400 176,-520 104,-640!';
  const on =
    stripes(
      coat,
      [
        '-330,-330 -230,-300 -150,-310',
        '-340,-230 -240,-205 -150,-220',
        '-340,-130 -240,-105 -150,-120',
        '330,-330 230,-300 150,-310',
        '340,-230 240,-205 150,-220',
        '340,-130 240,-105 150,-120',
        '0,-560 0,-450',
        '0,-400 0,-310',
        '0,-260 0,-190',
      ],
      26,
    ) +
    patches(
      coat,
      ['-340,-500 -60,-560 20,-430 -60,-280 -340,-260'],
      ['330,-320 80,-300 40,-160 120,-40 330,-20'],
    ) +
    fur(coat, [
      [60, -520, 80],
      [120, -490, 72],
      [90, -430, 76],
      [160, -410, 66],
      [40, -440, 86],
      [196, -330, 62],
      [140, -340, 70],
      [236, -250, 60],
      [262, -150, 70],
      [276, -90, 82],
      [220, -180, 66],
      [36, -250, 88],
      [60, -160, 88],
    ]) +
    cuts(coat, ['-150,-4 -170,-120 -250,-190', '150,-4 170,-120 250,-190']);
  const tails = {
    wrap: '200,-40 330,10 250,44 60,40 -150,20',
    out: '150,-40 330,-4 470,-40 540,-150 500,-240',
    up: '220,-60 400,-60 450,-230 400,-400 460,-520',
    hang: '60,-40 90,80 60,220 110,340 70,440',
  };
  const kind = options.tail ?? 'out';
  const tailPart = tail(coat, tails[kind], 70);
  const behind = kind === 'up' ? tailPart : '';
  const skull = options.look
    ? place(30, -700, 0.92, head(coat, { turn: 1, ...options }), false, options.tilt ?? 6)
    : place(0, -696, 0.92, backOfHead(coat, options), false, options.tilt ?? 0);
  return behind + body(coat, outline, on) + (kind === 'up' ? '' : tailPart) + skull;
}

/** The head from behind: the skull of its type, ears from the back. */
export function backOfHead(coat: Coat, options: HeadOptions): string {
  const skull = skulls[options.type ?? coat.head];
  const ear = curve(skull.ear);
  const ears = (more = ''): string =>
    path(ear, coat.base, more) + group('scale(-1 1)', path(ear, coat.base, more));
  const marks =
    stripes(coat, ['-50,-190 -60,-60 -40,20', '0,-190 0,-60 0,60', '50,-190 60,-60 40,20']) +
    patches(coat, ['-300,-360 -10,-360 -10,-100 -60,0 -300,20'], ['300,-360 90,-360 80,-120 300,-40']) +
    (coat.pattern === 'points'
      ? lights({ ...coat, light: coat.mark }, [
          '-300,-360! -40,-360! -60,-176 -160,-130 -300,-100!',
          '300,-360! 40,-360! 60,-176 160,-130 300,-100!',
        ])
      : '');
  const d = curve(mirrored(skull.half));
  return [
    ears(stroke(coat.outline, 18)),
    path(d, coat.base, stroke(coat.outline, 18)),
    ears(),
    path(d, coat.base),
    inside(`${d}${ear}`, marks) + group('scale(-1 1)', inside(ear, group('scale(-1 1)', marks))),
    // The fold where each ear joins the crown.
    cuts(coat, ['-96,-150 -122,-110 -160,-84', '96,-150 122,-110 160,-84'], 8),
    fur(coat, [
      [60, -90, 70],
      [110, -30, 60],
      [50, -10, 80],
      [90, 50, 60],
    ]),
  ].join('');
}

/** In profile, looking to the right. */
export function sitSide(coat: Coat, options: PoseOptions & { face?: boolean } = {}): string {
  const outline =
    '-40,-690! -110,-600 -180,-470 -250,-320 -290,-170 -270,-40 -190,-2! 60,0 150,0 262,-2! 278,-30 236,-64 214,-110! 218,-240 232,-380 246,-480 230,-590 190,-660!';
  const on =
    lights(coat, [
      '300,-620! 170,-640! 130,-540 170,-420 210,-330 300,-330!',
      '100,-56 220,-80 320,-70! 320,20! 110,20!',
      '-30,-46 60,-60 118,-30! 110,20! -40,20!',
    ]) +
    patches(
      coat,
      ['-140,-640 60,-640 70,-470 -40,-380 -230,-420'],
      ['-330,-260 -120,-240 -60,-120 -130,-40 -330,-20'],
    ) +
    stripes(coat, [
      '-190,-480 -90,-470 -20,-420',
      '-240,-390 -130,-380 -60,-330',
      '-290,-290 -190,-290 -120,-250',
      '-300,-190 -210,-200 -150,-170',
      '-300,-110 -220,-110 -160,-96',
      '250,-230 180,-225',
      '246,-160 180,-158',
    ]) +
    (coat.pattern === 'points'
      ? lights({ ...coat, light: coat.mark }, ['90,-80 220,-110 320,-80! 320,20! 100,20!'])
      : '') +
    fur(
      coat,
      [
        [-60, -560, 120],
        [-110, -490, 122],
        [-70, -450, 116],
        [-160, -410, 118],
        [-200, -320, 114],
        [-150, -350, 116],
        [-236, -220, 106],
        [-190, -180, 112],
        [-250, -120, 96],
        [40, -500, 80],
        [70, -420, 84],
      ],
      false,
    ) +
    cuts(coat, [
      '118,-6 118,-150 96,-290',
      '112,-40 60,-210 -60,-270 -150,-230',
      '60,-6 -20,-40 -90,-30',
      '236,-6 230,-30',
      '200,-6 196,-30',
    ]);
  const tails = {
    wrap: '-250,-60 -260,20 -80,30 60,16 160,22',
    out: '-230,-50 -400,-20 -520,-60 -590,-170 -550,-260',
    up: '-240,-70 -380,-90 -420,-280 -360,-430 -420,-540',
    hang: '-230,-50 -340,40 -350,200 -300,330 -340,430',
  };
  const kind = options.tail ?? 'out';
  const tailPart = tail(coat, tails[kind], 66);
  const skull = options.face
    ? place(100, -722, 0.92, head(coat, { turn: 1, ...options }), false, options.tilt ?? 4)
    : place(96, -726, 0.9, profile(coat, options), false, options.tilt ?? 0);
  return (
    (kind === 'wrap' ? '' : tailPart) +
    body(coat, outline, on) +
    (kind === 'wrap' ? tailPart : '') +
    ruff(coat, 130, -560, 0.72) +
    skull
  );
}
