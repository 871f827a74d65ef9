/** Portraits of cats with a favorite thing. */
import { c } from '../../ink.ts';
import { wool } from '../../parts/things.ts';
import { cat, square } from '../../scene.ts';
import { brush, circle, ellipse, inside, line, path, poly, rect, shape, times } from '../../svg.ts';

export const pretzel = square('Pretzel, a Siamese, as a loaf on a stack of folded laundry', () =>
  [
    rect(0, 0, 1600, 1600, c.gold),
    times(6, (i) => circle(150 + i * 270, 220 + (i % 2) * 90, 60, c.straw)),
    rect(0, 1380, 1600, 220, c.olive) + line(0, 1380, 1600, 1380, c.ink, 12),
    times(
      5,
      (i) =>
        rect(
          330 + ((i * 37) % 60),
          1280 - i * 104,
          940 - ((i * 53) % 90),
          100,
          [c.paper, c.orange, c.sage, c.paper, c.rust][i] ?? c.paper,
          `rx="46" stroke="${c.ink}" stroke-width="9"`,
        ) + line(420 + ((i * 37) % 60), 1330 - i * 104, 1180 - ((i * 53) % 60), 1330 - i * 104, c.ink, 6),
    ),
    cat('loaf', 'siamese', 820, 872, 0.9, { tail: 'wrap' }),
  ].join(''),
);

export const juniper = square(
  'Juniper, a gray tabby, in a cardboard box exactly her size, two paws over the edge',
  () =>
    [
      rect(0, 0, 1600, 1600, c.rust),
      circle(800, 560, 520, c.orange),
      rect(0, 1300, 1600, 300, c.olive) + line(0, 1300, 1600, 1300, c.ink, 14),
      shape('330,860! 1270,860! 1330,980! 270,980!', c.ink),
      cat('peek', 'grey', 800, 930, 1.5, { eyes: 'open', tilt: 4, ears: 'one' }),
      shape(
        '230,900! 600,915! 1000,915! 1370,900! 1340,1500! 260,1500!',
        c.straw,
        `stroke="${c.ink}" stroke-width="16"`,
      ) +
        shape('230,900! 60,1110! 150,1180! 262,1010!', c.gold, `stroke="${c.ink}" stroke-width="14"`) +
        shape('1370,900! 1540,1110! 1450,1180! 1338,1010!', c.gold, `stroke="${c.ink}" stroke-width="14"`) +
        rect(730, 1040, 140, 452, c.sand) +
        path(
          'M400 1400v-150M362 1290l38 -46l38 46M520 1400v-150M482 1290l38 -46l38 46',
          'none',
          `stroke="${c.ink}" stroke-width="16"`,
        ),
      // The paws again, over the edge of the box.
      inside('M300 770H1300V1010H300Z', cat('peekPaws', 'grey', 800, 930, 1.5)),
    ].join(''),
);

export const pumpkin = square(
  'Pumpkin, a ginger kitten, flat on the rug, about to pounce on a ball of green wool',
  () =>
    [
      rect(0, 0, 1600, 1600, c.straw),
      rect(0, 0, 1600, 760, c.sage) + rect(0, 730, 1600, 40, c.ink),
      ellipse(800, 1240, 780, 280, c.orange) +
        ellipse(800, 1240, 700, 232, c.rust) +
        ellipse(800, 1240, 640, 200, c.orange),
      cat('crouch', 'gold', 640, 1290, 1.02, { type: 'kitten', face: true, ears: 'up', gaze: 0.6 }),
      wool(1400, 1330, 150, c.olive, c.sage),
      brush('1300,1430 1000,1500 700,1440 420,1500 200,1450', c.olive, 16),
    ].join(''),
);

export const bagel = square('Bagel, white with orange ears, looks over the jagged rim of a bakery bag', () =>
  [
    rect(0, 0, 1600, 1600, c.olive),
    rect(0, 1290, 1600, 310, c.moss) + line(0, 1290, 1600, 1290, c.ink, 12),
    poly(
      [
        [380, 800],
        [1220, 760],
        [1240, 900],
        [360, 900],
      ],
      c.ink,
    ),
    cat('peek', 'van', 800, 860, 1.24, { eyes: 'open', tilt: -5 }),
    poly(
      [
        [330, 870],
        [420, 840],
        [500, 880],
        [590, 846],
        [680, 884],
        [780, 850],
        [880, 886],
        [980, 846],
        [1070, 882],
        [1170, 840],
        [1270, 870],
        [1310, 1480],
        [290, 1480],
      ],
      c.straw,
      `stroke="${c.ink}" stroke-width="14"`,
    ),
    line(500, 900, 470, 1470, c.gold, 14) + line(1100, 900, 1130, 1470, c.gold, 14),
    circle(800, 1190, 170, c.orange) +
      circle(800, 1190, 60, c.straw) +
      times(9, (i) => circle(800 + Math.cos(i * 0.7) * 112, 1190 + Math.sin(i * 0.7) * 112, 10, c.paper)),
  ].join(''),
);
