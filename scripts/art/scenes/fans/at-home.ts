/** Portraits of cats at home: windows, shelves, chairs. */
import { c } from '../../ink.ts';
import {
  curtain,
  floorboards,
  plant,
  radiator,
  stripes,
  wallpaper,
  windowFrame,
} from '../../parts/indoors.ts';
import { skyline } from '../../parts/roofs.ts';
import { crescent, flatSky, rain, stars } from '../../parts/sky.ts';
import { books, cup, map } from '../../parts/things.ts';
import { cat, square } from '../../scene.ts';
import { brush, circle, ellipse, line, place, poly, rect, shape, times } from '../../svg.ts';

const size = { width: 1600, height: 1600 };

export const biscuit = square(
  'Biscuit, a ginger tabby, on his back across an open map, all four paws in the air',
  () =>
    [
      rect(0, 0, 1600, 1600, c.olive),
      times(6, (i) => line(0, 120 + i * 270, 1600, 80 + i * 270, c.moss, 12)),
      map(800, 820, 1400, 1080, -9, { sheet: c.paper, line: c.stone, water: c.sage, route: c.orange }),
      place(0, 0, 1, cat('sprawl', 'ginger', 760, 1150, 0.9, { eyes: 'open' }), false, -6),
      cup(1370, 330, 0.9, c.gold, c.ink, c.sand),
    ].join(''),
);

export const mabel = square('Mabel, a calico, washes a paw on a windowsill beside a potted geranium', () =>
  [
    rect(0, 0, 1600, 1600, c.straw),
    windowFrame(
      300,
      90,
      1000,
      1110,
      flatSky(size, c.sand) +
        circle(560, 420, 190, c.gold) +
        skyline(280, 1330, 1210, 300, 600, c.sage, c.sand, 3, 0.3),
      c.ink,
      c.orange,
    ),
    curtain(40, 40, 330, 1260, c.olive, c.moss) + curtain(1560, 40, -330, 1260, c.olive, c.moss),
    cat('groom', 'calico', 740, 1220, 0.98),
    plant(1180, 1220, 0.95, c.rust, c.olive, c.orange, 6),
  ].join(''),
);

export const domino = square('Domino, white with black patches, seen from behind at a rainy window', () =>
  [
    rect(0, 0, 1600, 1600, c.rust),
    windowFrame(
      260,
      90,
      1080,
      1130,
      flatSky(size, c.stone) +
        skyline(240, 1360, 1240, 300, 700, c.moss, c.gold, 9, 0.3) +
        rain(size, 4, 120, c.paper),
      c.ink,
      c.sand,
    ),
    cat('sitBack', 'cow', 800, 1250, 0.92, { tail: 'hang' }),
  ].join(''),
);

export const hazel = square('Hazel, plain gray, wedged between books on a shelf', () => {
  const row = (y: number, seed: number, skip = -1): string =>
    times(16, (i) => {
      const h = 230 + ((i * 53 + seed * 31) % 110);
      return i >= skip && i < skip + 8 && skip >= 0
        ? ''
        : rect(
            60 + i * 94,
            y - h,
            84,
            h,
            [c.orange, c.olive, c.gold, c.ink, c.sand, c.rust][(i * 5 + seed) % 6] ?? c.orange,
          ) + rect(60 + i * 94, y - h + 40, 84, 14, c.paper);
    });
  return [
    rect(0, 0, 1600, 1600, c.moss),
    row(420, 1) + rect(0, 420, 1600, 50, c.straw),
    row(1010, 2, 4) + rect(0, 1010, 1600, 50, c.straw),
    row(1560, 4) + rect(0, 1560, 1600, 50, c.straw),
    cat('loaf', 'blue', 800, 1012, 0.78, { eyes: 'open', tail: 'hang' }),
  ].join('');
});

export const mona = square('Mona, a tortoiseshell, flat on a warm radiator with one paw hanging', () =>
  [
    wallpaper(0, 0, 1600, 1600, c.gold, c.orange, 160),
    rect(0, 1380, 1600, 220, c.rust) + line(0, 1380, 1600, 1380, c.ink, 14),
    rect(120, 800, 1360, 60, c.paper),
    radiator(170, 1460, 1270, 620, c.sand, c.stone),
    cat('ledge', 'tortie', 820, 810, 1, { eyes: 'closed', tail: 'hang' }),
    rect(700, 90, 760, 300, c.ink) +
      rect(726, 116, 708, 248, c.sage) +
      poly(
        [
          [726, 364],
          [980, 200],
          [1180, 364],
        ],
        c.olive,
      ) +
      poly(
        [
          [1040, 364],
          [1260, 160],
          [1434, 364],
        ],
        c.moss,
      ) +
      circle(860, 190, 44, c.paper),
  ].join(''),
);

