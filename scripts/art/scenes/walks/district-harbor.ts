/** The Financial District: piers, ferries and the harbor. */
import { c } from '../../ink.ts';
import { ferry, pile, schooner } from '../../parts/boats.ts';
import { cityHall, pierHouse } from '../../parts/civic.ts';
import { windowFrame } from '../../parts/indoors.ts';
import { letters } from '../../parts/lettering.ts';
import { barrel, crate } from '../../parts/market.ts';
import { skyline } from '../../parts/roofs.ts';
import { cloud, flatSky, gull, lineSky, pigeon, smoke, stars, sun, water } from '../../parts/sky.ts';
import { tree } from '../../parts/street.ts';
import { card, cat } from '../../scene.ts';
import { brush, circle, ellipse, line, path, poly, rect, times } from '../../svg.ts';

export const southStreet = card(
  'A tiger cat asleep on a coil of rope on South Street, masts and rigging of moored schooners behind',
  (size) =>
    [
      lineSky(size, 'sand', 'straw', 0.8, 0.1, 700),
      sun(1560, 420, 180, c.paper),
      water(size, 850, c.olive, c.sage, 5),
      schooner(520, 960, 1.9, { hull: c.ink, house: c.paper, trim: c.rust, glass: c.ink }),
      schooner(1560, 930, 1.4, { hull: c.orange, house: c.straw, trim: c.ink, glass: c.ink }, true),
      rect(0, 1060, 2000, 280, c.straw) +
        times(5, (i) => line(0, 1064 + i * 60, 2000, 1064 + i * 60, c.ink, i ? 6 : 14)) +
        times(16, (i) =>
          line((i * 311) % 2000, 1064 + (i % 4) * 60, (i * 311) % 2000, 1124 + (i % 4) * 60, c.ink, 6),
        ),
      barrel(1720, 1270, 1.2, c.orange, c.ink) + crate(1440, 1250, 1.1, c.olive, c.ink),
      times(4, (i) =>
        ellipse(780, 1250 - i * 44, 330 - i * 18, 62, c.gold, `stroke="${c.ink}" stroke-width="9"`),
      ),
      cat('curl', 'tiger', 780, 1110, 0.62),
    ].join(''),
);

export const seamen = card(
  'Four cats on the window seat of the seamen’s house, a lighthouse lamp turning outside over the harbor',
  (size) =>
    [
      rect(0, 0, size.width, size.height, c.rust),
      windowFrame(
        200,
        90,
        1600,
        740,
        flatSky({ width: 2000, height: 900 }, c.moss) +
          stars({ width: 2000, height: 480 }, 12, 50, c.sand) +
          poly(
            [
              [1420, 330],
              [200, 120],
              [200, 420],
            ],
            c.straw,
          ) +
          poly(
            [
              [1420, 330],
              [1800, 240],
              [1800, 420],
            ],
            c.straw,
          ) +
          water({ width: 2000, height: 900 }, 640, c.ink, c.olive, 6) +
          poly(
            [
              [1350, 700],
              [1380, 390],
              [1460, 390],
              [1490, 700],
            ],
            c.paper,
          ) +
          rect(1370, 480, 100, 60, c.orange) +
          rect(1376, 290, 88, 90, c.gold) +
          poly(
            [
              [1360, 290],
              [1420, 220],
              [1480, 290],
            ],
            c.ink,
          ) +
          rect(1356, 376, 128, 18, c.ink) +
          poly(
            [
              [1240, 720],
              [1330, 650],
              [1520, 650],
              [1600, 720],
            ],
            c.ink,
          ),
        c.ink,
        c.orange,
        'cross',
      ),
      cat('sitBack', 'grey', 420, 850, 0.48, { tail: 'hang' }),
      cat('loaf', 'ginger', 800, 852, 0.44),
      cat('sitSide', 'black', 1180, 852, 0.46, { tail: 'hang' }),
      cat('groom', 'cow', 1590, 852, 0.46),
      rect(0, 960, 2000, 380, c.olive) + times(9, (i) => rect(40 + i * 220, 1010, 190, 330, c.moss)),
    ].join(''),
);

export const ferryGate = card(
  'A black-and-white cat waits at the open gate of the ferry slip while the boat comes in between the piles',
  (size) =>
    [
      flatSky(size, c.straw),
      cloud(420, 260, 1, c.paper) + cloud(1500, 200, 0.8, c.paper),
      skyline(520, 1500, 690, 40, 110, c.stone, c.straw, 9, 0),
      water(size, 686, c.olive, c.sand, 13),
      ferry(1010, 860, 1.02, { hull: c.ink, house: c.orange, trim: c.ink, glass: c.paper }),
      smoke(1010, 500, 1, c.stone),
      ...[0, 1, 2, 3].map(
        (i) =>
          pile(120 + i * 110, 1160 - i * 60, 90 - i * 12, 520 - i * 80, c.rust, c.ink) +
          pile(1880 - i * 110, 1160 - i * 60, 90 - i * 12, 520 - i * 80, c.rust, c.ink),
      ),
      poly(
        [
          [0, 1120],
          [2000, 1120],
          [2000, 1340],
          [0, 1340],
        ],
        c.sand,
      ) +
        line(0, 1120, 2000, 1120, c.ink, 16) +
        times(7, (i) => line(150 + i * 280, 1124, 60 + i * 310, 1340, c.stone, 8)),
      rect(250, 560, 50, 660, c.ink) +
        rect(1700, 560, 50, 660, c.ink) +
        rect(180, 480, 1640, 110, c.olive) +
        letters('FERRY', 1000, 500, 68, 15, c.paper, 4),
      poly(
        [
          [300, 720],
          [480, 760],
          [480, 1180],
          [300, 1180],
        ],
        'none',
        `stroke="${c.ink}" stroke-width="18"`,
      ) + times(3, (i) => line(344 + i * 44, 730 + i * 10, 344 + i * 44, 1180, c.ink, 11)),
      cat('sitBack', 'tuxedo', 1170, 1270, 0.5, { look: true, tail: 'out' }),
    ].join(''),
);

