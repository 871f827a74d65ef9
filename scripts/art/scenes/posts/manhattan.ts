/** Pictures of posts about Manhattan. */
import { c } from '../../ink.ts';
import { tug } from '../../parts/boats.ts';
import { cityHall, pierHouse } from '../../parts/civic.ts';
import { cushion, floorboards } from '../../parts/indoors.ts';
import { barrel, crate, fish, sign } from '../../parts/market.ts';
import { flatSky, gull, lineSky, rain, smoke, sun, water } from '../../parts/sky.ts';
import { lamp, pavement, tree } from '../../parts/street.ts';
import { shopfront } from '../../parts/tenements.ts';
import { letter, sack } from '../../parts/things.ts';
import { card, cat } from '../../scene.ts';
import { circle, draw, line, path, poly, rect, shape, times } from '../../svg.ts';

export const federalCats = card(
  'Mouse-catchers of the old post office: a tuxedo cat on a full mail sack, another asleep on a firstPage among letters',
  (size) =>
    [
      rect(0, 0, size.width, size.height, c.olive),
      times(4, (r) =>
        times(
          7,
          (k) =>
            rect(60 + k * 200, 70 + r * 190, 178, 168, c.ink) +
            (((r * 7 + k) * 5) % 3
              ? times(3, (i) =>
                  rect(80 + k * 200 + i * 16, 150 + r * 190 + i * 22, 120, 26, i % 2 ? c.sand : c.paper),
                )
              : ''),
        ),
      ),
      rect(30, 240, 1430, 18, c.orange) +
        rect(30, 430, 1430, 18, c.orange) +
        rect(30, 620, 1430, 18, c.orange) +
        rect(30, 810, 1430, 18, c.orange) +
        rect(30, 50, 1430, 18, c.orange),
      rect(460, 448, 580, 176, c.gold) + cat('curl', 'ginger', 750, 620, 0.42),
      rect(1540, 0, 120, 1333, c.rust) +
        rect(1520, 160, 160, 30, c.ink) +
        circle(1820, 250, 130, c.ink) +
        circle(1820, 250, 110, c.paper) +
        line(1820, 250, 1820, 170, c.ink, 12) +
        line(1820, 250, 1872, 280, c.ink, 12),
      floorboards(1130, 2000, size.height, c.straw, c.ink),
      sack(330, 1270, 1.15, c.sand, c.ink) + sack(700, 1290, 1, c.orange, c.ink),
      sack(1380, 1290, 1.5, c.sand, c.ink),
      cat('sitSide', 'tuxedo', 1330, 770, 0.6, { tail: 'hang', flip: true }),
      letter(980, 1250, 240, -12, c.paper, c.ink) +
        letter(1790, 1240, 220, 16, c.paper, c.ink) +
        letter(1080, 1290, 200, 20, c.gold, c.ink),
    ].join(''),
);

export const lowerManhattan = card(
  'A black cat on a pile at Pier A in the morning; a tug passes and the clock tower stands against the light',
  (size) =>
    [
      lineSky(size, 'sand', 'gold', 0.7, 0.1, 700),
      sun(520, 560, 200, c.paper, { color: c.gold, count: 18, length: 900, width: 0.3 }),
      water(size, 760, c.olive, c.sage, 21),
      pierHouse(1180, 800, 0.98, { wall: c.orange, trim: c.ink, glass: c.sand, roof: c.olive }),
      tug(430, 960, 1.05, { hull: c.ink, house: c.paper, trim: c.orange, glass: c.ink }),
      smoke(384, 680, 0.9, c.stone, -1),
      gull(900, 260, 0.9, c.ink) + gull(760, 330, 0.5, c.ink, 12),
      rect(1380, 1130, 190, 220, c.rust) +
        rect(1380, 1130, 190, 34, c.ink) +
        rect(1690, 1190, 170, 160, c.rust) +
        rect(1690, 1190, 170, 30, c.ink) +
        path('M1570 1220Q1630 1290 1690 1240', 'none', `stroke="${c.gold}" stroke-width="22"`),
      cat('sitSide', 'black', 1480, 1140, 0.66, { tail: 'hang', flip: true }),
    ].join(''),
);

export const marketCourt = card(
  'A tiger cat at the desk of an old police station, one nose-length from a steaming covered dish, in the light of a green-shaded lamp',
  (size) =>
    [
      rect(0, 0, size.width, size.height, c.moss),
      rect(60, 100, 460, 620, c.ink) +
        rect(90, 130, 400, 560, c.stone) +
        times(6, (i) => rect(110 + i * 70, 130, 20, 560, c.ink)) +
        rect(90, 390, 400, 24, c.ink),
      circle(1600, 420, 520, c.olive),
      shape('1480,420! 1800,420! 2060,820! 1140,820!', c.gold),
      rect(0, 830, 2000, 510, c.orange) +
        rect(0, 800, 2000, 56, c.ink) +
        times(3, (i) => rect(90 + i * 640, 930, 540, 330, c.rust) + circle(360 + i * 640, 1000, 24, c.gold)),
      rect(1626, 400, 34, 410, c.ink) +
        shape(
          '1410,430! 1500,260! 1560,240! 1720,240! 1780,260! 1870,430!',
          c.sage,
          `stroke="${c.ink}" stroke-width="14"`,
        ) +
        rect(1520, 786, 240, 26, c.ink),
      cat('sitSide', 'tiger', 800, 808, 0.76, { tail: 'out', tilt: 12, eyes: 'wide' }),
      path('M1070 790a200 160 0 0 1 400 0Z', c.stone, `stroke="${c.ink}" stroke-width="12"`) +
        circle(1270, 612, 28, c.ink) +
        draw('M1130 740a150 110 0 0 1 70 -80', c.paper, 14) +
        rect(1030, 778, 480, 30, c.paper),
      times(3, (i) => draw(`M${1210 + i * 60} 560q-28 -46 0 -92t0 -92`, c.paper, 11)),
    ].join(''),
);

