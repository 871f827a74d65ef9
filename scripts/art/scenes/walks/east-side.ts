/** The Lower East Side: fire escapes, roofs, stoops and yards. */
import { c, dots } from '../../ink.ts';
import { chimney, fireEscape, sash, skyline, tenement, waterTank } from '../../parts/houses.ts';
import { floorboards, plant } from '../../parts/indoors.ts';
import { crescent, flatSky, lineSky, pigeon, rain, snow, stars, sun } from '../../parts/sky.ts';
import { bench, lamp, puddle, railings, tree, washing } from '../../parts/street.ts';
import { seeded } from '../../rng.ts';
import { card, cat } from '../../scene.ts';
import { circle, draw, inside, line, path, poly, rect, times } from '../../svg.ts';

export const washday = card(
  'Seen from a courtyard: line above line of washing between two tenements, a white cat on a high sill',
  (size) => {
    const random = seeded(12);
    const look = { trim: c.sand, glass: c.ink, lit: c.gold, glow: 0.3 };
    return [
      flatSky(size, c.straw),
      poly(
        [
          [-10, -10],
          [640, -10],
          [520, 1340],
          [-10, 1340],
        ],
        c.brick,
      ) +
        poly(
          [
            [2010, -10],
            [1320, -10],
            [1480, 1340],
            [2010, 1340],
          ],
          c.olive,
        ),
      times(
        3,
        (r) =>
          sash(90, 90 + r * 420, 150, 250, { ...look, wall: c.orange }, random) +
          sash(360, 90 + r * 420, 130, 250, { ...look, wall: c.orange }, random),
      ),
      times(
        3,
        (r) =>
          (r === 1 ? '' : sash(1520, 90 + r * 420, 130, 250, { ...look, wall: c.olive }, random)) +
          sash(1760, 90 + r * 420, 150, 250, { ...look, wall: c.olive }, random),
      ),
      rect(1490, 480, 200, 290, c.gold) + rect(1460, 770, 270, 40, c.sand),
      washing(600, 120, 1350, 90, 2, [c.paper, c.orange, c.olive], c.ink, 1),
      washing(590, 400, 1390, 440, 7, [c.olive, c.paper, c.rust], c.ink, 1.05),
      washing(560, 720, 1420, 690, 11, [c.paper, c.gold, c.orange, c.paper], c.ink, 1.1),
      washing(540, 1010, 1450, 1040, 5, [c.rust, c.paper, c.olive], c.ink, 1.15),
      cat('sitSide', 'white', 1590, 774, 0.3, { flip: true, tail: 'hang' }),
    ].join('');
  },
);

export const fireEscapeNight = card(
  'A black cat on an iron landing at night, its eyes gold, with the moon and lit kitchen windows',
  (size) => {
    const random = seeded(21);
    const look = { wall: c.rust, trim: c.ink, glass: c.ink, lit: c.gold, glow: 0.6 };
    return [
      flatSky(size, c.moss),
      stars({ width: 800, height: 900 }, 4, 30, c.sand),
      circle(360, 330, 190, c.paper) + circle(300, 280, 34, c.sand) + circle(430, 400, 46, c.sand),
      skyline(-20, 820, 1340, 260, 480, c.ink, c.gold, 61, 0.4),
      rect(800, -10, 1210, 1360, c.rust),
      sash(960, 60, 240, 400, look, random) +
        sash(1480, 60, 240, 400, { ...look, glow: 1 }, random) +
        sash(960, 760, 240, 400, { ...look, glow: 1 }, random) +
        sash(1480, 760, 240, 400, look, random),
      fireEscape(860, 1240, 1080, 690, 2, c.ink),
      rect(840, 540, 1120, 34, c.ink),
      cat('sitFront', 'black', 1240, 548, 0.5, { eyes: 'wide', tail: 'hang' }),
      plant(1780, 545, 0.5, c.orange, c.olive, undefined, 3),
    ].join('');
  },
);

