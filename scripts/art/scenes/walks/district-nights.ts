/** The Financial District: taverns, the Exchange, Newspaper Row. */
import { c } from '../../ink.ts';
import { cornice } from '../../parts/houses.ts';
import { radiator, windowFrame } from '../../parts/indoors.ts';
import { letters } from '../../parts/lettering.ts';
import { fish, sign } from '../../parts/market.ts';
import { skyline } from '../../parts/roofs.ts';
import { cloud, crescent, flatSky, stars } from '../../parts/sky.ts';
import { cobbles, pavement } from '../../parts/street.ts';
import { papers } from '../../parts/things.ts';
import { card, cat } from '../../scene.ts';
import { brush, circle, draw, line, path, poly, rect, shape, times } from '../../svg.ts';

export const stoneStreet = card(
  'A ginger cat crosses Stone Street at night under strings of lamps between old brick taverns',
  (size) =>
    [
      flatSky(size, c.moss),
      poly(
        [
          [-10, -10],
          [800, 330],
          [800, 1000],
          [-10, 1340],
        ],
        c.rust,
      ) +
        poly(
          [
            [2010, -10],
            [1200, 330],
            [1200, 1000],
            [2010, 1340],
          ],
          c.orange,
        ),
      ...[0, 1, 2, 3].map((i) => {
        const k = 1 - i * 0.2;
        const x = 60 + i * 200;
        const y = 300 + i * 60;
        return (
          rect(x, y, 110 * k, 190 * k, i % 2 ? c.ink : c.gold) +
          rect(x, y + 330 * k, 120 * k, 260 * k, i % 2 ? c.gold : c.ink)
        );
      }),
      ...[0, 1, 2, 3].map((i) => {
        const k = 1 - i * 0.2;
        const x = 1830 - i * 185;
        const y = 300 + i * 60;
        return (
          rect(x, y, 110 * k, 190 * k, i % 2 ? c.gold : c.ink) +
          rect(x, y + 330 * k, 120 * k, 260 * k, i % 2 ? c.ink : c.gold)
        );
      }),
      crescent(1000, 210, 80, c.sand),
      ...[0, 1, 2].map(
        (i) =>
          draw(
            `M${-20 + i * 240} ${40 + i * 130}Q1000 ${330 + i * 130} ${2020 - i * 240} ${40 + i * 130}`,
            c.ink,
            8,
          ) +
          times(11, (k) => {
            const t = (k + 0.5) / 11;
            const x = -20 + i * 240 + t * (2040 - i * 480);
            const y = 40 + i * 130 + 4 * t * (1 - t) * 146;
            return circle(x, y + 24, 20 - i * 3, c.gold);
          }),
      ),
      cobbles(990, 1333, 2000, c.stone, c.ink, 3),
      poly(
        [
          [0, 1340],
          [-10, 1200],
          [800, 990],
          [700, 1030],
          [260, 1340],
        ],
        c.ink,
      ) +
        poly(
          [
            [2010, 1340],
            [2010, 1200],
            [1200, 990],
            [1300, 1030],
            [1740, 1340],
          ],
          c.ink,
        ),
      cat('walk', 'ginger', 980, 1280, 0.6, { tail: 'up', face: true, flip: true }),
    ].join(''),
);

export const tavern = card(
  'A tuxedo cat in the dormer of an old yellow-brick tavern, over green shutters and a hanging sign of a fish',
  (size) =>
    [
      flatSky(size, c.sage),
      cloud(1660, 190, 1.2, c.paper),
      shape('-10,330! 260,60! 1500,60! 1860,860! -10,860!', c.rust) +
        times(4, (i) => line(0, 260 + i * 150, 1560 + i * 66, 260 + i * 150, c.ink, 9)),
      rect(120, -20, 170, 240, c.orange) + rect(100, -20, 210, 40, c.ink),
      shape('380,330! 760,60! 1140,330! 1100,360! 1100,830! 420,830! 420,360!', c.ink) +
        rect(460, 350, 600, 480, c.straw) +
        path(
          'M540 830V470Q540 300 760 300Q980 300 980 470V830Z',
          c.gold,
          `stroke="${c.ink}" stroke-width="18"`,
        ),
      cat('sitFront', 'tuxedo', 760, 834, 0.5, { tilt: 5, eyes: 'open' }),
      rect(-10, 820, 1920, 60, c.paper) + line(-10, 884, 1910, 884, c.ink, 12),
      rect(0, 890, 1860, 460, c.straw) +
        times(12, (i) =>
          rect(60 + (i % 4) * 480 + (i % 3) * 40, 930 + Math.floor(i / 4) * 150, 110, 30, c.gold),
        ),
      ...[260, 760, 1260].map(
        (x, i) =>
          rect(x - 100, 1000, 200, 350, c.ink) +
          rect(x - 80, 1020, 160, 330, i === 1 ? c.gold : c.moss) +
          line(x, 1000, x, 1340, c.ink, 12) +
          rect(x - 200, 990, 92, 360, c.olive) +
          rect(x + 108, 990, 92, 360, c.olive),
      ),
      sign(1690, 920, 1.1, c.orange, c.ink, fish(c.paper, c.ink)),
    ].join(''),
);

