/** Printed matter: the book's cover, the gift card, neutral mastheads, and pictures that stand in for a missing one. */

import { c, dots, hatch } from '../ink.ts';
import { letters } from '../parts/lettering.ts';
import { flatSky, lineSky } from '../parts/sky.ts';
import { cat, type Scene, sized } from '../scene.ts';
import { circle, curve, line, path, poly, rect, times } from '../svg.ts';

export const bookCover = sized(
  1500,
  2000,
  'Book cover with a tabby cat in white paws sitting on the steps of a columned hall, printed in rust and olive on straw-colored cloth',
  (size) =>
    [
      flatSky(size, c.straw),
      rect(80, 80, 1340, 1840, c.rust) + rect(98, 98, 1304, 1804, c.straw),
      letters('CATS', 750, 180, 220, 50, c.rust),
      letters('OF THE OLD CITY', 750, 470, 96, 20, c.olive),
      rect(98, 690, 1304, 40, c.rust) + rect(98, 742, 1304, 14, c.olive),
      times(
        5,
        (i) =>
          rect(150 + i * 270, 790, 120, 560, c.olive) +
          rect(126 + i * 270, 756, 168, 50, c.olive) +
          rect(126 + i * 270, 1310, 168, 40, c.olive) +
          line(184 + i * 270, 830, 184 + i * 270, 1290, c.straw, 9) +
          line(226 + i * 270, 830, 226 + i * 270, 1290, c.straw, 9),
      ),
      times(
        4,
        (i) =>
          rect(98, 1350 + i * 96, 1304, 96, i % 2 ? c.straw : c.rust) +
          line(98, 1350 + i * 96, 1402, 1350 + i * 96, c.olive, 8),
      ),
      cat('sitFront', 'ginger', 790, 1560, 0.82, { tail: 'out', tilt: -4 }),
      rect(98, 1720, 1304, 182, c.olive),
      letters("A WALKER'S COMPANION", 750, 1782, 60, 13, c.straw),
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
      letters('A GIFT', 470, 390, 130, 28, c.paper) +
        letters('FOR A WALK', 470, 610, 70, 15, c.gold) +
        letters('WITH CATS', 470, 730, 70, 15, c.gold),
      rect(220, 880, 500, 12, c.orange),
    ].join(''),
);

const masthead = (name: string, draw: () => string): Scene =>
  sized(1200, 400, name, (size) => rect(0, 0, size.width, size.height, c.paper) + draw());
/** Invented mastheads; none is a real paper's. */
export const mastheads = [
  masthead(
    'The Pineapple Street Gazette',
    () =>
      letters('THE PINEAPPLE STREET', 600, 60, 58, 12, c.ink) +
      letters('GAZETTE', 600, 156, 140, 34, c.ink) +
      rect(120, 340, 960, 10, c.orange) +
      rect(120, 360, 960, 4, c.ink),
  ),
  masthead(
    'Whisker & Map',
    () =>
      [-1, 0, 1].map((k) => line(70, 200 + k * 6, 270, 200 + k * 62, c.orange, 13)).join('') +
      letters('WHISKER', 740, 70, 120, 28, c.ink) +
      letters('& MAP', 740, 230, 120, 28, c.olive),
  ),
  masthead(
    'The Saturday Ferry',
    () =>
      letters('THE SATURDAY', 600, 50, 74, 16, c.ink) +
      letters('FERRY', 600, 160, 124, 32, c.olive, 3) +
      path(
        'M60 340q60 -40 120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0',
        'none',
        `stroke="${c.orange}" stroke-width="14"`,
      ),
  ),
  masthead(
    'Stoop & Square',
    () => rect(20, 60, 1160, 280, c.olive) + letters('STOOP & SQUARE', 600, 152, 90, 22, c.paper),
  ),
  masthead(
    'Penny Bridge Radio',
    () =>
      `<circle cx="180" cy="230" r="60" fill="none" stroke="${c.orange}" stroke-width="18"/><circle cx="180" cy="230" r="112" fill="none" stroke="${c.orange}" stroke-width="18"/>${circle(180, 230, 22, c.ink)}${rect(20, 262, 320, 120, c.paper)}${rect(60, 290, 240, 20, c.ink)}${letters('PENNY BRIDGE', 770, 92, 74, 17, c.ink)}${letters('RADIO', 770, 216, 110, 26, c.orange, 3)}`,
  ),
  masthead(
    'The Pushcart Review',
    () =>
      rect(20, 40, 1160, 320, c.ink) +
      letters('THE PUSHCART', 600, 86, 92, 20, c.paper) +
      letters('REVIEW', 600, 220, 96, 20, c.gold, 4),
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
      rect(0, 0, size.width, size.height, dots('gold', 'orange', 0.2, 34)) +
      cat('peek', 'white', 800, 850, 1.3, { eyes: 'open' }) +
      rect(0, 850, 1600, 350, hatch('orange', 'ink', 0.3, 0, 20)) +
      cat('peek', 'white', 800, 850, 0.001) +
      line(0, 850, 1600, 850, c.ink, 18),
  ),
] as const;
