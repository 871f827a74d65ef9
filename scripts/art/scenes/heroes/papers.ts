/** Hero pictures with papers: blog, contact, press, booking. */
import { c } from '../../ink.ts';
import { bridge, bridgeTower } from '../../parts/bridge.ts';
import { floorboards, windowFrame } from '../../parts/indoors.ts';
import { skyline } from '../../parts/roofs.ts';
import { crescent, stars } from '../../parts/sky.ts';
import { books, cup, glasses, harborChart, letter, map, papers } from '../../parts/things.ts';
import { cat, hero } from '../../scene.ts';
import { circle, inside, line, poly, rect, times } from '../../svg.ts';
import { dusk } from './outdoors.ts';

export const heroBlog = hero(
  'A gray tabby asleep on bundles of newspapers by a tall window, with the lit towers of Newspaper Row outside',
  (size) => {
    const view = [
      rect(880, 60, 1060, 800, c.moss),
      stars({ width: 2000, height: 400 }, 14, 40, c.gold),
      crescent(1130, 250, 90, c.sand),
      skyline(860, 1960, 850, 300, 640, c.ink, c.gold, 63, 0.5),
    ].join('');
    return [
      rect(0, 0, size.width, size.height, c.olive),
      times(22, (i) => rect(i * 96, 0, 14, 1250, c.moss)),
      windowFrame(930, 90, 920, 700, view, c.ink, c.orange),
      floorboards(1060, 2000, 1250, c.rust, c.ink),
      papers(1130, 1180, 1.25, c.paper, c.ink, 7) + papers(1620, 1190, 1.3, c.sand, c.ink, 6),
      cat('curl', 'grey', 1385, 902, 0.84),
      books(560, 1180, 0.9, [c.orange, c.ink, c.gold, c.paper]),
      cup(560, 978, 0.7, c.paper, c.orange, c.sage),
    ].join('');
  },
);

export const heroContact = hero(
  'A tuxedo cat looks over the edge of a writing desk covered with letters, an inkwell and a lamp beside it',
  (size) =>
    [
      rect(0, 0, size.width, size.height, c.straw),
      windowFrame(
        180,
        80,
        620,
        560,
        rect(180, 80, 620, 560, c.sand) + skyline(160, 820, 660, 120, 300, c.stone, c.gold, 12, 0.3),
        c.ink,
        c.orange,
      ),
      rect(0, 822, 2000, 428, c.orange) +
        rect(0, 800, 2000, 34, c.ink) +
        rect(0, 1030, 2000, 12, c.ink) +
        times(
          3,
          (i) => rect(160 + i * 640, 1080, 500, 130, c.rust) + circle(410 + i * 640, 1145, 22, c.gold),
        ),
      cat('peek', 'tuxedo', 1230, 800, 1.2, { eyes: 'open', tilt: 3 }),
      letter(640, 780, 260, -8, c.paper, c.ink) +
        letter(760, 730, 230, 14, c.sand, c.ink) +
        letter(1830, 772, 250, 7, c.paper, c.ink),
      poly(
        [
          [1560, 800],
          [1660, 800],
          [1640, 700],
          [1580, 700],
        ],
        c.ink,
      ) +
        rect(1590, 680, 40, 24, c.ink) +
        line(1622, 690, 1730, 470, c.paper, 16) +
        poly(
          [
            [1690, 560],
            [1730, 470],
            [1790, 400],
            [1770, 500],
            [1712, 580],
          ],
          c.paper,
        ),
      rect(180, 780, 200, 24, c.ink) +
        rect(268, 560, 24, 230, c.ink) +
        poly(
          [
            [150, 570],
            [210, 420],
            [350, 420],
            [410, 570],
          ],
          c.olive,
        ) +
        rect(146, 562, 268, 16, c.ink),
    ].join(''),
);

export const heroPressKit = hero(
  'A black cat sits beside a hand press from which a freshly printed sheet with a cat on it hangs',
  (size) => {
    const iron = c.ink;
    return [
      rect(0, 0, size.width, size.height, c.sage),
      rect(0, 0, 2000, 120, c.olive) + line(0, 250, 2000, 250, c.ink, 8),
      times(
        3,
        (i) =>
          rect(150 + i * 330, 250, 240, 320, c.ink) +
          rect(158 + i * 330, 258, 224, 304, c.paper) +
          rect(180 + i * 330, 280, 180, 36, c.ink) +
          circle(270 + i * 330, 420, 74, i === 1 ? c.orange : c.gold) +
          (i === 0
            ? cat('sitBack', 'black', 270, 500, 0.17)
            : i === 1
              ? cat('walk', 'black', 596, 500, 0.17, { tail: 'up' })
              : cat('loaf', 'black', 930, 500, 0.2)) +
          rect(262 + i * 330, 236, 16, 36, c.orange),
      ),
      floorboards(1020, 2000, 1250, c.straw, c.ink),
      rect(1180, 220, 90, 800, iron) +
        rect(1720, 220, 90, 800, iron) +
        rect(1120, 160, 750, 110, iron) +
        rect(1150, 120, 690, 50, c.orange),
      rect(1468, 250, 54, 260, c.orange) +
        times(6, (i) => line(1464, 280 + i * 40, 1526, 262 + i * 40, iron, 9)) +
        rect(1290, 500, 410, 70, iron) +
        rect(1320, 570, 350, 34, c.orange),
      rect(1080, 690, 830, 70, iron) +
        rect(1140, 662, 700, 34, c.paper) +
        rect(1100, 760, 60, 270, iron) +
        rect(1830, 760, 60, 270, iron) +
        rect(1040, 1010, 180, 40, iron) +
        rect(1770, 1010, 180, 40, iron),
      line(1500, 470, 1900, 400, iron, 26) + circle(1910, 398, 32, c.orange),
      cat('sitSide', 'black', 850, 1150, 0.66, { tail: 'out' }),
      papers(1500, 1180, 1, c.paper, c.ink, 5),
    ].join('');
  },
);

