/** Brooklyn Heights: working cats. */
import { c } from '../../ink.ts';
import { ferry } from '../../parts/boats.ts';
import { floorboards } from '../../parts/indoors.ts';
import { wheel } from '../../parts/market.ts';
import { skyline } from '../../parts/roofs.ts';
import { cloud, flatSky } from '../../parts/sky.ts';
import { cup, newspaper } from '../../parts/things.ts';
import { card, cat } from '../../scene.ts';
import { circle, draw, inside, line, path, poly, rect, shape, times } from '../../svg.ts';

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
      cat('sitFront', 'grey', 1180, 1290, 0.5, { type: 'kitten', eyes: 'wide', tail: 'out' }),
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
      cat('sitSide', 'tortie', 740, 904, 0.74, { face: true, tail: 'hang' }),
    ].join('');
  },
);

export const cafeWindow = card(
  'A big tiger cat in the lit window of a corner cafe on a Sunday evening, a newspaper and a cup beside him',
  (size) =>
    [
      rect(0, 0, size.width, size.height, c.rust),
      rect(0, 0, 2000, 150, c.ink) +
        times(12, (i) => rect(40 + i * 170, 40, 90, 70, i % 2 ? c.orange : c.gold)),
      rect(110, 220, 1330, 880, c.ink) +
        rect(150, 260, 1250, 840, c.gold) +
        rect(150, 260, 1250, 130, c.straw),
      times(2, (i) => {
        const x = 470 + i * 620;
        return (
          line(x, 260, x, 400, c.ink, 10) +
          shape(`${x - 110},500! ${x - 40},400! ${x + 40},400! ${x + 110},500!`, c.olive) +
          circle(x, 520, 34, c.paper)
        );
      }),
      cat('sitFront', 'tiger', 640, 1090, 0.84, { type: 'tom', eyes: 'half', tail: 'wrap', tilt: -4 }),
      newspaper(990, 960, 300, 250, 8) + cup(1200, 1086, 1, c.paper, c.orange, c.rust),
      rect(70, 1088, 1410, 70, c.sand) + rect(70, 1158, 1410, 24, c.ink),
      rect(1560, 260, 360, 1090, c.ink) +
        rect(1604, 304, 272, 480, c.gold) +
        rect(1604, 830, 272, 520, c.olive) +
        circle(1630, 850, 24, c.gold),
      times(4, (i) => rect(180 + i * 330, 1230, 200, 46, c.orange)),
    ].join(''),
);

export const pennyBridge = card(
  'A white cat walks over the stone arch at the end of Montague Street; under it, a ferry in the river',
  (size) => {
    const arch = 'M430 1340V1090Q430 770 1000 770Q1570 770 1570 1090V1340Z';
    return [
      flatSky(size, c.straw),
      circle(1560, 300, 170, c.paper),
      cloud(420, 260, 1.3, c.paper) + cloud(1720, 400, 0.8, c.sand),
      shape('-10,610! 700,560 1300,560 2010,610! 2010,1340! -10,1340!', c.rust) +
        shape('-10,600! 700,550 1300,550 2010,600! 2010,668! 1300,618 700,618 -10,668!', c.ink),
      times(11, (i) => {
        const a = Math.PI * (0.08 + i * 0.084);
        return line(
          1000 - Math.cos(a) * 590,
          1090 - Math.sin(a) * 330,
          1000 - Math.cos(a) * 690,
          1090 - Math.sin(a) * 440,
          c.ink,
          10,
        );
      }),
      times(8, (i) =>
        rect([60, 1760, 140, 1690, 40, 1800, 200, 1640][i] ?? 0, 730 + i * 70, 150, 34, c.orange),
      ),
      inside(
        arch,
        rect(400, 700, 1200, 640, c.sand) +
          skyline(400, 1600, 1010, 60, 180, c.stone, c.sand, 18, 0) +
          rect(400, 1004, 1200, 340, c.olive) +
          ferry(1000, 1150, 0.74, { hull: c.ink, house: c.paper, trim: c.orange, glass: c.ink }) +
          times(6, (i) => draw(`M${470 + i * 190} ${1210 + (i % 3) * 46}q36 -16 72 0t72 0`, c.sage, 10)),
      ),
      path(arch, 'none', `stroke="${c.ink}" stroke-width="20"`),
      cat('walk', 'white', 900, 560, 0.56, { tail: 'up', face: true }),
    ].join('');
  },
);
