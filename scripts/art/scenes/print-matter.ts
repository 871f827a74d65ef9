/** Printed matter: the book's cover, the gift card, neutral mastheads, and pictures that stand in for a missing one. */
import { c, dots, hatch } from '../ink.ts';
import { bridgeTower } from '../parts/bridge.ts';
import { letters } from '../parts/lettering.ts';
import { skyline } from '../parts/roofs.ts';
import { crescent, flatSky, lineSky, stars } from '../parts/sky.ts';
import { cat, type Scene, sized } from '../scene.ts';
import { circle, curve, inside, line, path, poly, rect, times } from '../svg.ts';

export const bookCover = sized(
  1500,
  2000,
  'Cover of the book: a black cat before a huge gold moon between the tower of a bridge and a row of lit houses',
  (size) =>
    [
      flatSky(size, c.olive),
      rect(70, 70, 1360, 1860, c.sand) + rect(86, 86, 1328, 1828, c.moss),
      stars({ width: 1500, height: 900 }, 3, 36, c.sand),
      circle(880, 1000, 400, c.gold),
      bridgeTower(360, 1620, 330, 980, { stone: c.brick, through: c.olive, cable: c.ink, deck: c.ink }),
      inside('M98 98H1402V1560H98Z', skyline(1010, 1414, 1560, 520, 860, c.rust, c.gold, 15, 0.5)),
      rect(86, 1540, 1328, 374, c.ink),
      cat('sitBack', 'black', 850, 1600, 0.92, { tail: 'out', look: true, eyes: 'open' }),
      letters('CATS', 750, 170, 210, 46, c.paper, 2.4, true) +
        letters('ABOUT TOWN', 750, 440, 104, 24, c.gold, 2.2, true),
      letters('TRUE STORIES', 750, 1730, 64, 14, c.sand, 2.3, true) +
        letters('OF OLD NEW YORK', 750, 1822, 46, 11, c.sand, 2.3, true),
    ].join(''),
);

export const giftCard = sized(
  2000,
  1250,
  'A gift card: a ginger cat asleep on a ribbon-tied parcel, stars around it',
  (size) =>
    [
      flatSky(size, c.gold),
      rect(60, 60, 1880, 1130, c.paper) + rect(84, 84, 1832, 1082, c.olive),
      times(40, (i) =>
        poly(
          [
            [140 + ((i * 431) % 1740), 130 + ((i * 277) % 960)],
            [148 + ((i * 431) % 1740), 146 + ((i * 277) % 960)],
            [140 + ((i * 431) % 1740), 162 + ((i * 277) % 960)],
            [132 + ((i * 431) % 1740), 146 + ((i * 277) % 960)],
          ],
          c.sage,
        ),
      ),
      rect(900, 640, 860, 440, c.orange) +
        rect(860, 590, 940, 120, c.rust) +
        rect(1270, 590, 110, 490, c.gold) +
        rect(900, 830, 860, 90, c.gold),
      cat('curl', 'gold', 1330, 596, 0.72),
      path(curve('1700,760! 1830,690 1850,800 1740,850!'), c.gold) +
        path(curve('1700,860! 1860,870 1830,980 1720,930!'), c.gold),
      letters('A GIFT', 476, 390, 116, 27, c.paper, 2.2, true) +
        letters('FOR A WALK', 476, 610, 66, 16, c.gold, 2.2, true) +
        letters('WITH CATS', 476, 730, 66, 16, c.gold, 2.2, true),
      rect(220, 880, 500, 12, c.orange),
    ].join(''),
);

const masthead = (alt: string, draw: () => string): Scene =>
  sized(1200, 400, alt, (size) => rect(0, 0, size.width, size.height, c.paper) + draw());
/** Invented mastheads; none is a real paper's. */
export const mastheads = [
  masthead(
    'Masthead of the sample paper The Daily Whisker',
    () =>
      letters('THE DAILY', 600, 50, 60, 12, c.ink) +
      letters('WHISKER', 600, 150, 150, 34, c.ink) +
      rect(120, 340, 960, 10, c.ink) +
      rect(120, 358, 960, 4, c.ink),
  ),
  masthead(
    'Masthead of the sample paper Harbor Lamp',
    () =>
      circle(190, 200, 130, c.ink) +
      poly(
        [
          [140, 300],
          [160, 130],
          [220, 130],
          [240, 300],
        ],
        c.paper,
      ) +
      rect(150, 100, 80, 40, c.gold) +
      poly(
        [
          [140, 100],
          [190, 66],
          [240, 100],
        ],
        c.paper,
      ) +
      letters('HARBOR', 740, 80, 110, 24, c.ink) +
      letters('LAMP', 740, 226, 110, 24, c.orange),
  ),
  masthead(
    'Masthead of the sample paper Stoop and Stair',
    () => rect(20, 60, 1160, 280, c.olive) + letters('STOOP & STAIR', 600, 152, 96, 22, c.paper),
  ),
  masthead(
    'Masthead of the sample paper The Ferry Post',
    () =>
      letters('THE', 600, 30, 64, 13, c.orange) +
      letters('FERRY POST', 600, 130, 120, 28, c.ink) +
      path(
        'M60 320q60 -40 120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0',
        'none',
        `stroke="${c.olive}" stroke-width="14"`,
      ),
  ),
  masthead(
    'Masthead of the sample paper City Paws Weekly',
    () =>
      letters('CITY PAWS', 690, 74, 112, 28, c.ink) +
      letters('WEEKLY', 690, 250, 76, 15, c.olive, 4) +
      circle(110, 210, 46, c.orange) +
      [
        [50, 140],
        [92, 108],
        [136, 112],
        [172, 150],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 22, c.orange))
        .join(''),
  ),
  masthead(
    'Masthead of the sample paper Night Edition',
    () =>
      rect(20, 40, 1160, 320, c.ink) +
      crescent(150, 200, 80, c.gold) +
      letters('NIGHT', 680, 80, 110, 24, c.paper) +
      letters('EDITION', 680, 226, 100, 20, c.gold),
  ),
  masthead(
    'A neutral mark for agency reports: From the Wire, between two rules',
    () =>
      rect(120, 70, 960, 10, c.ink) +
      letters('FROM THE WIRE', 600, 152, 96, 20, c.ink) +
      rect(120, 320, 960, 10, c.ink),
  ),
] as const;

export const fallbacks = [
  sized(
    1600,
    1200,
    'A sleeping cat',
    (size) =>
      lineSky(size, 'sand', 'gold', 0.6, 0.05, 900) +
      rect(0, 860, 1600, 340, c.olive) +
      cat('curl', 'black', 820, 960, 1.1),
  ),
  sized(
    1600,
    1200,
    'A cat seen from behind',
    (size) =>
      flatSky(size, c.olive) +
      circle(1000, 460, 340, c.gold) +
      rect(0, 960, 1600, 240, c.ink) +
      cat('sitBack', 'ginger', 720, 1010, 0.9, { tail: 'out' }),
  ),
  sized(
    1600,
    1200,
    'A cat that looks over an edge',
    (size) =>
      rect(0, 0, size.width, size.height, dots('gold', 'orange', 0.16, 64)) +
      cat('peek', 'white', 800, 850, 1.3, { eyes: 'open' }) +
      rect(0, 850, 1600, 350, hatch('orange', 'ink', 0.3, 0, 20)) +
      cat('peek', 'white', 800, 850, 0.001) +
      line(0, 850, 1600, 850, c.ink, 18),
  ),
] as const;
