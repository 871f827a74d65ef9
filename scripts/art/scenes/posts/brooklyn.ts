/** Pictures of posts about Brooklyn. */
import { c } from '../../ink.ts';
import { bridgeTower, walkway } from '../../parts/bridge.ts';
import { brownstone } from '../../parts/houses.ts';
import { curtain } from '../../parts/indoors.ts';
import { skyline } from '../../parts/roofs.ts';
import { cloud, flatSky, gull, lineSky, water } from '../../parts/sky.ts';
import { pavement, railings, tree } from '../../parts/street.ts';
import { tenement } from '../../parts/tenements.ts';
import { basketFront, basketHandle, newspaper } from '../../parts/things.ts';
import { card, cat } from '../../scene.ts';
import { circle, line, path, poly, rect, times } from '../../svg.ts';

export const jerryFox = card(
  'Jerry Fox, a large striped cat in round spectacles, sits over a newspaper spread out on the steps of Borough Hall',
  (size) =>
    [
      rect(0, 0, size.width, size.height, c.gold),
      rect(0, 0, 2000, 80, c.stone) + rect(0, 80, 2000, 24, c.ink),
      times(
        6,
        (i) =>
          rect(20 + i * 390, 104, 190, 700, c.paper) +
          rect(150 + i * 390, 104, 60, 700, c.sand) +
          rect(-10 + i * 390, 104, 250, 44, c.paper) +
          rect(-10 + i * 390, 760, 250, 50, c.paper) +
          rect(214 + i * 390, 104, 196, 706, c.ink),
      ),
      times(
        5,
        (i) =>
          rect(0, 806 + i * 108, 2000, 108, i % 2 ? c.stone : c.sand) +
          line(0, 806 + i * 108, 2000, 806 + i * 108, c.ink, 8),
      ),
      cat('sitFront', 'tiger', 1240, 1180, 1.06, {
        type: 'tom',
        spectacles: true,
        eyes: 'open',
        tilt: -6,
        tail: 'out',
      }),
      newspaper(760, 1150, 760, 420, -6),
    ].join(''),
);

export const nedOfTheBridge = card(
  'A gray cat looks out of a basket set down on the planks of the Brooklyn Bridge, with a tower and flags behind',
  (size) => {
    const look = { stone: c.rust, through: c.sand, cable: c.ink, deck: c.ink, plank: c.straw, gap: c.ink };
    return [
      lineSky(size, 'sand', 'olive', 0.5, 0.02, 760),
      cloud(420, 330, 1, c.paper) + cloud(1640, 220, 0.9, c.paper),
      water(size, 800, c.olive, c.sage, 12),
      bridgeTower(820, 860, 400, 800, { ...look, shade: c.ink }),
      line(820, 70, 820, -20, c.ink, 8) +
        poly(
          [
            [824, -10],
            [940, 20],
            [824, 56],
          ],
          c.orange,
        ),
      walkway(820, 790, 2000, 1333, look),
      gull(1420, 420, 0.8, c.ink, 8) + gull(1560, 480, 0.5, c.ink, -6),
      basketHandle(1330, 1290, 1.5, c.orange),
      cat('sitFront', 'grey', 1330, 1220, 0.9, { eyes: 'open', tilt: 5 }),
      basketFront(1330, 1290, 1.5, c.orange, c.ink),
    ].join('');
  },
);

export const privateTour = card(
  'A tuxedo cat, a calico and a small golden kitten walk in single file along a brick wall, tails up, before a huge sun over the roofs',
  (size) =>
    [
      flatSky(size, c.straw),
      circle(1080, 600, 520, c.orange),
      rect(0, 690, 2000, 26, c.straw) + rect(0, 600, 2000, 16, c.straw) + rect(0, 800, 2000, 40, c.straw),
      skyline(-20, 2020, 1060, 90, 330, c.olive, c.gold, 91, 0.22),
      rect(0, 1050, 2000, 290, c.rust) +
        rect(0, 1030, 2000, 56, c.sand) +
        line(0, 1088, 2000, 1088, c.ink, 12),
      times(14, (i) => rect(60 + (i % 5) * 420 + (i % 2) * 90, 1130 + (i % 3) * 68, 150, 40, c.orange)),
      cat('walk', 'tuxedo', 1560, 1040, 0.66, { tail: 'up' }),
      cat('walk', 'calico', 800, 1040, 0.56, { tail: 'up', step: 'short' }),
      cat('walk', 'gold', 300, 1040, 0.36, { tail: 'up', type: 'kitten' }),
    ].join(''),
);

