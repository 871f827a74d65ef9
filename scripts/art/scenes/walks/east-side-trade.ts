/** The Lower East Side: markets, barrels, bread and the law. */
import { c } from '../../ink.ts';
import { steps } from '../../parts/houses.ts';
import { letters } from '../../parts/lettering.ts';
import { barrel, fish } from '../../parts/market.ts';
import { lineSky, sun } from '../../parts/sky.ts';
import { cobbles, pavement } from '../../parts/street.ts';
import { shopfront, tenement } from '../../parts/tenements.ts';
import { card, cat } from '../../scene.ts';
import { circle, line, path, place, rect, shape, times } from '../../svg.ts';

export const market = card(
  'A black cat on its hind legs at the fish stall of Essex Market, just short of a row of fish laid on ice',
  (size) =>
    [
      rect(0, 0, size.width, size.height, c.olive),
      times(
        11,
        (i) =>
          shape(
            `${i * 190 - 20},-10! ${i * 190 + 170},-10! ${i * 180 + 150},220! ${i * 180 - 20},220!`,
            i % 2 ? c.orange : c.paper,
          ) + path(`M${i * 180 - 26} 218q90 90 178 0z`, i % 2 ? c.orange : c.paper),
      ),
      times(3, (i) => {
        const x = [300, 640, 1700][i] ?? 300;
        return (
          line(x, 290, x, 400, c.ink, 8) +
          place(x, 520, 1.7, `<g transform="rotate(90)">${fish(c.stone, c.ink)}</g>`)
        );
      }),
      rect(0, 760, 2000, 580, c.rust) +
        shape('-10,680! 2010,680! 2010,870! -10,870!', c.paper) +
        rect(0, 864, 2000, 40, c.ink),
      times(5, (i) =>
        place(200 + i * 420, 770, 2, fish(i === 3 ? c.orange : i % 2 ? c.stone : c.sage, c.ink), i % 2 === 1),
      ),
      times(5, (i) => rect(50 + i * 400, 960, 350, 400, c.orange)),
      rect(880, 300, 330, 170, c.ink) +
        rect(896, 316, 298, 138, c.gold) +
        letters('FRESH', 1045, 354, 54, 13, c.ink, 2),
      cat('reach', 'black', 1390, 1344, 0.57, { flip: true }),
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
  'A tiger cat lies like a stone lion on the steps of the old Eldridge Street station house, between two green lamps',
  (size) =>
    [
      rect(0, 0, size.width, size.height, c.stone),
      times(5, (r) => line(0, 150 + r * 190, 2000, 150 + r * 190, c.ink, 6)),
      path('M560 960V440Q560 80 1000 80Q1440 80 1440 440V960Z', c.sand) +
        path('M640 960V450Q640 150 1000 150Q1360 150 1360 450V960Z', c.ink) +
        path('M680 430Q700 190 1000 190Q1300 190 1320 430Z', c.gold) +
        line(1000, 190, 1000, 430, c.ink, 14) +
        line(820, 210, 900, 430, c.ink, 10) +
        line(1180, 210, 1100, 430, c.ink, 10) +
        rect(680, 460, 310, 500, c.rust) +
        rect(1010, 460, 310, 500, c.rust),
      ...[320, 1680].map(
        (x) =>
          circle(x, 360, 210, c.sage) +
          rect(x - 18, 470, 36, 520, c.ink) +
          circle(x, 360, 120, c.olive) +
          circle(x - 38, 320, 30, c.paper) +
          rect(x - 50, 216, 100, 34, c.ink) +
          rect(x - 64, 466, 128, 30, c.ink),
      ),
      times(
        3,
        (i) =>
          rect(300 - i * 160, 950 + i * 140, 1400 + i * 320, 140, i % 2 ? c.straw : c.sand) +
          line(300 - i * 160, 952 + i * 140, 1700 + i * 160, 952 + i * 140, c.ink, 10),
      ),
      cat('couch', 'tiger', 960, 1090, 0.9),
    ].join(''),
);

export const bakery = card(
  'A bakery window before dawn: eight loaves of bread on the shelves and one gray cat folded like a ninth',
  (size) => {
    const bread = (x: number, y: number): string =>
      path(
        `M${x - 190} ${y}q-40 -170 70 -206q120 -34 240 0q110 36 70 206z`,
        c.orange,
        `stroke="${c.ink}" stroke-width="12"`,
      ) + times(3, (i) => line(x - 80 + i * 90, y - 160, x - 118 + i * 90, y - 80, c.straw, 18));
    return [
      rect(0, 0, size.width, size.height, c.moss),
      rect(80, 190, 1840, 1090, c.ink) + rect(120, 230, 1760, 1010, c.gold),
      letters('BREAD', 1000, 50, 100, 24, c.straw, 4),
      ...[560, 900, 1236].map((y) => rect(120, y, 1760, 34, c.rust)),
      bread(340, 560) + bread(780, 560) + bread(1220, 560) + bread(1660, 560),
      bread(330, 900) + bread(1660, 900),
      cat('loaf', 'blue', 1010, 902, 0.62, { eyes: 'half' }),
      bread(400, 1236) + bread(1000, 1236) + times(6, (i) => circle(1320 + i * 96, 1190, 46, c.rust)),
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
      cat('walk', 'ginger', 790, 1300, 0.56, { tail: 'up' }),
    ].join(''),
);