export const catHouse = card(
  'Rosalie Goodman’s rented room on Division Street: seven cats around a stove, a bed and a chair',
  (size) => {
    return [
      rect(0, 0, size.width, size.height, c.straw),
      times(20, (i) => rect(i * 104, 0, 22, 900, c.sand)),
      rect(1500, 130, 330, 420, c.ink) +
        rect(1520, 150, 290, 380, c.sage) +
        line(1665, 150, 1665, 530, c.ink, 14) +
        line(1520, 330, 1810, 330, c.ink, 14) +
        rect(1470, 550, 390, 34, c.ink),
      cat('sitBack', 'calico', 1665, 556, 0.28, { tail: 'hang' }),
      floorboards(900, 2000, 1333, c.orange, c.ink),
      rect(850, -10, 70, 520, c.ink) +
        rect(700, 500, 370, 540, c.ink) +
        rect(670, 480, 430, 50, c.ink) +
        rect(760, 620, 250, 200, c.gold) +
        times(5, (i) => rect(770 + i * 52, 620, 12, 200, c.ink)) +
        rect(690, 1030, 60, 60, c.ink) +
        rect(1020, 1030, 60, 60, c.ink),
      cat('loaf', 'ginger', 900, 484, 0.3, { eyes: 'closed' }),
      rect(60, 560, 30, 560, c.ink) +
        rect(60, 820, 560, 160, c.olive) +
        rect(90, 760, 200, 90, c.paper) +
        rect(600, 760, 30, 360, c.ink) +
        times(4, (i) => rect(150 + i * 120, 820, 44, 160, c.sage)),
      cat('curl', 'black', 420, 826, 0.34),
      cat('sitFront', 'grey', 1330, 1140, 0.42, { tail: 'out' }),
      cat('sitSide', 'tuxedo', 640, 1230, 0.42, { tail: 'wrap' }),
      cat('walk', 'cream', 1660, 1260, 0.42, { flip: true }),
      cat('sitSide', 'white', 1080, 1280, 0.38, { flip: true, tail: 'out' }),
    ].join('');
  },
);

export const roofPigeons = card(
  'A ginger cat on a tar roof watches a coop of pigeons against the rising sun, tanks and chimneys around',
  (size) =>
    [
      lineSky(size, 'straw', 'orange', 0.5, 0.03, 900),
      sun(620, 760, 240, c.paper),
      skyline(-20, 2020, 960, 100, 330, c.stone, c.straw, 14, 0.2),
      waterTank(330, 960, 1.5, c.ink, c.rust),
      rect(0, 950, 2000, 400, c.moss) + rect(0, 930, 2000, 40, c.ink),
      chimney(800, 960, 150, 190, c.orange),
      rect(1260, 480, 600, 560, c.olive) +
        poly(
          [
            [1220, 490],
            [1300, 400],
            [1820, 400],
            [1900, 490],
          ],
          c.ink,
        ) +
        times(2, (r) =>
          times(
            3,
            (k) =>
              rect(1300 + k * 185, 540 + r * 240, 150, 190, c.ink) +
              pigeon(1380 + k * 185, 724 + r * 240, 0.8, (r + k) % 2 ? c.stone : c.sand, k === 1),
          ),
        ),
      pigeon(1420, 404, 1, c.stone) + pigeon(1600, 404, 0.9, c.ink, true),
      ...[
        [1080, 240],
        [1180, 180],
        [1000, 330],
        [900, 210],
      ].map(([x = 0, y = 0]) =>
        path(`M${x} ${y}q30 -46 60 -6q34 -34 62 -4q-44 6 -60 30q-26 -26 -62 -20z`, c.ink),
      ),
      cat('loaf', 'ginger', 620, 1200, 0.66, { eyes: 'open', flip: true }),
    ].join(''),
);

export const snowStoop = card(
  'Snow on a tenement stoop: a gray tabby in the open doorway, one line of paw prints down the steps',
  (size) =>
    [
      rect(0, 0, size.width, size.height, c.orange),
      times(12, (r) => line(0, 40 + r * 70, 2000, 40 + r * 70, c.rust, 8)),
      rect(700, 60, 620, 900, c.ink) +
        rect(760, 120, 500, 840, c.gold) +
        rect(760, 120, 500, 150, c.straw) +
        line(1010, 120, 1010, 270, c.ink, 12) +
        rect(760, 270, 500, 20, c.ink) +
        rect(1080, 290, 180, 670, c.olive) +
        rect(1110, 340, 120, 240, c.moss) +
        rect(1110, 640, 120, 240, c.moss),
      sash(
        160,
        200,
        300,
        480,
        { wall: c.orange, trim: c.paper, glass: c.ink, lit: c.gold, glow: 0 },
        seeded(3),
      ) +
        sash(
          1560,
          200,
          300,
          480,
          { wall: c.orange, trim: c.paper, glass: c.ink, lit: c.gold, glow: 0 },
          seeded(3),
        ),
      times(
        4,
        (i) =>
          rect(520 - i * 90, 950 + i * 100, 980 + i * 180, 100, i % 2 ? c.sand : c.paper) +
          rect(520 - i * 90, 1020 + i * 100, 980 + i * 180, 30, c.rust),
      ),
      rect(0, 1240, 2000, 100, c.paper),
      times(9, (i) => circle(880 - i * 36 + (i % 2) * 30, 975 + i * 38, 12, c.stone)),
      cat('sitFront', 'grey', 920, 962, 0.5, { tail: 'wrap' }),
      snow(size, 61, 200, c.paper),
    ].join(''),
);