export const luna = square('Luna, a black cat, curled in a round chair like a dark moon', () =>
  [
    rect(0, 0, 1600, 1600, c.moss),
    stars(size, 18, 44, c.sand),
    crescent(1320, 250, 110, c.gold),
    circle(780, 860, 620, c.orange) + circle(780, 860, 540, c.gold),
    cat('curl', 'black', 800, 1190, 1.06, { tilt: -18 }),
    shape('250,1250 500,1200 800,1240 1100,1200 1330,1250! 1200,1400 780,1490 380,1400', c.rust) +
      line(480, 1420, 380, 1600, c.ink, 40) +
      line(1090, 1420, 1190, 1600, c.ink, 40),
  ].join(''),
);

export const gus = square('Gus, a gray tabby, walks along the back of a sofa', () =>
  [
    stripes(0, 0, 1600, 1600, c.sand, c.straw, 130),
    rect(200, 130, 420, 330, c.ink) + rect(226, 156, 368, 278, c.sage) + circle(410, 290, 90, c.orange),
    rect(980, 190, 380, 240, c.ink) + rect(1006, 216, 328, 188, c.gold) + rect(1006, 330, 328, 74, c.olive),
    cat('walk', 'grey', 830, 900, 0.84, { face: true, tail: 'up' }),
    shape('60,900! 500,870 800,866 1100,870 1540,900! 1560,1300! 40,1300!', c.olive) +
      rect(-20, 1090, 300, 420, c.moss) +
      rect(1320, 1090, 300, 420, c.moss) +
      rect(240, 1180, 1120, 300, c.olive) +
      line(800, 900, 800, 1480, c.ink, 10) +
      line(240, 1180, 1360, 1180, c.ink, 10),
    floorboards(1480, 1600, 1600, c.rust, c.ink),
  ].join(''),
);

export const pearl = square('Pearl, a white cat, sits on the keys of an upright piano', () =>
  [
    rect(0, 0, 1600, 1600, c.orange),
    rect(120, 260, 1360, 1340, c.ink) +
      rect(170, 320, 1260, 560, c.rust) +
      rect(520, 420, 560, 380, c.paper) +
      times(6, (i) => times(5, (k) => line(560, 460 + i * 56 + k * 8, 1040, 460 + i * 56 + k * 8, c.ink, 3))),
    rect(80, 1010, 1440, 170, c.paper) +
      times(20, (i) => line(80 + i * 72, 1010, 80 + i * 72, 1180, c.ink, 6)) +
      times(19, (i) => (i % 7 === 2 || i % 7 === 6 ? '' : rect(130 + i * 72, 1010, 42, 100, c.ink))) +
      rect(60, 1180, 1480, 60, c.rust),
    cat('sitSide', 'white', 720, 1110, 0.86, { face: true, tail: 'hang', eyes: 'open' }),
    books(1290, 262, 0.7, [c.olive, c.gold, c.sand]),
  ].join(''),
);

export const sesame = square(
  'Sesame and Rye, one cream and one tortoiseshell, asleep in one basket, cheek against cheek',
  () =>
    [
      stripes(0, 0, 1600, 1600, c.olive, c.moss, 200),
      rect(0, 1280, 1600, 320, c.orange) + line(0, 1280, 1600, 1280, c.ink, 14),
      ellipse(800, 900, 740, 190, c.ink),
      cat('loaf', 'cream', 430, 1060, 0.94, { eyes: 'closed', tilt: -12, flip: true, nod: 0.4 }),
      cat('loaf', 'tortie', 1165, 1066, 0.94, { eyes: 'closed', tilt: -10, nod: 0.4 }),
      shape(
        '40,930! 400,1010 800,1030 1200,1010 1560,930! 1500,1180 1380,1480! 220,1480! 100,1180',
        c.gold,
        `stroke="${c.ink}" stroke-width="16"`,
      ) +
        brush('70,1060 420,1140 800,1160 1180,1140 1530,1060', c.ink, 12) +
        brush('110,1190 430,1262 800,1280 1170,1262 1490,1190', c.ink, 12) +
        brush('160,1320 450,1384 800,1400 1150,1384 1440,1320', c.ink, 12) +
        times(9, (i) =>
          line(190 + i * 152, 1010 + (i === 0 || i === 8 ? -20 : 10), 290 + i * 127, 1470, c.ink, 10),
        ),
    ].join(''),
);