export const cityHallCats = card(
  'City Hall with its slim cupola behind trees; a tabby with white paws walks up the wet steps in the rain',
  (size) =>
    [
      flatSky(size, c.stone),
      cityHall(1120, 960, 0.98, { wall: c.paper, trim: c.sand, glass: c.ink, roof: c.olive }),
      tree(120, 1010, 1.05, c.ink, undefined, 6) + tree(1930, 1030, 0.9, c.ink, undefined, 12),
      times(
        5,
        (i) =>
          rect(0, 950 + i * 80, 2000, 80, i % 2 ? c.sage : c.sand) +
          line(0, 950 + i * 80, 2000, 950 + i * 80, c.ink, 8),
      ),
      rain(size, 8, 130, c.olive),
      lamp(1700, 1110, 0.9, c.ink, c.gold),
      cat('walk', 'grey', 720, 1240, 0.74, { tail: 'up' }),
    ].join(''),
);

export const catShow = card(
  'A long-haired brown tabby on a cushion behind a ribbon rosette, in a show pen hung with striped cloth, Madison Square Garden, 1895',
  (size) =>
    [
      rect(0, 0, size.width, size.height, c.olive),
      times(12, (i) =>
        poly(
          [
            [i * 180 - 40, -10],
            [i * 180 + 90, -10],
            [(i * 180 + 25) * 0.9 + 100, 420],
            [(i * 180 - 40) * 0.9 + 100, 420],
          ],
          i % 2 ? c.gold : c.orange,
        ),
      ),
      times(12, (i) => path(`M${60 + i * 162} 418q81 70 162 0z`, i % 2 ? c.orange : c.gold)),
      rect(0, 1020, 2000, 320, c.ink) + rect(0, 1000, 2000, 40, c.gold),
      cushion(960, 1050, 1.5, c.orange, c.gold),
      cat('loaf', 'maine', 980, 950, 0.96, { tail: 'wrap' }),
      rect(130, 420, 18, 600, c.ink) +
        times(15, (i) => line(260 + i * 118, 470, 260 + i * 118, 480, c.ink, 1)),
      circle(1620, 1140, 120, c.orange) +
        times(16, (i) =>
          circle(
            1620 + Math.cos(i * 0.393) * 124,
            1140 + Math.sin(i * 0.393) * 124,
            30,
            i % 2 ? c.gold : c.orange,
          ),
        ) +
        circle(1620, 1140, 74, c.paper) +
        rect(1606, 1090, 28, 100, c.ink) +
        poly(
          [
            [1560, 1250],
            [1530, 1340],
            [1600, 1340],
            [1612, 1260],
          ],
          c.gold,
        ) +
        poly(
          [
            [1680, 1250],
            [1720, 1340],
            [1650, 1340],
            [1634, 1260],
          ],
          c.gold,
        ),
      rect(180, 1090, 520, 150, c.paper) + rect(220, 1126, 440, 26, c.ink) + rect(220, 1176, 300, 18, c.ink),
    ].join(''),
);

export const bodegaCat = card(
  'A tortoiseshell cat on barrels and crates before a lit grocery at night, under a striped awning and a fish sign',
  (size) =>
    [
      rect(0, 0, size.width, size.height, c.moss),
      rect(0, 0, 2000, 200, c.rust) +
        times(6, (i) => rect(80 + i * 340, -80, 170, 240, i === 2 ? c.gold : c.ink)),
      shopfront(60, 1190, 1880, 990, { wall: c.rust, trim: c.ink, glass: c.rust, lit: c.gold }, c.orange),
      times(
        3,
        (r) =>
          times(
            6,
            (k) =>
              rect(220 + k * 92, 560 + r * 140, 60, 90, k % 2 ? c.orange : c.olive) +
              rect(232 + k * 92, 540 + r * 140, 36, 24, c.ink),
          ) + rect(180, 650 + r * 140, 620, 12, c.ink),
      ),
      pavement(1180, 160, 2000, c.sand, c.ink),
      barrel(1340, 1270, 1.2, c.orange, c.ink) +
        crate(1640, 1280, 1.4, c.straw, c.ink) +
        barrel(1880, 1280, 1.1, c.rust, c.ink),
      cat('sitFront', 'tortie', 1590, 1004, 0.66, { eyes: 'open', tail: 'hang', flip: true }),
      sign(1990, 220, 1.2, c.sand, c.ink, fish(c.orange, c.ink), true),
    ].join(''),
);
