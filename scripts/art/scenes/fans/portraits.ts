/** Portraits of cats, large. */
import { coats } from '../../cats/coat.ts';
import { head } from '../../cats/head.ts';
import { profile } from '../../cats/profile.ts';
import { c, hatch } from '../../ink.ts';
import { boroughHall } from '../../parts/civic.ts';
import { plant, stripes, wallpaper } from '../../parts/indoors.ts';
import { skyline } from '../../parts/roofs.ts';
import { flatSky, lineSky, stars, sun, water } from '../../parts/sky.ts';
import { cat, square } from '../../scene.ts';
import { brush, circle, line, path, place, poly, rect, shape, times } from '../../svg.ts';

const size = { width: 1600, height: 1600 };

export const olive = square('Olive, a black cat with round gold eyes and a collar with a bell', () =>
  [
    rect(0, 0, 1600, 1600, c.olive),
    sun(800, 760, 560, c.sage, { color: c.moss, count: 20, length: 1400, width: 0.5 }),
    cat('bust', 'black', 800, 1560, 1.32, { eyes: 'wide' }),
    brush('560,1010 800,1090 1040,1010', c.orange, 54) +
      circle(800, 1130, 58, c.gold) +
      line(800, 1130, 800, 1180, c.ink, 12) +
      line(760, 1116, 840, 1116, c.ink, 10),
  ].join(''),
);

export const duke = square('Duke, a tuxedo, sits for his portrait in a bow tie', () =>
  [
    wallpaper(0, 0, 1600, 1600, c.orange, c.rust, 170),
    rect(160, 120, 1280, 1480, c.ink) +
      rect(210, 170, 1180, 1430, c.gold) +
      rect(250, 210, 1100, 1390, c.sage),
    cat('bust', 'tuxedo', 800, 1600, 1.26, { tilt: 3 }),
    poly(
      [
        [800, 1090],
        [600, 1000],
        [600, 1190],
      ],
      c.orange,
    ) +
      poly(
        [
          [800, 1090],
          [1000, 1000],
          [1000, 1190],
        ],
        c.orange,
      ) +
      circle(800, 1094, 46, c.rust),
  ].join(''),
);

export const clementine = square('Clementine, a long-haired cream cat, tilts her head', () =>
  [
    rect(0, 0, 1600, 1600, hatch('olive', 'sage', 0.3, 90, 90)),
    circle(800, 780, 640, c.gold),
    cat('bust', 'persian', 800, 1580, 1.26, { tilt: 16, eyes: 'open' }),
    plant(1380, 1640, 0.9, c.ink, c.moss, c.orange, 2),
  ].join(''),
);

export const ziggy = square('Ziggy, a tiger cat, in profile before a full moon', () =>
  [
    flatSky(size, c.moss),
    stars(size, 6, 40, c.sand),
    circle(980, 700, 470, c.paper) +
      circle(1130, 520, 60, c.sand) +
      circle(1180, 860, 90, c.sand) +
      circle(900, 380, 40, c.sand),
    skyline(-20, 1620, 1600, 120, 300, c.ink, c.gold, 22, 0.4),
    shape(
      '260,1640! 300,1300 400,1080 560,900 900,980 1000,1240 1030,1640!',
      coats.tiger.base,
      `stroke="${c.ink}" stroke-width="16"`,
    ) +
      brush('330,1260 460,1250 560,1300', c.ink, 34) +
      brush('300,1400 450,1390 560,1440', c.ink, 34) +
      brush('420,1110 530,1110 610,1160', c.ink, 34),
    shape('850,1000! 900,1080 960,1240 990,1640! 760,1640! 780,1300', c.paper),
    place(720, 760, 1.6, profile(coats.tiger)),
  ].join(''),
);

export const captain = square(
  'Captain, a gray tabby, looks in through a porthole with the harbor behind him',
  () =>
    [
      rect(0, 0, 1600, 1600, c.orange),
      times(8, (i) => line(0, 100 + i * 200, 1600, 100 + i * 200, c.rust, 12)),
      circle(800, 800, 640, c.ink) +
        circle(800, 800, 600, c.gold) +
        times(12, (i) => circle(800 + Math.cos(i * 0.524) * 555, 800 + Math.sin(i * 0.524) * 555, 26, c.ink)),
      circle(800, 800, 508, c.ink),
      `<clipPath id="port"><circle cx="800" cy="800" r="496"/></clipPath><g clip-path="url(#port)">${lineSky(size, 'sand', 'straw', 0.6, 0.1, 800)}${skyline(200, 1400, 820, 100, 260, c.stone, c.sand, 5, 0.1)}${water(size, 816, c.olive, c.sage, 4)}${cat('bust', 'grey', 800, 1420, 0.98, { eyes: 'open' })}</g>`,
    ].join(''),
);

