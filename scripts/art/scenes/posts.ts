/** The pictures of the blog's stories. */
import { c, dots } from '../ink.ts';
import { tug } from '../parts/boats.ts';
import { bridgeTower, walkway } from '../parts/bridge.ts';
import { boroughHall, cityHall, pierHouse } from '../parts/civic.ts';
import { brownstone, shopfront, skyline, tenement } from '../parts/houses.ts';
import {
  basketFront,
  basketHandle,
  curtain,
  cushion,
  floorboards,
  letter,
  newspaper,
  sack,
} from '../parts/indoors.ts';
import { cloud, flatSky, gull, lineSky, rain, smoke, stars, sun, water } from '../parts/sky.ts';
import { barrel, crate, fish, lamp, pavement, railings, sign, tree } from '../parts/street.ts';
import { card, cat } from '../scene.ts';
import { circle, line, path, poly, rect, times } from '../svg.ts';

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
      cat('sitFront', 'tiger', 1240, 1180, 1.06, { spectacles: true, eyes: 'open', tilt: -6, tail: 'out' }),
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

export const federalCats = card(
  'Mouse-catchers of the old post office: a tuxedo cat on a full mail sack, another asleep on a shelf among letters',
  (size) =>
    [
      rect(0, 0, size.width, size.height, c.olive),
      times(4, (r) =>
        times(
          7,
          (k) =>
            rect(60 + k * 200, 70 + r * 190, 178, 168, c.ink) +
            (((r * 7 + k) * 5) % 3
              ? times(3, (i) =>
                  rect(80 + k * 200 + i * 16, 150 + r * 190 + i * 22, 120, 26, i % 2 ? c.sand : c.paper),
                )
              : ''),
        ),
      ),
      rect(30, 240, 1430, 18, c.orange) +
        rect(30, 430, 1430, 18, c.orange) +
        rect(30, 620, 1430, 18, c.orange) +
        rect(30, 810, 1430, 18, c.orange) +
        rect(30, 50, 1430, 18, c.orange),
      rect(460, 448, 580, 176, c.gold) + cat('curl', 'ginger', 750, 620, 0.42),
      rect(1540, 0, 120, 1333, c.rust) +
        rect(1520, 160, 160, 30, c.ink) +
        circle(1820, 250, 130, c.ink) +
        circle(1820, 250, 110, c.paper) +
        line(1820, 250, 1820, 170, c.ink, 12) +
        line(1820, 250, 1872, 280, c.ink, 12),
      floorboards(1130, 2000, size.height, c.straw, c.ink),
      sack(330, 1270, 1.15, c.sand, c.ink) + sack(700, 1290, 1, c.orange, c.ink),
      sack(1380, 1290, 1.5, c.sand, c.ink),
      cat('sitSide', 'tuxedo', 1330, 770, 0.6, { tail: 'hang', flip: true }),
      letter(980, 1250, 240, -12, c.paper, c.ink) +
        letter(1790, 1240, 220, 16, c.paper, c.ink) +
        letter(1080, 1290, 200, 20, c.gold, c.ink),
    ].join(''),
);

export const lastStop = card(
  'An empty walk of flagstones leads across the square to Brooklyn’s Borough Hall at evening; a striped cat waits on the path',
  (size) =>
    [
      lineSky(size, 'gold', 'orange', 0.66, 0.04, 900),
      boroughHall(1180, 1010, 0.9, { wall: c.sand, trim: c.stone, glass: c.ink, roof: c.olive }),
      tree(250, 1060, 1.15, c.ink, c.olive, 3, c.sage) + tree(1960, 1050, 0.9, c.ink, c.moss, 14, c.sage),
      rect(0, 1000, 2000, 340, c.moss),
      poly(
        [
          [1020, 1000],
          [1340, 1000],
          [1500, 1333],
          [300, 1333],
        ],
        c.sand,
      ) +
        times(6, (i) =>
          line(1030 - i * i * 20 - 20, 1010 + i * i * 11, 1345 + i * 18, 1010 + i * i * 11, c.stone, 6),
        ),
      lamp(620, 1140, 0.9, c.ink, c.paper, dots('orange', 'gold', 0.4)) +
        lamp(1660, 1120, 0.76, c.ink, c.paper),
      cat('sitBack', 'tiger', 860, 1280, 0.52, { tail: 'out', look: true }),
    ].join(''),
);

