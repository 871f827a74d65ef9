/** Brooklyn Heights: cats at their trades. */

import { c } from '../../ink.ts';
import { floorboards } from '../../parts/indoors.ts';
import { barrel, wheel } from '../../parts/market.ts';
import { flatSky } from '../../parts/sky.ts';
import { lamp, pavement } from '../../parts/street.ts';
import { newspaper } from '../../parts/things.ts';

import { card, cat } from '../../scene.ts';
import { circle, line, path, poly, rect, times } from '../../svg.ts';

export const tunnel = card(
  'A small gray kitten at the mouth of a timbered tunnel under Joralemon Street, in the light of two lanterns',
  (size) => {
    const lantern = (x: number, y: number): string =>
      circle(x, y, 170, c.straw) +
      circle(x, y, 110, c.gold) +
      rect(x - 34, y - 50, 68, 100, c.paper) +
      rect(x - 44, y - 66, 88, 20, c.ink) +
      rect(x - 44, y + 46, 88, 20, c.ink) +
      path(`M${x - 34} ${y - 66}q34 -60 68 0`, 'none', `stroke="${c.ink}" stroke-width="10"`);
    return [
      rect(0, 0, size.width, size.height, c.rust),
      path('M240 1333V720Q240 120 1000 120Q1760 120 1760 720V1333Z', c.ink),
      path('M430 1333V760Q430 300 1000 300Q1570 300 1570 760V1333Z', c.moss) +
        path('M640 1240V800Q640 520 1000 520Q1360 520 1360 800V1240Z', c.ink) +
        path('M800 1180V860Q800 700 1000 700Q1200 700 1200 860V1180Z', c.olive),
      times(13, (i) => {
        const a = Math.PI * (i / 12);
        return line(
          1000 - Math.cos(a) * 770,
          730 - Math.sin(a) * 610,
          1000 - Math.cos(a) * 900,
          730 - Math.sin(a) * 740,
          c.ink,
          16,
        );
      }),
      rect(150, 640, 110, 700, c.straw) +
        rect(1740, 640, 110, 700, c.straw) +
        times(
          6,
          (i) =>
            line(150, 700 + i * 110, 260, 720 + i * 110, c.ink, 6) +
            line(1740, 720 + i * 110, 1850, 700 + i * 110, c.ink, 6),
        ),
      lantern(470, 560) + lantern(1530, 560),
      poly(
        [
          [0, 1340],
          [640, 1180],
          [1360, 1180],
          [2000, 1340],
        ],
        c.orange,
      ) +
        line(760, 1340, 930, 1180, c.ink, 14) +
        line(1240, 1340, 1070, 1180, c.ink, 14) +
        times(5, (i) => line(800 - i * 30, 1200 + i * 30, 1200 + i * 30, 1200 + i * 30, c.ink, 10)),
      cat('sitFront', 'grey', 1180, 1290, 0.44, { eyes: 'wide', tail: 'out' }),
    ].join('');
  },
);

export const firehouse = card(
  'Patsey the tortoiseshell on a chair in the firehouse of Hook and Ladder 10, beside a wheel, a ladder and helmets on the wall',
  (size) => {
    const helmet = (x: number): string =>
      path(`M${x - 90} 360q10 -130 90 -130t90 130q60 6 74 36h-318q10 -30 64 -36z`, c.ink) +
      poly(
        [
          [x - 30, 340],
          [x, 210],
          [x + 30, 340],
        ],
        c.gold,
      );
    return [
      rect(0, 0, size.width, size.height, c.straw),
      rect(0, 0, 2000, 120, c.ink) + times(17, (i) => rect(i * 124, 120, 8, 800, c.gold)),
      rect(260, 180, 1500, 24, c.olive) + helmet(440) + helmet(1120) + helmet(1500),
      floorboards(1060, 2000, 1333, c.orange, c.ink),
      `<g transform="rotate(-8 1300 600)">${rect(1120, 560, 1000, 34, c.rust)}${rect(1120, 690, 1000, 34, c.rust)}${times(8, (i) => rect(1170 + i * 120, 560, 26, 160, c.rust))}</g>`,
      rect(1260, 800, 760, 90, c.orange) + rect(1260, 800, 760, 22, c.gold) + wheel(1560, 1010, 230, c.ink),
      rect(520, 560, 44, 720, c.ink) +
        rect(880, 930, 44, 350, c.ink) +
        rect(500, 900, 444, 54, c.ink) +
        rect(520, 560, 44, 20, c.ink) +
        times(3, (i) => rect(540, 620 + i * 90, 44, 30, c.rust)) +
        rect(540, 1100, 360, 22, c.ink),
      cat('sitSide', 'tortie', 730, 904, 0.6, { face: true, tail: 'hang' }),
    ].join('');
  },
);

export const cafeWindow = card(
  'A big tiger cat in the lit window of a corner cafe on a Sunday evening, a newspaper and a bowl beside him',
  (size) =>
    [
      flatSky(size, c.moss),
      rect(140, 60, 1720, 1150, c.rust) +
        rect(140, 60, 1720, 160, c.ink) +
        times(20, (i) => rect(170 + i * 85, 90, 50, 100, i % 2 ? c.orange : c.gold)),
      rect(260, 290, 1080, 700, c.ink) +
        rect(290, 320, 1020, 640, c.gold) +
        rect(290, 320, 1020, 120, c.straw),
      times(
        2,
        (i) =>
          line(520 + i * 540, 320, 520 + i * 540, 460, c.ink, 8) +
          poly(
            [
              [460 + i * 540, 530],
              [500 + i * 540, 450],
              [540 + i * 540, 450],
              [580 + i * 540, 530],
            ],
            c.olive,
          ) +
          circle(520 + i * 540, 548, 26, c.paper),
      ),
      cat('sitFront', 'tiger', 640, 960, 0.5, { eyes: 'calm', tail: 'wrap' }),
      newspaper(960, 890, 260, 200, 8),
      path('M1140 960h140q-10 -54 -20 -54h-100q-10 0 -20 54z', c.orange),
      rect(220, 960, 1160, 60, c.sand) +
        rect(1440, 300, 330, 910, c.ink) +
        rect(1480, 340, 250, 420, c.gold) +
        rect(1480, 800, 250, 370, c.olive) +
        circle(1510, 800, 20, c.gold),
      pavement(1200, 140, 2000, c.sand, c.ink, 30),
      lamp(1890, 1270, 1.3, c.ink, c.gold),
      barrel(150, 1290, 1.2, c.orange, c.ink),
    ].join(''),
);
