/** The Financial District: churchyard, park, columns. */
import { c } from '../../ink.ts';
import { spire } from '../../parts/civic.ts';
import { skyline } from '../../parts/roofs.ts';
import { flatSky, lineSky, pigeon } from '../../parts/sky.ts';
import { lamp, railings, tree } from '../../parts/street.ts';
import { card, cat } from '../../scene.ts';
import { circle, draw, ellipse, line, path, rect, shape, times } from '../../svg.ts';

const stone = (x: number, y: number, w: number, h: number, color: string, turn = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${path(`M${-w / 2} 0V${-h + w / 2}Q${-w / 2} ${-h} 0 ${-h}Q${w / 2} ${-h} ${w / 2} ${-h + w / 2}V0Z`, color, `stroke="${c.ink}" stroke-width="9"`)}${times(3, (i) => line(-w * 0.28, -h * 0.6 + i * h * 0.16, w * 0.28, -h * 0.6 + i * h * 0.16, c.ink, 7))}${circle(0, -h * 0.76, w * 0.1, c.ink)}</g>`;

export const churchyard = card(
  'A white cat asleep on a flat stone in Trinity churchyard, among leaning headstones and ivy',
  (size) =>
    [
      flatSky(size, c.sage),
      skyline(-20, 2020, 760, 340, 700, c.stone, c.sage, 41, 0.25),
      spire(520, 1000, 0.8, { wall: c.rust, trim: c.orange, glass: c.ink, roof: c.ink }),
      tree(1760, 1050, 1.25, c.ink, c.olive, 3, c.sage),
      rect(0, 960, 2000, 380, c.olive),
      stone(930, 1080, 170, 250, c.sand, -4) +
        stone(1180, 1050, 150, 210, c.stone, 5) +
        stone(1400, 1090, 190, 280, c.sand, 2) +
        stone(180, 1110, 190, 260, c.stone, -6),
      rect(620, 1180, 760, 60, c.sand, `stroke="${c.ink}" stroke-width="9"`) +
        rect(660, 1240, 680, 70, c.stone, `stroke="${c.ink}" stroke-width="9"`),
      cat('curl', 'white', 1000, 1190, 0.74),
      times(20, (i) =>
        draw(`M${(i * 211) % 2000} ${1130 + ((i * 67) % 180)}q10 -36 24 -40m-20 40q20 -24 40 -22`, c.sage, 8),
      ),
    ].join(''),
);

export const bowlingGreen = card(
  'A black cat walks along the iron railings of Bowling Green; fountain and office towers behind',
  (size) =>
    [
      lineSky(size, 'straw', 'gold', 0.5, 0.05, 700),
      skyline(-20, 700, 860, 400, 760, c.stone, c.straw, 12, 0.3) +
        skyline(1240, 2020, 860, 420, 800, c.stone, c.straw, 19, 0.3),
      rect(0, 850, 2000, 490, c.sage),
      tree(350, 980, 1, c.moss, c.olive, 6, c.sage) + tree(1660, 990, 1.05, c.moss, c.olive, 8, c.sage),
      times(5, (i) => draw(`M1000 560Q${1000 + (i - 2) * 70} 380 ${1000 + (i - 2) * 110} 830`, c.paper, 12)) +
        rect(720, 830, 560, 40, c.sand) +
        rect(760, 870, 480, 60, c.stone),
      railings(-20, 1290, 660, 520, c.moss, 108) + railings(1360, 1290, 700, 520, c.moss, 108),
      cat('walk', 'black', 980, 1282, 0.74, { face: true, eyes: 'open' }),
      rect(0, 1284, 2000, 70, c.sand) + line(0, 1284, 2000, 1284, c.ink, 10),
    ].join(''),
);

export const columnsCat = card(
  'A tiny calico cat between two enormous columns at the top of the steps of Federal Hall',
  (size) =>
    [
      flatSky(size, c.straw),
      rect(0, 0, 2000, 1000, c.ink),
      ...[-60, 420, 1120, 1640].map(
        (x) =>
          rect(x, -10, 340, 1010, c.sand) +
          times(5, (i) => rect(x + 30 + i * 62, 0, 22, 930, c.stone)) +
          rect(x - 30, 930, 400, 80, c.sand) +
          rect(x - 30, 980, 400, 14, c.stone),
      ),
      rect(860, 420, 180, 580, c.gold) +
        rect(860, 420, 180, 20, c.orange) +
        line(950, 440, 950, 1000, c.ink, 9),
      times(
        5,
        (i) =>
          rect(0, 1000 + i * 70, 2000, 70, i % 2 ? c.stone : c.sand) +
          line(0, 1000 + i * 70, 2000, 1000 + i * 70, c.ink, 7),
      ),
      cat('sitSide', 'calico', 930, 1004, 0.42, { tail: 'out' }),
      pigeon(420, 1140, 0.9, c.ink) + pigeon(1480, 1210, 1, c.olive, true) + pigeon(1600, 1140, 0.7, c.ink),
    ].join(''),
);

export const parkDusk = card(
  'City Hall Park at dusk: two cats on the rim of the fountain, one dozing, one watching the water, between two lit lamps',
  (size) =>
    [
      flatSky(size, c.orange),
      shape('-10,-10! 2010,-10! 2010,250! 1400,270 700,240 -10,262!', c.rust),
      shape('-10,470! 600,450 1400,480 2010,460! 2010,900! -10,900!', c.gold),
      skyline(-20, 2020, 900, 160, 480, c.ink, c.gold, 37, 0.26),
      rect(0, 880, 2000, 460, c.moss),
      ...[250, 1750].map((x) => circle(x, 330, 190, c.straw) + lamp(x, 1130, 1.22, c.ink, c.paper)),
      times(9, (i) =>
        draw(
          `M1000 560Q${1000 + (i - 4) * 70} ${280 + Math.abs(i - 4) * 26} ${1000 + (i - 4) * 128} 960`,
          c.paper,
          14,
        ),
      ),
      rect(960, 560, 80, 420, c.sand, `stroke="${c.ink}" stroke-width="10"`),
      ellipse(1000, 1000, 760, 90, c.sage, `stroke="${c.ink}" stroke-width="14"`),
      shape(
        '220,1010! 500,1084 1000,1104 1500,1084 1780,1010! 1800,1110! 1480,1190 1000,1210 520,1190 200,1110!',
        c.sand,
        `stroke="${c.ink}" stroke-width="14"`,
      ) + shape('330,1170! 600,1204 1000,1216 1400,1204 1670,1170! 1600,1340! 400,1340!', c.stone),
      cat('loaf', 'angora', 560, 1100, 0.66, { eyes: 'half' }),
      cat('sitSide', 'ginger', 1420, 1110, 0.72, { flip: true, tail: 'hang' }),
    ].join(''),
);
