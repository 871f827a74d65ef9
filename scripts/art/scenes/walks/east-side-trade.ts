/** The Lower East Side: markets, barrels, bread and the law. */

import { c } from '../../ink.ts';
import { steps } from '../../parts/houses.ts';
import { letters } from '../../parts/lettering.ts';
import { barrel, fish } from '../../parts/market.ts';
import { lineSky, sun } from '../../parts/sky.ts';
import { cobbles, lamp, pavement } from '../../parts/street.ts';
import { shopfront, tenement } from '../../parts/tenements.ts';
import { card, cat } from '../../scene.ts';
import { circle, line, path, place, poly, rect, times } from '../../svg.ts';

export const market = card(
  'A black cat sits before the fish stall of Essex Market, eyes on a row of silver fish laid on ice',
  (size) =>
    [
      rect(0, 0, size.width, size.height, c.olive),
      times(
        11,
        (i) =>
          poly(
            [
              [i * 190 - 20, -10],
              [i * 190 + 170, -10],
              [i * 180 + 150, 260],
              [i * 180 - 20, 260],
            ],
            i % 2 ? c.orange : c.paper,
          ) + path(`M${i * 180 - 26} 258q90 90 178 0z`, i % 2 ? c.orange : c.paper),
      ),
      times(
        4,
        (i) =>
          line(260 + i * 480, 330, 260 + i * 480, 410, c.ink, 8) +
          place(260 + i * 480, 500, 1.4, `<g transform="rotate(90)">${fish(c.stone, c.ink)}</g>`),
      ),
      rect(0, 720, 2000, 620, c.rust) +
        poly(
          [
            [-10, 640],
            [2010, 640],
            [2010, 860],
            [-10, 860],
          ],
          c.paper,
        ) +
        rect(0, 850, 2000, 40, c.ink),
      times(7, (i) =>
        place(
          170 + i * 290,
          750,
          1.45,
          fish(i === 4 ? c.orange : i % 2 ? c.stone : c.sage, c.ink),
          i % 2 === 1,
        ),
      ),
      times(6, (i) => rect(60 + i * 330, 940, 290, 400, c.orange)),
      rect(120, 560, 250, 120, c.ink) +
        rect(132, 572, 226, 96, c.gold) +
        rect(160, 600, 160, 16, c.ink) +
        rect(160, 632, 110, 14, c.ink),
      cat('sitBack', 'black', 1240, 1290, 0.72, { tail: 'out', tilt: -8 }),
    ].join(''),
);

export const pickles = card(
  'A siamese cat on the middle one of three pickle barrels outside a shop on Orchard Street',
  (size) =>
    [
      rect(0, 0, size.width, size.height, c.sage),
      shopfront(200, 1160, 1600, 1000, { wall: c.rust, trim: c.rust, glass: c.ink, lit: c.straw }, c.olive),
      rect(200, 40, 1600, 130, c.ink) + letters('PICKLES', 1000, 64, 82, 20, c.gold, 4),
      times(2, (r) =>
        times(
          4,
          (k) =>
            rect(340 + k * 120, 640 + r * 170, 80, 110, c.olive) +
            rect(352 + k * 120, 616 + r * 170, 56, 28, c.ink),
        ),
      ),
      pavement(1150, 190, 2000, c.sand, c.ink, 50),
      barrel(620, 1290, 1.7, c.orange, c.ink) +
        barrel(1370, 1290, 1.7, c.rust, c.ink) +
        barrel(1000, 1300, 1.9, c.orange, c.ink),
      cat('loaf', 'siamese', 1010, 832, 0.52, { tail: 'hang', eyes: 'open' }),
    ].join(''),
);

export const policeLamp = card(
  'A tiger cat on the steps of the old Eldridge Street station house between two green lamps',
  (size) =>
    [
      rect(0, 0, size.width, size.height, c.stone),
      times(9, (r) => line(0, 40 + r * 110, 2000, 40 + r * 110, c.ink, 6)) +
        times(45, (i) =>
          line(
            (i % 5) * 420 + (Math.floor(i / 5) % 2) * 210,
            40 + Math.floor(i / 5) * 110,
            (i % 5) * 420 + (Math.floor(i / 5) % 2) * 210,
            150 + Math.floor(i / 5) * 110,
            c.ink,
            5,
          ),
        ),
      path('M640 960V440Q640 120 1000 120Q1360 120 1360 440V960Z', c.sand) +
        path('M710 960V450Q710 190 1000 190Q1290 190 1290 450V960Z', c.ink) +
        path('M740 440Q760 220 1000 220Q1240 220 1260 440Z', c.gold) +
        rect(740, 470, 250, 490, c.rust) +
        rect(1010, 470, 250, 490, c.rust) +
        rect(780, 520, 170, 190, c.orange) +
        rect(1050, 520, 170, 190, c.orange) +
        circle(970, 740, 16, c.gold) +
        circle(1030, 740, 16, c.gold),
      ...[430, 1570].map(
        (x) =>
          circle(x, 380, 160, c.sage) +
          rect(x - 14, 470, 28, 500, c.ink) +
          circle(x, 380, 92, c.olive) +
          circle(x - 28, 350, 24, c.paper) +
          rect(x - 40, 268, 80, 26, c.ink) +
          rect(x - 50, 460, 100, 24, c.ink),
      ),
      times(
        4,
        (i) =>
          rect(420 - i * 100, 950 + i * 100, 1160 + i * 200, 100, i % 2 ? c.straw : c.sand) +
          line(420 - i * 100, 952 + i * 100, 1580 + i * 100, 952 + i * 100, c.ink, 9),
      ),
      cat('sitSide', 'tiger', 1160, 1160, 0.6, { tail: 'out', flip: true }),
    ].join(''),
);