export const radiatorCat = card(
  'A black cat stretches on a warm radiator by a tall window of the Exchange, paper ribbon curling to the floor',
  (size) =>
    [
      rect(0, 0, size.width, size.height, c.olive),
      times(5, (i) => rect(i * 460 - 60, 0, 120, 1333, c.moss)),
      windowFrame(
        620,
        70,
        980,
        620,
        flatSky({ width: 2000, height: 1333 }, c.straw) +
          cornice(620, 400, 400, 60, c.ink, c.straw) +
          rect(620, 400, 400, 400, c.orange) +
          times(6, (i) => rect(660 + (i % 3) * 120, 460 + Math.floor(i / 3) * 130, 60, 90, c.ink)) +
          rect(1120, 240, 560, 500, c.stone) +
          times(8, (i) => rect(1160 + (i % 4) * 120, 300 + Math.floor(i / 4) * 150, 56, 90, c.straw)),
        c.ink,
        c.sand,
      ),
      radiator(640, 1200, 960, 380, c.sand, c.ink),
      cat('stretch', 'black', 1090, 826, 0.6, { eyes: 'closed' }),
      rect(220, 700, 200, 500, c.ink) +
        circle(320, 640, 130, c.ink) +
        circle(320, 640, 100, c.sage) +
        rect(260, 640, 120, 60, c.gold) +
        brush('380,690 470,760 430,880 520,980 470,1090 580,1180 700,1230', c.paper, 34) +
        brush('250,700 180,800 240,900 150,1010 230,1120 140,1220', c.paper, 34),
      rect(0, 1200, 2000, 140, c.rust) + line(0, 1200, 2000, 1200, c.ink, 12),
    ].join(''),
);

export const newspaperRow = card(
  'A gray tabby on bundles of morning papers at a kiosk on Newspaper Row, lit towers and stars above',
  (size) =>
    [
      flatSky(size, c.moss),
      stars({ width: 2000, height: 420 }, 55, 40, c.sand),
      skyline(-20, 1300, 1040, 460, 820, c.ink, c.gold, 27, 0.55),
      rect(560, 250, 260, 800, c.rust) +
        poly(
          [
            [560, 250],
            [690, 60],
            [820, 250],
          ],
          c.olive,
        ) +
        circle(690, 360, 70, c.paper) +
        line(690, 360, 690, 316, c.ink, 8) +
        line(690, 360, 720, 376, c.ink, 8) +
        times(12, (i) => rect(600 + (i % 3) * 70, 480 + Math.floor(i / 3) * 130, 40, 80, c.gold)),
      rect(1280, 360, 720, 900, c.olive) +
        poly(
          [
            [1220, 380],
            [1320, 240],
            [2010, 240],
            [2010, 380],
          ],
          c.orange,
        ) +
        times(8, (i) => path(`M${1220 + i * 104} 378q52 70 104 0z`, i % 2 ? c.paper : c.orange)) +
        rect(1360, 470, 560, 420, c.gold) +
        letters('NEWS', 1650, 280, 70, 16, c.paper) +
        times(
          6,
          (i) =>
            rect(1390 + (i % 3) * 180, 500 + Math.floor(i / 3) * 190, 140, 170, c.paper) +
            rect(1404 + (i % 3) * 180, 516 + Math.floor(i / 3) * 190, 112, 22, c.ink) +
            rect(1404 + (i % 3) * 180, 552 + Math.floor(i / 3) * 190, 50, 90, c.ink),
        ) +
        rect(1280, 880, 720, 60, c.ink),
      pavement(1170, 170, 2000, c.stone, c.ink, 60),
      papers(960, 1280, 1.5, c.paper, c.ink, 7) + papers(560, 1290, 1.2, c.sand, c.ink, 4),
      cat('loaf', 'grey', 960, 930, 0.56, { tail: 'hang', eyes: 'open' }),
    ].join(''),
);
