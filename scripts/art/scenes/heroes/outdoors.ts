/** Hero pictures in the city. Their left or upper part is plain, since text is displayed on it. */
import { c } from '../../ink.ts';
import { ferry } from '../../parts/boats.ts';
import { type BridgeLook, bridgeTower, walkway } from '../../parts/bridge.ts';
import { brownstone } from '../../parts/houses.ts';
import { washing } from '../../parts/market.ts';
import { chimney, skyline, waterTank } from '../../parts/roofs.ts';
import { flatSky, glitter, gull, pigeon, stars, sun, water } from '../../parts/sky.ts';
import { bench, fountain, lamp, railings, tree } from '../../parts/street.ts';
import { cup, letter } from '../../parts/things.ts';
import { cat, hero } from '../../scene.ts';
import { circle, draw, line, path, place, poly, rect, shape, times } from '../../svg.ts';

/** The bridge against an evening sky. */
export const dusk: BridgeLook = { stone: c.brick, through: c.gold, cable: c.ink, deck: c.ink };

export const heroAbout = hero(
  'A ginger cat on the sidewalk beside a lit lamp, before a row of brownstones with lit windows in the early evening',
  (size) => {
    const look = { trim: c.ink, glass: c.ink, lit: c.gold, glow: 0.4 };
    return [
      flatSky(size, c.straw),
      circle(640, 300, 190, c.sand),
      brownstone(-60, 1090, 520, 860, { ...look, wall: c.rust, seed: 3, door: c.olive }, 'right'),
      brownstone(460, 1090, 520, 770, { ...look, wall: c.sand, seed: 8, door: c.orange, glow: 0.2 }, 'right'),
      brownstone(
        980,
        1090,
        1080,
        1160,
        { ...look, wall: c.olive, door: c.orange, seed: 12, glow: 0.5 },
        'none',
      ),
      rect(0, 1090, 2000, 160, c.sand) + line(0, 1090, 2000, 1090, c.ink, 10),
      circle(1130, 390, 240, c.gold),
      lamp(1130, 1160, 1.16, c.ink, c.paper),
      cat('sitFront', 'ginger', 1530, 1215, 0.88, { tail: 'out', tilt: 4 }),
    ].join('');
  },
);

export const heroTours = hero(
  'A black-and-white cat walks across the wooden promenade of the Brooklyn Bridge under fanned cables',
  (size) => {
    const look = { ...dusk, stone: c.orange, through: c.straw, plank: c.sand, gap: c.ink };
    return [
      flatSky(size, c.straw),
      sun(1130, 420, 350, c.gold),
      skyline(-20, 880, 720, 90, 260, c.sage, c.sage, 31, 0) +
        skyline(1360, 2020, 720, 90, 240, c.sage, c.sage, 17, 0),
      rect(0, 712, 2000, 560, c.olive),
      bridgeTower(1130, 800, 380, 780, { ...look, shade: c.rust }),
      walkway(1130, 720, 2000, 1250, look),
      gull(520, 260, 0.9, c.ink) + gull(400, 330, 0.5, c.ink, 12),
      cat('walk', 'tuxedo', 1250, 1190, 0.8, { face: true, tail: 'up', eyes: 'open' }),
    ].join('');
  },
);

export const heroPrivate = hero(
  'Three cats, black, ginger and white, side by side on a pier, watch a ferry cross the harbor by moonlight',
  (size) =>
    [
      flatSky(size, c.moss),
      stars({ width: 2000, height: 560 }, 5, 46, c.sand),
      circle(480, 330, 150, c.paper) + circle(530, 300, 30, c.sand) + circle(430, 390, 22, c.sand),
      skyline(860, 2030, 780, 110, 360, c.olive, c.gold, 44, 0.42),
      water(size, 776, c.ink, c.olive, 8),
      glitter(480, 800, 320, 230, c.sand, 4),
      ferry(620, 900, 0.62, { hull: c.orange, house: c.paper, trim: c.ink, glass: c.gold }),
      rect(0, 1130, 2000, 120, c.rust) +
        line(0, 1130, 2000, 1130, c.ink, 12) +
        times(9, (i) => line(i * 250 + 60, 1136, i * 250 + 20, 1250, c.ink, 8)),
      cat('sitBack', 'black', 960, 1170, 0.6, { tail: 'hang' }),
      cat('sitSide', 'ginger', 1330, 1160, 0.62, { tail: 'hang', flip: true }),
      cat('loaf', 'white', 1706, 1160, 0.56),
    ].join(''),
);

