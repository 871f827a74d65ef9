/** Printed matter: the book's cover, the gift card, neutral mastheads, and placeholders for missing pictures. */
import { c, dots, hatch } from '../ink.ts';
import { bridgeTower } from '../parts/bridge.ts';
import { letters } from '../parts/lettering.ts';
import { skyline } from '../parts/roofs.ts';
import { crescent, flatSky, lineSky, stars } from '../parts/sky.ts';
import { cat, type Scene, sized } from '../scene.ts';
import { circle, inside, line, path, place, poly, rect, times } from '../svg.ts';

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
      rect(86, 1540, 1328, 374, c.rust),
      cat('sitBack', 'black', 850, 1600, 0.92, { tail: 'out', look: true, eyes: 'open' }),
      letters('CATS', 750, 170, 210, 46, c.paper, 2.4, true) +
        letters('ABOUT TOWN', 750, 440, 104, 24, c.gold, 2.2, true),
      letters('TRUE STORIES', 750, 1730, 64, 14, c.sand, 2.3, true) +
        letters('OF OLD NEW YORK', 750, 1822, 46, 11, c.sand, 2.3, true),
    ].join(''),
);

/** The main parts are within x 350 to 1650 and y 250 to 1000, since pages crop the picture to a square and to a band. */
export const giftCard = sized(
  2000,
  1250,
  'A gift card, “A walk with the cats of New York”, tied with a gold ribbon; a ginger cat sleeps on its upper edge',
  (size) =>
    [
      flatSky(size, c.olive),
      times(30, (i) =>
        place(
          60 + ((i * 431) % 1900),
          50 + ((i * 277) % 1170),
          i % 3 ? 0.8 : 1.2,
          poly(
            [
              [0, -16],
              [8, 0],
              [0, 16],
              [-8, 0],
            ],
            c.sage,
          ),
        ),
      ),
      rect(0, 700, 2000, 104, c.gold) + rect(0, 716, 2000, 8, c.orange) + rect(0, 780, 2000, 8, c.orange),
      rect(1420, 0, 104, 1250, c.gold) + rect(1436, 0, 8, 1250, c.orange) + rect(1500, 0, 8, 1250, c.orange),
      rect(356, 508, 1336, 524, c.moss),
      rect(334, 486, 1332, 520, c.ink) + rect(346, 498, 1308, 496, c.paper),
      rect(372, 524, 1256, 444, c.orange) + rect(380, 532, 1240, 428, c.paper),
      letters('GIFT CARD', 1000, 586, 52, 12, c.orange, 3, true),
      rect(460, 606, 230, 9, c.orange) + rect(1310, 606, 230, 9, c.orange),
      letters('A WALK WITH THE', 1000, 698, 78, 18, c.ink, 1.9, true),
      letters('CATS OF NEW YORK', 1000, 834, 82, 20, c.ink, 1.7, true),
      cat('curl', 'ginger', 900, 496, 0.78),
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
      rect(0, 960, 1600, 240, c.rust) +
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
