/** The opening pictures of the pages. Their left or upper part stays calm, because words stand there. */
import { c, dots, hatch } from '../ink.ts';
import { ferry } from '../parts/boats.ts';
import { type BridgeLook, bridge, bridgeTower, walkway } from '../parts/bridge.ts';
import { boroughHall } from '../parts/civic.ts';
import { brownstone, chimney, sash, skyline, waterTank } from '../parts/houses.ts';
import { books, cup, floorboards, glasses, letter, map, papers, windowFrame } from '../parts/indoors.ts';
import { cloud, crescent, flatSky, glitter, gull, lineSky, pigeon, stars, sun, water } from '../parts/sky.ts';
import { bench, lamp, pavement, railings, tree } from '../parts/street.ts';
import { seeded } from '../rng.ts';
import { cat, hero } from '../scene.ts';
import { circle, line, poly, rect, times } from '../svg.ts';

const dusk: BridgeLook = { stone: c.brick, through: c.gold, cable: c.ink, deck: c.ink };

export const heroHome = hero(
  'A black cat on a railing of the Brooklyn Heights Promenade at sunset, with the Brooklyn Bridge and the towers of Manhattan across the river',
  (size) =>
    [
      lineSky(size, 'gold', 'orange', 0.62, 0.04, 760),
      sun(760, 640, 250, c.paper, { color: c.sand, count: 22, length: 1500, width: 0.5 }),
      cloud(300, 250, 1, c.sand) + cloud(1180, 170, 0.8, c.paper),
      skyline(640, 2020, 872, 150, 420, c.stone, c.gold, 21, 0.14),
      water(size, 868, c.olive, c.gold, 3),
      glitter(760, 890, 330, 260, c.sand),
      bridge(250, 1180, 930, 560, 170, { ...dusk, through: c.straw }, 2000),
      ferry(760, 1010, 0.3, { hull: c.ink, house: c.paper, trim: c.orange, glass: c.ink }),
      gull(520, 330, 0.7, c.ink, -8) + gull(640, 280, 0.45, c.ink, 6),
      rect(0, 1120, 2000, 34, c.ink) +
        railings(0, 1290, 2000, 190, c.ink, 58) +
        rect(0, 1232, 2000, 30, c.ink),
      cat('sitBack', 'black', 1590, 1126, 0.92, { tail: 'hang', tilt: -6 }),
    ].join(''),
);

export const heroAbout = hero(
  'A ginger cat on the stoop of a brownstone, in a row of houses with lit windows in the early evening',
  (size) => {
    const look = { trim: c.ink, glass: c.ink, lit: c.gold, glow: 0.4 };
    return [
      flatSky(size, c.straw),
      tree(420, 1100, 1.05, c.ink, c.olive, 5, c.sage),
      brownstone(-60, 1100, 460, 860, { ...look, wall: c.rust, seed: 3, door: c.olive }, 'none'),
      brownstone(840, 1100, 500, 930, { ...look, wall: c.olive, door: c.orange, seed: 12 }, 'left'),
      brownstone(400, 1100, 440, 800, { ...look, wall: c.sand, seed: 8, door: c.orange, glow: 0.2 }, 'right'),
      brownstone(
        1340,
        1100,
        720,
        1130,
        { ...look, wall: c.orange, door: c.olive, seed: 5, glow: 0.5 },
        'left',
      ),
      pavement(1100, 150, 2000, c.sand, c.ink),
      lamp(1240, 1150, 1.02, c.ink, c.gold, dots('gold', 'sand', 0.3)),
      cat('sitFront', 'ginger', 1640, 1180, 0.62, { tail: 'out', tilt: 4 }),
    ].join('');
  },
);