export const bakery = card(
  'A bakery window before dawn: eight loaves of bread on the shelves and one gray cat folded like a ninth',
  (size) => {
    const bread = (x: number, y: number): string =>
      path(`M${x - 120} ${y}q-30 -110 40 -130q80 -24 160 0q70 20 40 130z`, c.orange) +
      times(3, (i) => line(x - 60 + i * 60, y - 100, x - 84 + i * 60, y - 50, c.straw, 12));
    return [
      rect(0, 0, size.width, size.height, c.moss),
      rect(140, 200, 1720, 960, c.ink) + rect(180, 240, 1640, 870, c.gold),
      letters('BREAD', 1000, 60, 96, 22, c.straw, 4),
      rect(180, 560, 1640, 28, c.rust) + rect(180, 860, 1640, 28, c.rust),
      bread(420, 560) +
        bread(780, 560) +
        bread(1140, 560) +
        bread(1500, 560) +
        bread(400, 860) +
        bread(760, 860) +
        bread(1560, 860),
      cat('loaf', 'blue', 1170, 864, 0.38, { eyes: 'closed' }),
      bread(520, 1112) + times(14, (i) => circle(860 + i * 66, 1084, 30, c.rust)),
      pavement(1160, 180, 2000, c.stone, c.ink, 20),
      lamp(1900, 1260, 1.2, c.ink, c.gold),
    ].join('');
  },
);

export const synagogueStreet = card(
  'The rose window of the Eldridge Street Synagogue over the street at noon; a small ginger cat crosses the cobbles',
  (size) =>
    [
      lineSky(size, 'sand', 'gold', 0.6, 0.05, 700),
      sun(240, 260, 130, c.paper),
      rect(480, 60, 1040, 1100, c.straw) +
        rect(440, 200, 150, 960, c.sand) +
        rect(1410, 200, 150, 960, c.sand) +
        path('M440 200q75 -150 150 0zM1410 200q75 -150 150 0z', c.olive) +
        rect(480, 40, 1040, 40, c.orange) +
        times(9, (i) => path(`M${500 + i * 112} 40q56 -80 112 0z`, c.orange)),
      circle(1000, 430, 250, c.orange) +
        circle(1000, 430, 220, c.ink) +
        times(12, (i) => {
          const a = (i * Math.PI) / 6;
          return circle(1000 + Math.cos(a) * 154, 430 + Math.sin(a) * 154, 46, i % 2 ? c.gold : c.sage);
        }) +
        circle(1000, 430, 84, c.gold) +
        circle(1000, 430, 44, c.olive),
      ...[640, 900, 1160].map(
        (x, i) =>
          path(`M${x} 1150V${880}a100 100 0 0 1 200 0V1150Z`, c.orange) +
          path(`M${x + 28} 1150V${884}a72 72 0 0 1 144 0V1150Z`, i === 1 ? c.ink : c.olive),
      ),
      times(5, (i) => path(`M${620 + i * 160} 760v-50a36 36 0 0 1 72 0v50z`, c.ink)),
      tenement(
        -40,
        1160,
        470,
        880,
        { wall: c.rust, trim: c.ink, glass: c.ink, lit: c.gold, glow: 0.2, seed: 5 },
        0.5,
        3,
        4,
      ) +
        tenement(
          1580,
          1160,
          470,
          820,
          { wall: c.olive, trim: c.ink, glass: c.ink, lit: c.gold, glow: 0.2, seed: 7 },
          0.5,
          3,
          4,
        ),
      steps(1000, 1180, 620, 60, { wall: c.sand, trim: c.stone, glass: c.ink }, 3),
      cobbles(1160, 1333, 2000, c.sand, c.stone, 9),
      cat('walk', 'ginger', 560, 1290, 0.36, { tail: 'up' }),
    ].join(''),
);
