/** The Lower East Side: snow, rain, autumn and the end of the walk. */

import { c, dots } from '../../ink.ts';
import { sash } from '../../parts/houses.ts';
import { waterTank } from '../../parts/roofs.ts';
import { crescent, flatSky, rain, snow } from '../../parts/sky.ts';
import { bench, lamp, puddle, railings, tree } from '../../parts/street.ts';
import { tenement } from '../../parts/tenements.ts';
import { seeded } from '../../rng.ts';
import { card, cat } from '../../scene.ts';
import { circle, draw, inside, line, path, poly, rect, times } from '../../svg.ts';

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