export const policeBoat = card(
  'Two black cats on the deck of a harbor police boat at Pier A: one walks up, tail high, and one stays by the wheelhouse',
  (size) =>
    [
      lineSky(size, 'orange', 'gold', 0.5, 0.05, 800),
      pierHouse(700, 820, 0.9, { wall: c.straw, trim: c.ink, glass: c.orange, roof: c.olive }, false),
      water(size, 816, c.olive, c.gold, 17),
      gull(1500, 240, 0.9, c.ink) + gull(1640, 310, 0.6, c.ink, 10),
      rect(1330, 470, 560, 620, c.paper) +
        rect(1290, 440, 640, 46, c.ink) +
        rect(1390, 540, 190, 220, c.ink) +
        rect(1640, 540, 190, 220, c.ink) +
        rect(1404, 554, 162, 192, c.gold) +
        rect(1654, 554, 162, 192, c.gold) +
        rect(1330, 830, 560, 22, c.olive) +
        circle(1610, 960, 86, c.orange) +
        circle(1610, 960, 48, c.paper),
      path('M-20 1080H2020V1340H-20Z', c.rust) + rect(-20, 1066, 2040, 36, c.orange),
      times(7, (i) => rect(60 + i * 200, 860, 14, 210, c.ink)) + rect(-20, 850, 1350, 14, c.ink),
      cat('walk', 'black', 470, 1072, 0.66, { tail: 'up' }),
      cat('sitFront', 'angora', 1120, 1072, 0.64, { eyes: 'open', tail: 'hang' }),
    ].join(''),
);

export const wake = card(
  'A cream cat on the stern rail of a ferry looks back over the white wake to the towers of Manhattan',
  (size) =>
    [
      lineSky(size, 'sand', 'orange', 0.35, 0.03, 640),
      sun(1500, 430, 190, c.gold),
      skyline(120, 1500, 640, 200, 560, c.stone, c.gold, 48, 0.16),
      water(size, 636, c.olive, c.sage, 22),
      // The wake: two crests of foam that part towards the rail.
      brush('1150,660 1128,720 1080,760 1050,830 980,880 940,960 860,1010 800,1100', c.paper, 34) +
        brush('1210,660 1232,720 1280,760 1310,830 1380,880 1420,960 1500,1010 1560,1100', c.paper, 34) +
        times(4, (i) => line(1150 - i * 44, 780 + i * 84, 1210 + i * 44, 780 + i * 84, c.paper, 9 + i * 2)),
      gull(1080, 190, 0.9, c.ink, -10) + gull(1290, 290, 0.6, c.ink, 6) + gull(240, 300, 0.5, c.ink),
      rect(0, 1090, 2000, 40, c.ink) +
        rect(0, 1130, 2000, 210, c.orange) +
        rect(0, 1170, 2000, 12, c.ink) +
        times(11, (i) => circle(100 + i * 180, 1250, 22, c.ink)),
      rect(1740, -10, 90, 1110, c.ink) + rect(1700, -10, 320, 90, c.orange),
      cat('sitBack', 'persian', 610, 1096, 0.68, { look: true, tail: 'hang', flip: true }),
    ].join(''),
);

export const hallNap = card(
  'A ginger cat asleep on the sunny steps of City Hall, three pigeons keeping their distance',
  (size) =>
    [
      flatSky(size, c.straw),
      cloud(300, 220, 0.9, c.paper),
      cityHall(1000, 890, 1.24, { wall: c.paper, trim: c.sand, glass: c.ink, roof: c.olive }),
      times(
        5,
        (i) =>
          rect(0, 880 + i * 100, 2000, 100, i % 2 ? c.stone : c.sand) +
          line(0, 880 + i * 100, 2000, 880 + i * 100, c.ink, 8),
      ),
      cat('sprawl', 'ginger', 820, 1262, 0.66, { eyes: 'closed' }),
      pigeon(1480, 1080, 1.1, c.ink, true) +
        pigeon(1700, 1270, 1.2, c.ink, true) +
        pigeon(1820, 1070, 0.9, c.ink),
      tree(1960, 900, 0.9, c.ink, c.olive, 3, c.sage),
    ].join(''),
);
