/** The pictures of the four tours. */
import { c, dots } from '../ink.ts';
import { bridgeTower } from '../parts/bridge.ts';
import { spire } from '../parts/civic.ts';
import { brownstone, cornice, sash } from '../parts/houses.ts';
import { plant } from '../parts/indoors.ts';
import { pushcart, washing } from '../parts/market.ts';
import { skyline, waterTank } from '../parts/roofs.ts';
import { cloud, flatSky, lineSky, pigeon, sun } from '../parts/sky.ts';
import { bench, cobbles, fountain, lamp, pavement, railings, tree } from '../parts/street.ts';
import { fireEscape, tenement } from '../parts/tenements.ts';
import { basketFront, basketHandle } from '../parts/things.ts';
import { seeded } from '../rng.ts';
import { card, cat } from '../scene.ts';
import { line, poly, rect, times } from '../svg.ts';

export const brooklynHeights = card(
  'A gray cat on the pillar of a stoop in Brooklyn Heights; brownstones lead down the street to a tower of the Brooklyn Bridge',
  (size) => {
    const look = { trim: c.ink, glass: c.ink, lit: c.gold, glow: 0.35 };
    return [
      lineSky(size, 'sand', 'gold', 0.7, 0.05, 800),
      sun(1330, 430, 170, c.paper),
      cloud(760, 240, 0.7, c.paper),
      bridgeTower(1120, 1120, 380, 840, { stone: c.rust, through: c.straw, cable: c.ink, deck: c.ink }),
      times(
        8,
        (i) => line(1120, 320, 800 - i * 40, 1000, c.ink, 3) + line(1120, 320, 1440 + i * 40, 1000, c.ink, 3),
      ),
      rect(500, 800, 1100, 30, c.ink),
      tree(820, 1150, 0.46, c.ink, c.olive, 9, c.sage),
      brownstone(-80, 1150, 460, 1010, { ...look, wall: c.rust, door: c.olive, seed: 2 }, 'right'),
      brownstone(380, 1150, 380, 860, { ...look, wall: c.olive, door: c.orange, seed: 6 }, 'right'),
      brownstone(1440, 1150, 640, 1090, { ...look, wall: c.orange, door: c.olive, seed: 9 }, 'none'),
      pavement(1150, 190, 2000, c.sand, c.ink),
      poly(
        [
          [1440, 1333],
          [1470, 900],
          [1790, 900],
          [1820, 1333],
        ],
        c.brick,
      ) +
        rect(1420, 850, 420, 64, c.ink) +
        rect(1440, 836, 380, 24, c.sand),
      cat('sitFront', 'grey', 1630, 846, 0.6, { tail: 'hang', tilt: 5, flip: true }),
    ].join('');
  },
);

export const financialDistrict = card(
  'A black cat walks down the middle of Wall Street between tall dark houses towards us; the spire of Trinity Church closes the view',
  (size) =>
    [
      flatSky(size, c.straw),
      sun(1000, 520, 240, c.gold, { color: c.sand, count: 26, length: 1300, width: 0.4 }),
      spire(1000, 1010, 0.74, { wall: c.rust, trim: c.orange, glass: c.ink, roof: c.ink }),
      poly(
        [
          [-10, -10],
          [720, -10],
          [720, 260],
          [800, 300],
          [800, 1010],
          [0, 1333],
        ],
        c.ink,
      ),
      poly(
        [
          [2010, -10],
          [1360, -10],
          [1330, 340],
          [1200, 360],
          [1200, 1010],
          [2010, 1333],
        ],
        c.olive,
      ),
      poly(
        [
          [1330, 340],
          [1200, 360],
          [1200, 1010],
          [1330, 1075],
        ],
        c.moss,
      ),
      ...[0, 1, 2, 3, 4].map((row) =>
        times(7, (i) => {
          const x = 60 + i * 102;
          const grow = 1 - i * 0.075;
          const y = 70 + row * 205 * grow + (1 - grow) * 520;
          return (i + row * 2) % 3 === 0
            ? rect(x, y, 44 * grow, 110 * grow, c.gold)
            : rect(x, y, 44 * grow, 110 * grow, c.rust);
        }),
      ),
      ...[0, 1, 2, 3, 4].map((row) =>
        times(7, (i) => {
          const x = 1910 - i * 96;
          const grow = 1 - i * 0.07;
          const y = 60 + row * 210 * grow + (1 - grow) * 520;
          return (i * 2 + row) % 4 === 0
            ? rect(x, y, 42 * grow, 110 * grow, c.gold)
            : rect(x, y, 42 * grow, 110 * grow, c.ink);
        }),
      ),
      // Cornices in the same perspective as the windows below them.
      poly(
        [
          [-10, 20],
          [720, 236],
          [752, 236],
          [752, 262],
          [720, 274],
          [-10, 66],
        ],
        c.orange,
      ) +
        poly(
          [
            [800, 300],
            [836, 306],
            [836, 330],
            [800, 330],
          ],
          c.orange,
        ) +
        times(9, (i) => rect(20 + i * 80, 78 + i * 24, 26 - i, 34 - i * 2, c.orange)) +
        poly(
          [
            [2010, 20],
            [1360, 230],
            [1318, 322],
            [1318, 350],
            [1362, 274],
            [2010, 70],
          ],
          c.ink,
        ) +
        poly(
          [
            [1330, 340],
            [1180, 352],
            [1180, 376],
            [1330, 366],
          ],
          c.ink,
        ) +
        times(8, (i) => rect(1950 - i * 76, 84 + i * 24, 26 - i, 34 - i * 2, c.ink)),
      cobbles(1010, size.height, 2000, c.sand, c.ink, 7),
      poly(
        [
          [0, 1333],
          [0, 1240],
          [800, 1008],
          [700, 1040],
          [240, 1333],
        ],
        c.stone,
      ) +
        poly(
          [
            [2000, 1333],
            [2000, 1240],
            [1200, 1008],
            [1300, 1040],
            [1760, 1333],
          ],
          c.stone,
        ),
      lamp(430, 1210, 0.9, c.ink, c.gold),
      cat('walk', 'black', 1060, 1265, 0.72, { face: true, tail: 'up', eyes: 'open' }),
    ].join(''),
);