export const waffle = square('Waffle, a golden tabby, rides in a backpack with a round window', () =>
  [
    rect(0, 0, 1600, 1600, c.sage),
    boroughHall(300, 1240, 0.8, { wall: c.paper, trim: c.sand, glass: c.olive, roof: c.olive }),
    rect(0, 1230, 1600, 370, c.straw) + line(0, 1230, 1600, 1230, c.ink, 10),
    shape(
      '470,1520! 440,700 560,380 900,300 1240,380 1360,700 1330,1520!',
      c.orange,
      `stroke="${c.ink}" stroke-width="16"`,
    ) + path('M760 320q20 -150 140 -150t140 150', 'none', `stroke="${c.ink}" stroke-width="44"`),
    circle(900, 800, 380, c.ink) + circle(900, 800, 340, c.moss),
    `<clipPath id="pack"><circle cx="900" cy="800" r="330"/></clipPath><g clip-path="url(#pack)">${place(900, 850, 1.34, head(coats.gold, { eyes: 'open', turn: 0.4 }), false, 4)}</g>`,
    rect(560, 1250, 680, 230, c.rust, `stroke="${c.ink}" stroke-width="12"`) +
      rect(820, 1230, 160, 60, c.gold) +
      path('M450 800q-150 300 -40 640', 'none', `stroke="${c.ink}" stroke-width="50"`),
  ].join(''),
);

export const figaro = square(
  'Figaro, with a black mask and a white chin, eyes a plate of fish from below the table edge',
  () =>
    [
      stripes(0, 0, 1600, 1600, c.gold, c.straw, 160),
      cat('peek', 'mask', 760, 1000, 1.5, { eyes: 'wide', turn: 0.4 }),
      rect(0, 1010, 1600, 600, c.paper) +
        times(12, (i) => rect(i * 140, 1010, 70, 590, c.orange)) +
        times(5, (i) => rect(0, 1050 + i * 130, 1600, 40, c.rust)) +
        rect(0, 996, 1600, 26, c.ink),
      path('M1020 1010h480q-30 60 -240 60t-240 -60z', c.sage, `stroke="${c.ink}" stroke-width="10"`) +
        shape(
          '1080,960! 1180,880 1320,880 1420,960 1320,1010 1180,1010',
          c.stone,
          `stroke="${c.ink}" stroke-width="9"`,
        ) +
        poly(
          [
            [1100, 960],
            [1030, 900],
            [1030, 1006],
          ],
          c.stone,
          `stroke="${c.ink}" stroke-width="9"`,
        ) +
        circle(1370, 940, 10, c.ink),
    ].join(''),
);

export const noodle = square('Noodle, a Siamese, in the middle of a very long stretch on a striped rug', () =>
  [
    rect(0, 0, 1600, 1600, c.olive),
    rect(920, 90, 560, 380, c.ink) +
      rect(956, 126, 488, 308, c.sand) +
      circle(1330, 230, 60, c.gold) +
      rect(1186, 90, 28, 380, c.ink),
    rect(0, 560, 1600, 30, c.ink) + rect(0, 590, 1600, 1010, c.straw),
    poly(
      [
        [150, 900],
        [1450, 900],
        [1600, 1480],
        [0, 1480],
      ],
      c.orange,
    ) +
      poly(
        [
          [120, 1010],
          [1480, 1010],
          [1510, 1120],
          [92, 1120],
        ],
        c.gold,
      ) +
      poly(
        [
          [70, 1220],
          [1530, 1220],
          [1560, 1330],
          [40, 1330],
        ],
        c.paper,
      ) +
      times(26, (i) => line(i * 62, 1480, i * 62 - 6, 1530, c.ink, 10)),
    cat('stretch', 'siamese', 760, 1290, 1.04),
  ].join(''),
);
