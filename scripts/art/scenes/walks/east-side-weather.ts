/** The Lower East Side: snow, rain, autumn and the end of the walk. */
import { c } from '../../ink.ts';
import { sash } from '../../parts/houses.ts';
import { waterTank } from '../../parts/roofs.ts';
import { crescent, flatSky, rain, snow } from '../../parts/sky.ts';
import { bench, lamp, puddle, tree } from '../../parts/street.ts';
import { tenement } from '../../parts/tenements.ts';
import { seeded } from '../../rng.ts';
import { card, cat } from '../../scene.ts';
import { circle, ellipse, line, path, poly, rect, shape, times } from '../../svg.ts';

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
      cat('sitFront', 'forest', 960, 966, 0.72, { tail: 'wrap' }),
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
      cat('sitFront', 'cow', 690, 1160, 0.7, { tail: 'wrap', tilt: -5 }),
    ].join(''),
);

export const lastLamp = card(
  'End of the walk: in the cone of light under the last lamp a tuxedo cat looks back over its shoulder',
  (size) => {
    const lit = (x: number, y: number, s: number): string => rect(x, y, 70 * s, 120 * s, c.gold);
    return [
      flatSky(size, c.olive),
      crescent(1240, 250, 90, c.sand),
      shape('-10,-10! 420,-10! 640,330! 640,820! -10,1090!', c.ink) +
        shape('2010,-10! 1700,-10! 1440,330! 1440,820! 2010,1090!', c.ink) +
        shape('640,470! 800,470! 800,420! 900,420! 900,800! 640,820!', c.moss) +
        shape('1440,520! 1290,520! 1290,600! 1180,600! 1180,800! 1440,820!', c.moss),
      lit(80, 160, 1.5) + lit(280, 260, 1.2) + lit(300, 580, 1.2) + lit(500, 430, 0.8),
      lit(1840, 220, 1.4) + lit(1680, 560, 1.1) + lit(1530, 420, 0.8),
      rect(0, 800, 2000, 540, c.moss) +
        shape('-10,1080! 640,800! 1440,800! 2010,1080! 2010,1340! -10,1340!', c.rust),
      shape('900,310! 1000,310! 1620,1210! 280,1210!', c.straw),
      ellipse(950, 1210, 680, 104, c.paper),
      lamp(950, 1090, 1.1, c.ink, c.paper),
      cat('sitBack', 'tuxedo', 1190, 1250, 0.62, { look: true, tail: 'out', eyes: 'open' }),
    ].join('');
  },
);

export const park = card(
  'Seward Park in autumn: a tortoiseshell washes a paw on a bench beneath golden trees, houses and a water tank beyond',
  (size) =>
    [
      flatSky(size, c.sand),
      rect(60, 260, 420, 660, c.stone) +
        rect(480, 400, 420, 520, c.rust) +
        rect(40, 240, 460, 30, c.ink) +
        rect(470, 384, 440, 26, c.ink),
      times(15, (i) =>
        rect(110 + (i % 3) * 130, 320 + Math.floor(i / 3) * 116, 62, 76, i % 4 ? c.sand : c.gold),
      ),
      times(9, (i) =>
        rect(540 + (i % 3) * 120, 460 + Math.floor(i / 3) * 130, 60, 80, i % 3 ? c.orange : c.gold),
      ),
      waterTank(720, 386, 0.8, c.ink, c.sand),
      rect(0, 880, 2000, 460, c.olive),
      tree(1500, 1120, 1.55, c.ink, c.gold, 4, c.orange) + tree(120, 1120, 0.9, c.ink, c.orange, 12, c.rust),
      times(30, (i) =>
        path(
          `M${(i * 293) % 2000} ${1000 + ((i * 83) % 320)}q22 -26 48 0q-26 26 -48 0z`,
          i % 3 ? c.gold : c.orange,
        ),
      ),
      bench(840, 1290, 2, c.straw, c.ink),
      cat('groom', 'tortie', 800, 1040, 0.74),
    ].join(''),
);