export const lowerEastSide = card(
  'A ginger cat lies on the landing of a fire escape over Orchard Street, with washing lines and a fruit cart below',
  (size) => {
    const random = seeded(4);
    const look = { wall: c.orange, trim: c.sand, glass: c.ink, lit: c.gold, glow: 0.5 };
    return [
      flatSky(size, c.sage),
      tenement(-40, 1200, 360, 1060, { ...look, wall: c.olive, trim: c.ink, seed: 7 }, undefined, 3, 5),
      tenement(320, 1200, 330, 900, { ...look, wall: c.straw, trim: c.ink, seed: 5 }, null, 3, 4),
      waterTank(470, 306, 0.7, c.ink, c.olive),
      rect(960, -20, 1060, 1400, c.brick),
      times(
        3,
        (i) =>
          sash(1040 + i * 330, -60, 190, 300, look, random) +
          sash(1040 + i * 330, 470, 190, 320, look, random),
      ),
      cornice(960, 0, 1060, 1, c.ink, c.ink),
      washing(640, 330, 980, 260, 3, [c.paper, c.orange, c.gold], c.ink, 0.9),
      washing(640, 620, 980, 560, 8, [c.gold, c.paper, c.olive], c.ink, 0.8),
      rect(0, 1190, 2000, 150, c.sand) + line(0, 1192, 2000, 1192, c.ink, 10),
      pushcart(560, 1290, 0.72, c.ink, c.olive, c.gold),
      fireEscape(1030, 1230, 880, 460, 3, c.ink),
      rect(1000, 760, 940, 26, c.ink),
      plant(1820, 760, 0.5, c.olive, c.olive, c.paper, 5),
      cat('ledge', 'ginger', 1400, 762, 0.72, { tail: 'hang' }),
    ].join('');
  },
);

export const privateTours = card(
  'A white cat looks out of a basket on a park bench, ready for a walk; behind it a fountain, a lamp and the towers of downtown',
  (size) =>
    [
      lineSky(size, 'gold', 'sand', 0.6, 0.1, 700),
      sun(1560, 300, 150, c.paper),
      skyline(-20, 2020, 820, 160, 470, c.stone, c.gold, 52, 0.16),
      tree(170, 1040, 1.1, c.ink, c.olive, 6, c.sage) + tree(1880, 1060, 1, c.ink, c.moss, 2, c.sage),
      rect(0, 810, 2000, 560, c.olive) + railings(0, 880, 2000, 130, c.ink, 46),
      rect(0, 1120, 2000, 240, c.sand) +
        line(0, 1118, 2000, 1118, c.ink, 8) +
        times(8, (i) => line(i * 280, 1120, i * 280 - 90, 1340, c.stone, 6)),
      fountain(1480, 1050, 0.8, c.paper, c.paper, c.ink),
      lamp(1240, 1130, 0.98, c.ink, c.gold, dots('olive', 'gold', 0.3)),
      bench(620, 1270, 1.6, c.orange, c.ink),
      basketHandle(640, 1060, 0.9, c.rust),
      cat('sitFront', 'white', 640, 1010, 0.6, { tilt: -6, eyes: 'open' }),
      basketFront(640, 1072, 0.95, c.gold, c.ink),
      pigeon(1150, 1260, 1, c.ink, true) + pigeon(1330, 1285, 0.8, c.stone),
    ].join(''),
);