export const heroTours = hero(
  'A striped cat walks along the wooden promenade of the Brooklyn Bridge towards us under fanned cables',
  (size) => {
    const look = { ...dusk, stone: c.orange, through: c.sand, plank: c.sand, gap: c.ink };
    return [
      flatSky(size, c.sand),
      sun(1130, 420, 330, c.gold),
      skyline(-20, 880, 720, 90, 260, c.stone, c.sand, 31, 0.2) +
        skyline(1360, 2020, 720, 90, 240, c.stone, c.sand, 17, 0.2),
      water(size, 716, c.olive, c.sage, 6),
      bridgeTower(1130, 800, 360, 740, { ...look, shade: c.rust }),
      walkway(1130, 720, 2000, 1250, look),
      gull(520, 260, 0.8, c.ink) + gull(400, 330, 0.5, c.ink, 12),
      cat('walk', 'tiger', 1270, 1190, 0.66, { face: true, tail: 'up' }),
    ].join('');
  },
);

export const heroPrivate = hero(
  'Three cats, black, ginger and white, sit side by side on a pier and watch a ferry cross the harbor by moonlight',
  (size) =>
    [
      flatSky(size, c.moss),
      stars({ width: 2000, height: 560 }, 5, 46, c.sand),
      circle(480, 330, 150, c.paper) + circle(530, 300, 30, c.sand) + circle(430, 390, 22, c.sand),
      skyline(900, 2030, 780, 110, 420, c.ink, c.gold, 44, 0.42),
      water(size, 776, c.ink, c.olive, 8),
      glitter(480, 800, 320, 230, c.sand, 4),
      ferry(620, 900, 0.62, { hull: c.orange, house: c.paper, trim: c.ink, glass: c.gold }),
      rect(0, 1130, 2000, 120, c.rust) +
        line(0, 1130, 2000, 1130, c.ink, 12) +
        times(9, (i) => line(i * 250 + 60, 1136, i * 250 + 20, 1250, c.ink, 8)),
      cat('sitBack', 'black', 1060, 1170, 0.6, { tail: 'hang' }),
      cat('sitBack', 'ginger', 1420, 1176, 0.66, { tail: 'hang', tilt: -5 }),
      cat('sitBack', 'white', 1780, 1170, 0.56, { tail: 'hang', look: true, flip: true }),
    ].join(''),
);

export const heroGallery = hero('The front of a tenement at dusk, a cat in nearly every window', (size) => {
  const random = seeded(9);
  const look = { wall: c.orange, trim: c.sand, glass: c.ink, lit: c.gold, glow: 0 };
  const cell = (col: number, row: number): [number, number] => [120 + col * 380, 90 + row * 400];
  const win = (col: number, row: number, fill: string): string => {
    const [x, y] = cell(col, row);
    return (
      rect(x - 22, y - 34, 284, 34, c.sand) +
      rect(x, y, 240, 270, fill) +
      rect(x - 30, y + 270, 300, 30, c.sand) +
      (fill === c.ink ? sash(x + 8, y + 8, 224, 256, { ...look, wall: c.rust, trim: c.rust }, random) : '')
    );
  };
  const resident = (
    col: number,
    row: number,
    body: (x: number, y: number) => string,
    fill: string = c.gold,
  ): string => {
    const [x, y] = cell(col, row);
    return win(col, row, fill) + body(x + 120, y + 274);
  };
  return [
    rect(0, 0, size.width, size.height, c.brick),
    resident(0, 0, (x, y) => cat('sitBack', 'tuxedo', x, y, 0.25, { tail: 'hang' })),
    resident(1, 0, () => '', c.ink),
    resident(2, 0, (x, y) => cat('loaf', 'siamese', x, y, 0.26), c.sage),
    resident(3, 0, (x, y) => cat('sitFront', 'white', x, y, 0.25)),
    resident(4, 0, (x, y) => cat('peek', 'grey', x, y, 0.34), c.sand),
    resident(0, 1, () => '', c.ink),
    resident(1, 1, (x, y) => cat('sitSide', 'calico', x, y, 0.26), c.sand),
    resident(2, 1, (x, y) => cat('sitFront', 'black', x, y, 0.25, { eyes: 'open' })),
    resident(3, 1, () => '', c.ink),
    resident(4, 1, (x, y) => cat('ledge', 'ginger', x, y, 0.26), c.olive),
    resident(0, 2, (x, y) => cat('loaf', 'cream', x, y, 0.26), c.olive),
    resident(1, 2, (x, y) => cat('sitBack', 'grey', x, y, 0.25, { look: true, tail: 'wrap' })),
    resident(2, 2, () => '', c.ink),
    resident(3, 2, (x, y) => cat('sitFront', 'tortie', x, y, 0.25), c.sand),
    resident(4, 2, (x, y) => cat('curl', 'tiger', x, y, 0.27)),
    times(3, (r) => rect(0, 446 + r * 400 - 12, 2000, 14, c.ink)),
  ].join('');
});