export const heroSurvey = hero(
  'A calico cat sits on a park bench beside a cup of tea and a letter, under a broad tree that sheds its first leaves',
  (size) =>
    [
      flatSky(size, c.straw),
      sun(330, 360, 210, c.paper),
      skyline(-20, 2020, 900, 60, 300, c.sand, c.paper, 71, 0.2),
      shape('-10,880! 500,850 1200,876 2010,850! 2010,1260! -10,1260!', c.olive),
      railings(-10, 948, 2020, 96, c.moss, 58),
      fountain(210, 1030, 0.66, c.paper, c.paper, c.moss),
      tree(1800, 1160, 1.7, c.ink, c.moss, 11, c.sage),
      lamp(560, 1130, 1.1, c.ink, c.gold),
      bench(1220, 1220, 2.1, c.orange, c.ink),
      cat('sitFront', 'calico', 1430, 960, 0.84, { tail: 'wrap', tilt: -5 }),
      cup(990, 958, 0.9, c.paper, c.orange, c.paper) + letter(800, 930, 210, -7, c.paper, c.ink),
      pigeon(260, 1130, 1.1, c.ink) + pigeon(400, 1190, 0.9, c.stone, true),
      // Falling leaves.
      ...[
        [700, 130, 20],
        [1010, 250, 70],
        [880, 400, 130],
        [1150, 470, 40],
        [1120, 90, 100],
        [700, 1150, 10],
        [1010, 1130, 60],
        [1400, 1200, 150],
        [1530, 1130, 30],
        [1900, 1200, 80],
      ].map(([x = 0, y = 0, turn = 0], i) =>
        place(x, y, 1.1, path('M-26 0Q0 -26 30 -4Q4 20 -26 0Z', i % 3 ? c.orange : c.paper), false, turn),
      ),
    ].join(''),
);

export const heroNotFound = hero(
  'A small black cat walks away along a roof ridge under a huge moon, past chimneys and water tanks',
  (size) =>
    [
      flatSky(size, c.moss),
      stars({ width: 2000, height: 700 }, 77, 60, c.sand),
      circle(1360, 560, 430, c.gold) +
        circle(1220, 440, 60, c.straw) +
        circle(1500, 680, 84, c.straw) +
        circle(1450, 380, 36, c.straw),
      skyline(-20, 2020, 1130, 120, 300, c.olive, c.gold, 82, 0.3),
      waterTank(420, 900, 1.3, c.ink, c.olive),
      poly(
        [
          [0, 1000],
          [700, 900],
          [2000, 960],
          [2000, 1250],
          [0, 1250],
        ],
        c.rust,
      ),
      chimney(1760, 960, 150, 260, c.orange) + chimney(140, 990, 130, 190, c.orange),
      times(16, (i) => line(i * 140, 1250, i * 130 + 60, 990, c.ink, 6)) +
        draw('M0 1000L700 900L2000 960', c.ink, 18),
      // A lit skylight, and a washing line.
      poly(
        [
          [880, 1140],
          [1180, 1150],
          [1240, 1010],
          [960, 1000],
        ],
        c.orange,
      ) +
        poly(
          [
            [916, 1122],
            [1040, 1126],
            [1080, 1024],
            [976, 1020],
          ],
          c.gold,
        ) +
        poly(
          [
            [1062, 1128],
            [1160, 1131],
            [1204, 1028],
            [1102, 1025],
          ],
          c.gold,
        ),
      line(620, 930, 620, 640, c.ink, 16) +
        line(560, 690, 680, 690, c.ink, 12) +
        washing(206, 706, 612, 676, 9, [c.sand, c.orange, c.sage], c.ink, 0.8),
      cat('walk', 'black', 1300, 932, 0.66, { tail: 'up' }),
    ].join(''),
);