export const lowerManhattan = card(
  'A black cat on a pile at Pier A in the morning; a tug passes and the clock tower stands against the light',
  (size) =>
    [
      lineSky(size, 'sand', 'gold', 0.7, 0.1, 700),
      sun(520, 560, 200, c.paper, { color: c.gold, count: 18, length: 900, width: 0.3 }),
      water(size, 760, c.olive, c.sage, 21),
      pierHouse(1180, 800, 0.98, { wall: c.orange, trim: c.ink, glass: c.sand, roof: c.olive }),
      tug(430, 960, 1.05, { hull: c.ink, house: c.paper, trim: c.orange, glass: c.ink }),
      smoke(384, 680, 0.9, c.stone, -1),
      gull(900, 260, 0.9, c.ink) + gull(760, 330, 0.5, c.ink, 12),
      rect(1380, 1130, 190, 220, c.rust) +
        rect(1380, 1130, 190, 34, c.ink) +
        rect(1690, 1190, 170, 160, c.rust) +
        rect(1690, 1190, 170, 30, c.ink) +
        path('M1570 1220Q1630 1290 1690 1240', 'none', `stroke="${c.gold}" stroke-width="22"`),
      cat('sitSide', 'black', 1480, 1140, 0.66, { tail: 'hang', flip: true }),
    ].join(''),
);

export const privateTour = card(
  'Three cats sit together on a wall under a street lamp: a tuxedo, a calico and a ginger one, each looking another way',
  (size) =>
    [
      flatSky(size, c.moss),
      stars({ width: 2000, height: 500 }, 31, 34, c.sand),
      skyline(-20, 2020, 1010, 200, 560, c.ink, c.gold, 91, 0.35),
      circle(1480, 330, 300, c.olive) + circle(1480, 330, 210, dots('olive', 'gold', 0.4)),
      lamp(1480, 1130, 1.28, c.ink, c.gold),
      rect(0, 1060, 2000, 280, c.rust) +
        rect(0, 1040, 2000, 50, c.sand) +
        times(5, (r) => line(0, 1120 + r * 50, 2000, 1120 + r * 50, c.ink, 5)) +
        times(30, (i) =>
          line(
            (i % 10) * 210 + (Math.floor(i / 10) % 2) * 105,
            1122 + Math.floor(i / 10) * 50,
            (i % 10) * 210 + (Math.floor(i / 10) % 2) * 105,
            1170 + Math.floor(i / 10) * 50,
            c.ink,
            5,
          ),
        ),
      cat('sitSide', 'tuxedo', 420, 1050, 0.68, { flip: true, tail: 'hang' }),
      cat('sitFront', 'calico', 860, 1052, 0.7, { tail: 'hang' }),
      cat('sitBack', 'ginger', 1230, 1050, 0.66, { look: true, tail: 'hang' }),
    ].join(''),
);

