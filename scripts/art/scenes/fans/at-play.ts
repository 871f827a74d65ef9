/** Portraits of cats with a thing they have made theirs. */

import { c } from '../../ink.ts';
import { floorboards } from '../../parts/indoors.ts';
import { wool } from '../../parts/things.ts';
import { cat, square } from '../../scene.ts';
import { brush, circle, line, path, poly, rect, times } from '../../svg.ts';

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

export const juniper = square('Juniper, a gray tabby, fits exactly into a cardboard box', () =>
  [
    rect(0, 0, 1600, 1600, c.rust),
    floorboards(980, 1600, 1600, c.orange, c.ink),
    rect(300, 830, 1000, 200, c.ink),
    cat('sitFront', 'grey', 800, 1420, 0.98, { eyes: 'open', tilt: 4 }),
    poly(
      [
        [240, 940],
        [1360, 940],
        [1300, 1460],
        [300, 1460],
      ],
      c.straw,
      `stroke="${c.ink}" stroke-width="14"`,
    ) +
      poly(
        [
          [240, 940],
          [110, 1090],
          [250, 1150],
          [290, 1000],
        ],
        c.gold,
        `stroke="${c.ink}" stroke-width="12"`,
      ) +
      poly(
        [
          [1360, 940],
          [1490, 1090],
          [1350, 1150],
          [1310, 1000],
        ],
        c.gold,
        `stroke="${c.ink}" stroke-width="12"`,
      ),
    rect(740, 944, 120, 510, c.sand) +
      path(
        'M430 1330v-120M400 1240l30 -40l30 40M540 1330v-120M510 1240l30 -40l30 40',
        'none',
        `stroke="${c.ink}" stroke-width="14"`,
      ),
  ].join(''),
);

export const pumpkin = square(
  'Pumpkin, a ginger kitten, sits very straight behind a ball of green wool',
  () =>
    [
      rect(0, 0, 1600, 1600, c.straw),
      circle(800, 700, 560, c.sand),
      rect(0, 1240, 1600, 360, c.orange) +
        line(0, 1240, 1600, 1240, c.ink, 12) +
        times(7, (i) => line(i * 260, 1240, i * 300 - 130, 1600, c.rust, 10)),
      cat('sitFront', 'gold', 760, 1330, 0.86, { eyes: 'wide', tail: 'up', turn: 0.5 }),
      wool(1130, 1350, 170, c.olive, c.sage),
      brush('1640,1500 1400,1540 1000,1500 600,1540 300,1480 100,1520', c.olive, 14),
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