export const fruitStreets = card(
  'A corner in Brooklyn Heights: a white cat in the window of a wooden house, brownstones, a street sign with a pineapple, and a ferry below',
  (size) => {
    const look = { trim: c.ink, glass: c.ink, lit: c.gold, glow: 0.3 };
    const boards = times(12, (i) => line(1090, 300 + i * 74, 2000, 300 + i * 74, c.stone, 7));
    return [
      lineSky(size, 'sand', 'gold', 0.6, 0.05, 700),
      brownstone(0, 1170, 430, 900, { ...look, wall: c.orange, door: c.olive, seed: 4 }, 'left') +
        brownstone(430, 1170, 400, 800, { ...look, wall: c.olive, door: c.orange, seed: 14 }, 'left'),
      tree(950, 1180, 0.94, c.ink, c.moss, 5, c.sage),
      rect(1090, 270, 920, 910, c.paper) +
        boards +
        poly(
          [
            [1040, 280],
            [1300, 60],
            [2010, 60],
            [2010, 280],
          ],
          c.ink,
        ),
      rect(1300, 520, 430, 480, c.ink) +
        rect(1324, 544, 382, 456, c.gold) +
        rect(1324, 544, 382, 200, c.peach) +
        line(1324, 744, 1706, 744, c.ink, 16) +
        curtain(1324, 544, 130, 456, c.sand, c.stone) +
        curtain(1706, 544, -130, 456, c.sand, c.stone),
      rect(1190, 520, 96, 480, c.olive) +
        rect(1744, 520, 96, 480, c.olive) +
        times(
          10,
          (i) =>
            line(1196, 550 + i * 46, 1280, 550 + i * 46, c.ink, 6) +
            line(1750, 550 + i * 46, 1834, 550 + i * 46, c.ink, 6),
        ),
      cat('loaf', 'white', 1520, 1004, 0.62, { tail: 'hang' }),
      rect(1250, 996, 530, 40, c.ink),
      pavement(1170, 170, 2000, c.sand, c.ink),
      rect(1000, 620, 22, 600, c.ink) +
        rect(860, 560, 330, 110, c.olive) +
        rect(872, 572, 306, 86, c.paper) +
        path('M1010 650q-30 -36 0 -56q30 20 0 56z', c.orange) +
        poly(
          [
            [1010, 600],
            [990, 576],
            [1006, 586],
            [1010, 570],
            [1016, 586],
            [1032, 576],
          ],
          c.olive,
        ) +
        rect(900, 606, 76, 18, c.ink) +
        rect(1050, 606, 96, 18, c.ink),
    ].join('');
  },
);

export const strays = card(
  'A cat with a clipped ear tip at the foot of a tenement wall; two more on the steps and the sill, a saucer of milk between them',
  (size) =>
    [
      flatSky(size, c.sage),
      tenement(
        -30,
        1150,
        760,
        1330,
        { wall: c.orange, trim: c.ink, glass: c.ink, lit: c.gold, glow: 0.3, seed: 4 },
        0.5,
        4,
        4,
      ),
      rect(730, 0, 1290, 1160, c.olive) +
        times(12, (i) =>
          rect(800 + (i % 3) * 420 + (i % 2) * 70, 70 + Math.floor(i / 3) * 260, 150, 44, c.moss),
        ),
      rect(1360, 330, 420, 380, c.sand) + rect(1388, 358, 364, 352, c.gold) + rect(1320, 700, 500, 46, c.ink),
      cat('loaf', 'cow', 1570, 706, 0.46),
      railings(1240, 1180, 760, 300, c.ink, 60),
      pavement(1150, 190, 2000, c.sand, c.ink),
      cat('sitFront', 'grey', 1010, 1270, 0.84, { tail: 'out' }),
      path('M1340 1290h230q-20 44 -115 44t-115 -44z', c.ink) + path('M1356 1282h198v14h-198z', c.paper),
      cat('sitSide', 'black', 1720, 1280, 0.5, { flip: true }),
    ].join(''),
);