export const fruitStreets = card(
  'A corner in Brooklyn Heights: a white cat in the window of a wooden house, brownstones, a street sign with a pineapple, and a ferry below',
  (size) => {
    const look = { trim: c.ink, glass: c.ink, lit: c.gold, glow: 0.3 };
    const boards = times(34, (i) => line(1090, 300 + i * 26, 2000, 300 + i * 26, c.stone, 5));
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
      cat('loaf', 'white', 1515, 1000, 0.5, { tail: 'hang' }),
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

export const marketCourt = card(
  'A tabby cat lifts the lid of a dish with one nose-length to go, on the desk of an old police station, a lamp with green glass beside it',
  (size) =>
    [
      rect(0, 0, size.width, size.height, c.straw),
      rect(0, 0, 2000, 60, c.ink) + times(24, (i) => rect(i * 86, 60, 6, 620, c.peach)),
      rect(250, 140, 380, 470, c.ink) +
        rect(270, 160, 340, 430, c.paper) +
        times(7, (i) => line(310, 240 + i * 48, i % 3 === 2 ? 460 : 570, 240 + i * 48, c.ink, 10)) +
        rect(310, 190, 260, 24, c.ink),
      rect(0, 820, 2000, 520, c.orange) +
        rect(0, 800, 2000, 50, c.ink) +
        times(4, (i) => rect(70 + i * 490, 920, 400, 340, c.rust)),
      rect(1710, 380, 36, 430, c.ink) +
        poly(
          [
            [1520, 400],
            [1620, 250],
            [1840, 250],
            [1940, 400],
          ],
          c.olive,
        ) +
        rect(1620, 790, 220, 26, c.ink) +
        circle(1728, 330, 20, c.gold),
      cat('sitSide', 'olive', 640, 808, 0.78, { tail: 'out' }),
      path('M980 800a180 150 0 0 1 360 0Z', c.stone) +
        circle(1160, 640, 24, c.ink) +
        rect(930, 788, 460, 26, c.paper) +
        rect(960, 806, 400, 12, c.ink),
      times(3, (i) =>
        path(`M${1090 + i * 60} 590q-24 -40 0 -80t0 -80`, 'none', `stroke="${c.ink}" stroke-width="9"`),
      ),
    ].join(''),
);

export const cityHallCats = card(
  'City Hall with its slim cupola behind trees; a tabby with white paws walks up the wet steps in the rain',
  (size) =>
    [
      flatSky(size, c.stone),
      cityHall(1120, 960, 0.98, { wall: c.paper, trim: c.sand, glass: c.ink, roof: c.olive }),
      tree(120, 1010, 1.05, c.ink, undefined, 6) + tree(1930, 1030, 0.9, c.ink, undefined, 12),
      times(
        5,
        (i) =>
          rect(0, 950 + i * 80, 2000, 80, i % 2 ? c.sage : c.sand) +
          line(0, 950 + i * 80, 2000, 950 + i * 80, c.ink, 8),
      ),
      rain(size, 8, 130, c.olive),
      lamp(1700, 1110, 0.9, c.ink, c.gold),
      cat('walk', 'grey', 720, 1240, 0.74, { tail: 'up' }),
    ].join(''),
);

export const catShow = card(
  'A long-haired cream cat on a cushion behind a ribbon rosette, in a show pen hung with striped cloth, Madison Square Garden, 1895',
  (size) =>
    [
      rect(0, 0, size.width, size.height, c.olive),
      times(12, (i) =>
        poly(
          [
            [i * 180 - 40, -10],
            [i * 180 + 90, -10],
            [(i * 180 + 25) * 0.9 + 100, 420],
            [(i * 180 - 40) * 0.9 + 100, 420],
          ],
          i % 2 ? c.gold : c.orange,
        ),
      ),
      times(12, (i) => path(`M${60 + i * 162} 418q81 70 162 0z`, i % 2 ? c.orange : c.gold)),
      rect(0, 1020, 2000, 320, c.ink) + rect(0, 1000, 2000, 40, c.gold),
      cushion(960, 1050, 1.5, c.orange, c.gold),
      cat('loaf', 'cream', 980, 950, 0.96, { fluffy: true, tail: 'wrap' }),
      rect(130, 420, 18, 600, c.ink) +
        times(15, (i) => line(260 + i * 118, 470, 260 + i * 118, 480, c.ink, 1)),
      circle(1620, 1140, 120, c.orange) +
        times(16, (i) =>
          circle(
            1620 + Math.cos(i * 0.393) * 124,
            1140 + Math.sin(i * 0.393) * 124,
            30,
            i % 2 ? c.gold : c.orange,
          ),
        ) +
        circle(1620, 1140, 74, c.paper) +
        rect(1606, 1090, 28, 100, c.ink) +
        poly(
          [
            [1560, 1250],
            [1530, 1340],
            [1600, 1340],
            [1612, 1260],
          ],
          c.gold,
        ) +
        poly(
          [
            [1680, 1250],
            [1720, 1340],
            [1650, 1340],
            [1634, 1260],
          ],
          c.gold,
        ),
      rect(180, 1090, 520, 150, c.paper) + rect(220, 1126, 440, 26, c.ink) + rect(220, 1176, 300, 18, c.ink),
    ].join(''),
);

export const bodegaCat = card(
  'A tortoiseshell cat on barrels and crates before a lit grocery at night, under a striped awning and a fish sign',
  (size) =>
    [
      rect(0, 0, size.width, size.height, c.moss),
      rect(0, 0, 2000, 200, c.rust) +
        times(6, (i) => rect(80 + i * 340, -80, 170, 240, i === 2 ? c.gold : c.ink)),
      shopfront(60, 1190, 1880, 990, { wall: c.rust, trim: c.ink, glass: c.rust, lit: c.gold }, c.orange),
      times(
        3,
        (r) =>
          times(
            6,
            (k) =>
              rect(220 + k * 92, 560 + r * 140, 60, 90, k % 2 ? c.orange : c.olive) +
              rect(232 + k * 92, 540 + r * 140, 36, 24, c.ink),
          ) + rect(180, 650 + r * 140, 620, 12, c.ink),
      ),
      pavement(1180, 160, 2000, c.sand, c.ink),
      barrel(1340, 1270, 1.2, c.orange, c.ink) +
        crate(1640, 1280, 1.4, c.straw, c.ink) +
        barrel(1880, 1280, 1.1, c.rust, c.ink),
      cat('sitFront', 'tortie', 1620, 1004, 0.6, { eyes: 'open', tail: 'hang', flip: true }),
      sign(1990, 330, 1.3, c.sand, c.ink, fish(c.orange, c.ink), true),
    ].join(''),
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
        { wall: c.brick, trim: c.ink, glass: c.ink, lit: c.gold, glow: 0.3, seed: 4 },
        0.5,
        4,
        4,
      ),
      rect(730, 0, 1290, 1160, c.olive) +
        times(18, (r) => line(730, 60 + r * 62, 2000, 60 + r * 62, c.moss, 7)) +
        times(60, (i) =>
          line(
            800 + (i % 6) * 210 + (Math.floor(i / 6) % 2) * 100,
            60 + Math.floor(i / 6) * 62,
            800 + (i % 6) * 210 + (Math.floor(i / 6) % 2) * 100,
            122 + Math.floor(i / 6) * 62,
            c.moss,
            7,
          ),
        ),
      rect(1360, 330, 420, 380, c.sand) + rect(1388, 358, 364, 352, c.gold) + rect(1320, 700, 500, 46, c.ink),
      cat('loaf', 'cow', 1570, 704, 0.42),
      railings(1240, 1180, 760, 300, c.ink, 60),
      pavement(1150, 190, 2000, c.sand, c.ink),
      cat('sitFront', 'grey', 1010, 1270, 0.78, { tail: 'out' }) +
        poly(
          [
            [1046, 500],
            [1120, 500],
            [1120, 545],
            [1080, 520],
          ],
          c.olive,
        ),
      path('M1340 1290h230q-20 44 -115 44t-115 -44z', c.ink) + path('M1356 1282h198v14h-198z', c.paper),
      cat('sitSide', 'black', 1720, 1280, 0.5, { flip: true }),
    ].join(''),
);