export const heroBooking = hero(
  'A ginger cat asleep on an open map of the harbor with a dotted walking route across it, a cup of tea beside',
  (size) =>
    [
      rect(0, 0, size.width, size.height, c.orange),
      times(12, (i) => line(0, i * 110 + 40, 2000, i * 110 + 10, c.rust, 9)),
      map(1150, 640, 1560, 960, -5, { sheet: c.paper, line: c.ink, water: c.sage, route: c.orange }),
      harborChart(1150, 640, -5),
      cat('curl', 'ginger', 1130, 1000, 0.8),
      cup(330, 960, 1.1, c.olive, c.gold, c.gold),
      glasses(330, 350, 1, c.ink, c.sand),
      letter(250, 610, 330, -14, c.gold, c.ink),
    ].join(''),
);

export const heroNews = hero(
  'A ginger cat peeks over a broadly opened newspaper whose picture shows a bridge',
  (size) =>
    [
      rect(0, 0, size.width, size.height, c.olive),
      times(18, (i) => line(i * 130 - 200, 1250, i * 130 + 300, 0, c.moss, 22)),
      // The wall of a breakfast room: a portrait, a lamp, a shelf.
      rect(150, 150, 330, 400, c.ink) +
        rect(172, 172, 286, 356, c.gold) +
        rect(206, 206, 218, 288, c.sage) +
        cat('sitSide', 'tuxedo', 300, 494, 0.24, { tail: 'wrap' }),
      rect(560, 470, 330, 26, c.ink) +
        books(650, 470, 0.5, [c.orange, c.paper, c.gold]) +
        cup(810, 470, 0.5, c.paper, c.orange),
      rect(0, 1010, 540, 240, c.rust) +
        rect(0, 992, 540, 26, c.ink) +
        books(130, 992, 0.7, [c.gold, c.ink, c.orange, c.paper]) +
        cup(390, 992, 1, c.paper, c.orange, c.sand),
      cat('peek', 'ginger', 1290, 606, 1.3, { eyes: 'wide' }),
      poly(
        [
          [520, 640],
          [1280, 600],
          [1280, 1300],
          [520, 1300],
        ],
        c.ink,
      ) +
        poly(
          [
            [530, 654],
            [1270, 614],
            [1270, 1300],
            [530, 1300],
          ],
          c.paper,
        ) +
        poly(
          [
            [1290, 600],
            [2050, 640],
            [2050, 1300],
            [1290, 1300],
          ],
          c.ink,
        ) +
        poly(
          [
            [1296, 614],
            [2050, 654],
            [2050, 1300],
            [1296, 1300],
          ],
          c.paper,
        ),
      rect(590, 700, 620, 80, c.ink) +
        rect(590, 812, 620, 8, c.ink) +
        times(
          11,
          (i) =>
            rect(590, 850 + i * 40, i % 5 === 4 ? 200 : 290, 14, c.ink) +
            rect(920, 850 + i * 40, i % 4 === 3 ? 160 : 290, 14, c.ink),
        ),
      rect(1360, 700, 580, 350, c.gold) +
        inside(
          'M1360 700H1940V1050H1360Z',
          bridge(1480, 1800, 1050, 280, 70, { ...dusk, stone: c.orange }, 0),
        ) +
        line(1360, 938, 1940, 938, c.ink, 14) +
        bridgeTower(1480, 1050, 80, 290, { ...dusk, stone: c.orange }) +
        bridgeTower(1800, 1050, 80, 290, { ...dusk, stone: c.orange }) +
        times(2, (i) => rect(1360, 1086 + i * 46, 580, 14, c.ink)) +
        times(
          4,
          (i) => rect(1360, 1190 + i * 40, 270, 14, c.ink) + rect(1670, 1190 + i * 40, 270, 14, c.ink),
        ),
    ].join(''),
);
