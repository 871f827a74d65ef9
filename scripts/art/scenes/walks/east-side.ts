/** The Lower East Side: yards, fire escapes, rooms and roofs. */
import { c } from '../../ink.ts';
import { sash } from '../../parts/houses.ts';
import { floorboards, plant } from '../../parts/indoors.ts';
import { washing } from '../../parts/market.ts';
import { chimney, skyline, waterTank } from '../../parts/roofs.ts';
import { flatSky, lineSky, pigeon, stars, sun } from '../../parts/sky.ts';
import { fireEscape } from '../../parts/tenements.ts';
import { seeded } from '../../rng.ts';
import { card, cat } from '../../scene.ts';
import { circle, line, path, poly, rect, times } from '../../svg.ts';

export const washday = card(
  'Seen from a courtyard: line above line of washing between two tenements, a white cat on a high sill',
  (size) => {
    const random = seeded(12);
    const look = { trim: c.sand, glass: c.ink, lit: c.gold, glow: 0.3 };
    return [
      flatSky(size, c.straw),
      poly(
        [
          [-10, -10],
          [640, -10],
          [520, 1340],
          [-10, 1340],
        ],
        c.brick,
      ) +
        poly(
          [
            [2010, -10],
            [1320, -10],
            [1480, 1340],
            [2010, 1340],
          ],
          c.olive,
        ),
      times(
        3,
        (r) =>
          sash(90, 90 + r * 420, 150, 250, { ...look, wall: c.orange }, random) +
          sash(360, 90 + r * 420, 130, 250, { ...look, wall: c.orange }, random),
      ),
      times(
        3,
        (r) =>
          (r === 1 ? '' : sash(1520, 90 + r * 420, 130, 250, { ...look, wall: c.olive }, random)) +
          sash(1760, 90 + r * 420, 150, 250, { ...look, wall: c.olive }, random),
      ),
      rect(1400, 480, 230, 290, c.gold) + rect(1370, 770, 290, 40, c.sand),
      washing(600, 120, 1350, 90, 2, [c.paper, c.orange, c.olive], c.ink, 1),
      washing(590, 400, 1390, 440, 7, [c.olive, c.paper, c.rust], c.ink, 1.05),
      washing(560, 720, 1420, 690, 11, [c.paper, c.gold, c.orange, c.paper], c.ink, 1.1),
      washing(540, 1010, 1450, 1040, 5, [c.rust, c.paper, c.olive], c.ink, 1.15),
      cat('sitSide', 'white', 1510, 774, 0.46, { flip: true, tail: 'hang' }),
    ].join('');
  },
);

export const fireEscapeNight = card(
  'A black cat on an iron landing at night, its eyes gold, with the moon and lit kitchen windows',
  (size) => {
    const random = seeded(21);
    const look = { wall: c.rust, trim: c.ink, glass: c.ink, lit: c.gold, glow: 0.6 };
    return [
      flatSky(size, c.moss),
      stars({ width: 800, height: 900 }, 4, 30, c.sand),
      circle(360, 330, 190, c.paper) + circle(300, 280, 34, c.sand) + circle(430, 400, 46, c.sand),
      skyline(-20, 820, 1340, 260, 480, c.ink, c.gold, 61, 0.4),
      rect(800, -10, 1210, 1360, c.rust),
      rect(880, 20, 440, 520, c.ink) + rect(912, 52, 376, 488, c.gold),
      sash(1480, 60, 240, 400, { ...look, glow: 1 }, random) +
        sash(960, 760, 240, 400, { ...look, glow: 1 }, random) +
        sash(1480, 760, 240, 400, look, random),
      fireEscape(860, 1240, 1080, 690, 2, c.ink),
      rect(840, 540, 1120, 34, c.ink),
      cat('sitFront', 'angora', 1100, 548, 0.5, { eyes: 'wide', tail: 'hang' }),
      plant(1780, 545, 0.5, c.orange, c.olive, undefined, 3),
    ].join('');
  },
);