export const awningRain = card(
  'A cow-patterned cat waits under a striped awning in heavy rain while the street shines',
  (size) =>
    [
      flatSky(size, c.stone),
      tenement(
        1180,
        1080,
        860,
        1240,
        { wall: c.brick, trim: c.ink, glass: c.ink, lit: c.gold, glow: 0.5, seed: 11 },
        0.5,
        4,
        4,
      ),
      rect(0, 340, 1180, 800, c.olive) +
        rect(90, 620, 560, 480, c.gold) +
        rect(90, 620, 560, 480, 'none', `stroke="${c.ink}" stroke-width="24"`) +
        rect(760, 560, 300, 580, c.ink) +
        rect(800, 600, 220, 320, c.gold) +
        times(4, (i) => rect(140 + i * 130, 940, 90, 150, i % 2 ? c.orange : c.rust)),
      times(
        10,
        (i) =>
          poly(
            [
              [20 + i * 116, 380],
              [136 + i * 116, 380],
              [150 + i * 120, 560],
              [30 + i * 120, 560],
            ],
            i % 2 ? c.paper : c.orange,
          ) + path(`M${30 + i * 120} 558q60 66 120 0z`, i % 2 ? c.paper : c.orange),
      ),
      rect(0, 1090, 2000, 260, c.moss) + line(0, 1090, 2000, 1090, c.ink, 12),
      puddle(1360, 1210, 380, c.stone, c.gold) + puddle(420, 1280, 300, c.stone, c.gold),
      rain(size, 15, 210, c.paper, 0.2),
      cat('sitFront', 'cow', 690, 1150, 0.56, { tail: 'wrap', tilt: -5 }),
    ].join(''),
);

export const lastLamp = card(
  'End of the walk: a tuxedo cat and its reflection in a puddle under the last lamp of the street',
  (size) => {
    const pool = 'M420 1150q120 -130 560 -130t560 120q-30 150 -560 150t-560 -140z';
    return [
      flatSky(size, c.moss),
      crescent(1130, 170, 84, c.sand),
      tenement(
        -60,
        860,
        520,
        800,
        { wall: c.ink, trim: c.moss, glass: c.moss, lit: c.gold, glow: 0.4, seed: 4 },
        undefined,
        4,
        4,
      ),
      tenement(
        1400,
        860,
        680,
        640,
        { wall: c.ink, trim: c.moss, glass: c.moss, lit: c.gold, glow: 0.35, seed: 9 },
        undefined,
        5,
        4,
      ),
      rect(0, 850, 2000, 500, c.rust) + line(0, 850, 2000, 850, c.ink, 12),
      circle(760, 250, 330, c.olive) + circle(760, 250, 220, dots('olive', 'gold', 0.4)),
      lamp(760, 960, 1.16, c.ink, c.gold),
      path(pool, c.straw),
      inside(
        pool,
        `<g transform="translate(0 2096) scale(1 -1)">${cat('sitSide', 'tuxedo', 1080, 1048, 0.6, { tail: 'out' })}</g>`,
      ),
      cat('sitSide', 'tuxedo', 1080, 1056, 0.6, { tail: 'out' }),
      draw('M640 1180h240M1220 1230h180M700 1250h120', c.paper, 9),
    ].join('');
  },
);

export const park = card(
  'Seward Park in autumn: a tortoiseshell on a bench beneath golden trees, houses and a water tank beyond',
  (size) =>
    [
      flatSky(size, c.sand),
      tenement(
        60,
        900,
        480,
        700,
        { wall: c.stone, trim: c.sand, glass: c.ink, lit: c.gold, glow: 0.1, seed: 6 },
        undefined,
        4,
        5,
      ) +
        tenement(
          540,
          900,
          420,
          560,
          { wall: c.rust, trim: c.sand, glass: c.ink, lit: c.gold, glow: 0.1, seed: 3 },
          undefined,
          4,
          4,
        ) +
        waterTank(740, 346, 0.8, c.ink, c.sand),
      rect(0, 880, 2000, 460, c.olive) + railings(0, 940, 2000, 120, c.ink, 50),
      tree(1380, 1130, 1.35, c.ink, c.gold, 4, c.orange) +
        tree(1880, 1090, 1.1, c.ink, c.orange, 7, c.rust) +
        tree(180, 1120, 0.9, c.ink, c.orange, 12, c.rust),
      times(40, (i) =>
        path(
          `M${(i * 293) % 2000} ${1000 + ((i * 83) % 320)}q22 -26 48 0q-26 26 -48 0z`,
          i % 3 ? c.gold : c.orange,
        ),
      ),
      bench(820, 1260, 1.6, c.straw, c.ink),
      cat('sitSide', 'tortie', 760, 1056, 0.5, { face: true, tail: 'hang' }),
    ].join(''),
);