export const heroBlog = hero(
  'A gray tabby asleep on bundles of newspapers by a tall window, with the lit towers of Newspaper Row outside',
  (size) => {
    const view = [
      rect(880, 60, 1060, 800, c.moss),
      stars({ width: 2000, height: 400 }, 14, 40, c.gold),
      crescent(1130, 250, 90, c.sand),
      skyline(860, 1960, 850, 180, 540, c.ink, c.gold, 63, 0.5),
    ].join('');
    return [
      rect(0, 0, size.width, size.height, c.olive),
      times(22, (i) => rect(i * 96, 0, 14, 1250, c.moss)),
      windowFrame(930, 90, 920, 700, view, c.ink, c.orange),
      floorboards(1060, 2000, 1250, c.rust, c.ink),
      papers(1130, 1180, 1.25, c.paper, c.ink, 7) + papers(1620, 1190, 1.3, c.sand, c.ink, 6),
      cat('curl', 'grey', 1385, 902, 0.68),
      books(640, 1180, 0.9, [c.orange, c.ink, c.gold, c.paper]),
      cup(640, 978, 0.7, c.paper, c.orange, c.sage),
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
        rect(180, 80, 620, 560, c.sage) + skyline(160, 820, 660, 120, 300, c.olive, c.gold, 12, 0.3),
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
        letter(1720, 770, 300, 7, c.paper, c.ink),
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

export const heroPetition = hero(
  'Jerry Fox, a large striped cat in round spectacles, before the columns and cupola of Brooklyn’s Borough Hall',
  (size) =>
    [
      lineSky(size, 'gold', 'orange', 0.35, 0.03, 800),
      sun(700, 470, 420, c.sand, { color: c.sand, count: 30, length: 2200, width: 0.4 }),
      boroughHall(700, 1120, 1.06, { wall: c.paper, trim: c.stone, glass: c.ink, roof: c.olive }),
      rect(0, 1110, 2000, 140, c.olive) + rect(0, 1106, 2000, 12, c.ink),
      tree(60, 1130, 0.8, c.ink, c.olive, 8, c.sage),
      cat('bust', 'tiger', 1500, 1200, 1.02, { spectacles: true, eyes: 'open', tilt: -3 }),
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
          cat('sitBack', 'black', 270 + i * 330, 500, 0.15) +
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
  'A cream cat asleep on an open map of the harbor with a dotted walking route across it, a cup of tea beside',
  (size) =>
    [
      rect(0, 0, size.width, size.height, c.orange),
      times(12, (i) => line(0, i * 110 + 40, 2000, i * 110 + 10, c.rust, 9)),
      map(1150, 640, 1560, 960, -5, { sheet: c.paper, line: c.ink, water: c.sage, route: c.orange }),
      cat('curl', 'cream', 1270, 900, 0.84),
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
      cat('peek', 'ginger', 1300, 600, 1.5, { eyes: 'wide' }),
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
        bridge(1480, 1800, 1050, 280, 70, { ...dusk, stone: c.orange }, 0) +
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

export const heroSitemap = hero(
  'A black cat walks across a printed map of Lower Manhattan and Brooklyn, its tail raised',
  (size) => {
    const block = (x: number, y: number, w: number, h: number): string =>
      rect(x, y, w, h, (x * 7 + y * 3) % 5 < 1 ? c.gold : (x + y) % 4 < 1 ? c.peach : c.sand);
    return [
      rect(0, 0, size.width, size.height, c.sage),
      times(14, (i) => line(0, i * 96 + 20, 2000, i * 96 - 60, c.olive, 5)),
      poly(
        [
          [0, 0],
          [760, 0],
          [900, 330],
          [820, 700],
          [560, 1010],
          [330, 1130],
          [170, 1010],
          [0, 760],
        ],
        c.paper,
      ),
      poly(
        [
          [2000, 60],
          [1500, 150],
          [1330, 480],
          [1180, 760],
          [1260, 1250],
          [2000, 1250],
        ],
        c.paper,
      ),
      times(42, (i) => {
        const [x, y] = [50 + (i % 6) * 120, 40 + Math.floor(i / 6) * 120];
        return x + y * 0.55 < 800 ? block(x, y, 96, 92) : '';
      }),
      times(54, (i) => {
        const [x, y] = [1380 + (i % 6) * 118, 200 + Math.floor(i / 6) * 116];
        return x + y * 0.5 > 1680 && x - 1180 > (y - 760) * -0.5 ? block(x, y, 92, 88) : '';
      }),
      line(800, 300, 1430, 420, c.ink, 26) +
        line(800, 300, 1430, 420, c.paper, 10) +
        rect(930, 300, 30, 64, c.ink) +
        rect(1270, 366, 30, 64, c.ink),
      `<path d="M210 820L330 640L560 560L700 320L1430 440L1600 720L1780 860" fill="none" stroke="${c.orange}" stroke-width="22" stroke-dasharray="40 30"/>`,
      circle(210, 820, 34, c.orange) + circle(1780, 860, 34, c.orange),
      cat('walk', 'black', 1120, 1130, 0.86, { tail: 'up' }),
    ].join('');
  },
);

export const heroSurvey = hero(
  'A calico cat sits on a park bench beside a cup of tea and an open notebook, under a broad tree',
  (size) =>
    [
      flatSky(size, c.straw),
      sun(300, 330, 170, c.paper),
      skyline(-20, 2020, 900, 60, 300, c.sand, c.paper, 71, 0.3),
      rect(0, 880, 2000, 370, c.olive) +
        times(30, (i) =>
          line(
            (i * 397) % 2000,
            930 + ((i * 131) % 300),
            ((i * 397) % 2000) + 34,
            912 + ((i * 131) % 300),
            c.sage,
            9,
          ),
        ),
      tree(1730, 1120, 1.35, c.ink, c.moss, 11, c.sage),
      lamp(720, 1080, 1, c.ink, c.gold),
      bench(1270, 1150, 1.45, c.orange, c.ink),
      cat('sitFront', 'calico', 1430, 966, 0.56, { tail: 'wrap', tilt: -5 }),
      cup(1130, 960, 0.62, c.paper, c.orange, c.paper) +
        poly(
          [
            [960, 960],
            [1060, 960],
            [1020, 900],
            [930, 900],
          ],
          c.paper,
        ),
      pigeon(520, 1120, 0.9, c.ink) + pigeon(640, 1170, 0.8, c.stone, true),
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
        c.ink,
      ),
      chimney(1760, 960, 150, 260, c.orange) + chimney(140, 990, 130, 190, c.orange),
      times(16, (i) => line(i * 140, 1250, i * 130 + 60, 960, hatch('olive', 'ink', 0.6, 90, 10), 6)),
      cat('walk', 'black', 1290, 932, 0.5, { tail: 'up' }),
    ].join(''),
);