export const catHouse = card(
  'Rosalie Goodman’s rented room on Division Street: seven cats around a stove, a bed and a chair',
  (size) => {
    return [
      rect(0, 0, size.width, size.height, c.straw),
      times(20, (i) => rect(i * 104, 0, 22, 900, c.sand)),
      rect(1250, 130, 330, 420, c.ink) +
        rect(1270, 150, 290, 380, c.sage) +
        line(1415, 150, 1415, 530, c.ink, 14) +
        line(1270, 330, 1560, 330, c.ink, 14) +
        rect(1220, 550, 390, 34, c.ink),
      cat('sitBack', 'calico', 1415, 556, 0.28, { tail: 'hang' }),
      floorboards(900, 2000, 1333, c.orange, c.ink),
      rect(850, -10, 70, 520, c.ink) +
        rect(700, 500, 370, 540, c.ink) +
        rect(670, 480, 430, 50, c.ink) +
        rect(760, 620, 250, 200, c.gold) +
        times(5, (i) => rect(770 + i * 52, 620, 12, 200, c.ink)) +
        rect(690, 1030, 60, 60, c.ink) +
        rect(1020, 1030, 60, 60, c.ink),
      cat('loaf', 'ginger', 900, 484, 0.3, { eyes: 'closed' }),
      rect(60, 560, 30, 560, c.ink) +
        rect(60, 820, 560, 160, c.olive) +
        rect(90, 760, 200, 90, c.paper) +
        rect(600, 760, 30, 360, c.ink) +
        times(4, (i) => rect(150 + i * 120, 820, 44, 160, c.sage)),
      cat('curl', 'black', 500, 826, 0.34),
      cat('sitFront', 'grey', 1250, 1150, 0.42, { tail: 'out' }),
      cat('sitSide', 'tuxedo', 640, 1230, 0.42, { tail: 'wrap' }),
      cat('walk', 'cream', 1450, 1280, 0.32, { flip: true, face: true, type: 'kitten' }),
      cat('sitSide', 'white', 960, 1290, 0.38, { flip: true, tail: 'wrap' }),
    ].join('');
  },
);

export const roofPigeons = card(
  'A ginger cat rests on a tar roof beside a coop of pigeons, its back to the rising sun, a tank and a chimney behind',
  (size) =>
    [
      lineSky(size, 'straw', 'orange', 0.5, 0.03, 900),
      sun(620, 760, 240, c.paper),
      skyline(-20, 2020, 960, 100, 330, c.stone, c.straw, 14, 0.2),
      waterTank(330, 960, 1.5, c.ink, c.rust),
      rect(0, 950, 2000, 400, c.moss) + rect(0, 930, 2000, 40, c.ink),
      chimney(800, 960, 150, 190, c.orange),
      rect(1160, 480, 600, 560, c.olive) +
        poly(
          [
            [1120, 490],
            [1200, 400],
            [1720, 400],
            [1800, 490],
          ],
          c.ink,
        ) +
        times(2, (r) =>
          times(
            3,
            (k) =>
              rect(1200 + k * 185, 540 + r * 240, 150, 190, c.ink) +
              pigeon(1280 + k * 185, 724 + r * 240, 0.8, (r + k) % 2 ? c.stone : c.sand, k === 1),
          ),
        ),
      pigeon(1320, 404, 1, c.stone) + pigeon(1500, 404, 0.9, c.ink, true),
      ...[
        [1080, 240],
        [1180, 180],
        [1000, 330],
        [900, 210],
      ].map(([x = 0, y = 0]) =>
        path(`M${x} ${y}q30 -46 60 -6q34 -34 62 -4q-44 6 -60 30q-26 -26 -62 -20z`, c.ink),
      ),
      cat('crouch', 'ginger', 900, 1230, 0.72),
    ].join(''),
);
