/** Brooklyn Heights: the bridge, the Promenade and the ferry landing. */

import { c } from '../../ink.ts';
import { ferry } from '../../parts/boats.ts';
import { bridge, bridgeTower } from '../../parts/bridge.ts';
import { skyline } from '../../parts/roofs.ts';
import { cloud, flatSky, fog, gull, lineSky, snow, sun, water } from '../../parts/sky.ts';
import { bench, lamp, railings, tree } from '../../parts/street.ts';
import { card, cat } from '../../scene.ts';
import { circle, ellipse, line, path, poly, rect, times } from '../../svg.ts';

export const towerFromBelow = card(
  'A tower of the Brooklyn Bridge seen from its foot at dawn, cables fanning out over a small calico cat on a bollard',
  (size) =>
    [
      lineSky(size, 'straw', 'orange', 0.55, 0.03, 1000),
      times(
        12,
        (i) =>
          line(760, 150, -100 + i * 40, 500 + i * 100, c.ink, 5) +
          line(760, 150, 2100 - i * 30, 260 + i * 110, c.ink, 5),
      ),
      bridgeTower(760, 1190, 700, 1130, {
        stone: c.orange,
        through: c.straw,
        cable: c.ink,
        deck: c.ink,
        shade: c.rust,
      }),
      line(760, 130, 2040, 560, c.ink, 16) + line(760, 130, -40, 620, c.ink, 16),
      rect(0, 1170, 2000, 170, c.olive) + line(0, 1170, 2000, 1170, c.ink, 10),
      rect(1480, 1000, 210, 240, c.ink) +
        rect(1450, 980, 270, 54, c.ink) +
        ellipse(1585, 982, 134, 20, c.stone),
      cat('sitSide', 'calico', 1580, 982, 0.44, { face: true, tail: 'hang', flip: true }),
    ].join(''),
);

export const promenadeFog = card(
  'A gray cat as a loaf on a bench of the Promenade; the towers across the river stand half hidden in fog',
  (size) =>
    [
      flatSky(size, c.sand),
      skyline(100, 1960, 800, 260, 620, c.stone, c.sand, 33, 0.12),
      fog(size, 520, c.sand) + fog(size, 660, c.paper),
      water(size, 796, c.stone, c.sand, 14),
      railings(0, 1150, 2000, 330, c.ink, 62),
      rect(0, 1120, 2000, 220, c.straw) +
        line(0, 1120, 2000, 1120, c.ink, 10) +
        times(9, (i) => line(i * 250 + 80, 1122, i * 250 - 20, 1333, c.stone, 6)),
      bench(760, 1260, 1.9, c.olive, c.ink),
      cat('loaf', 'grey', 700, 1014, 0.66, { tail: 'hang' }),
      lamp(1620, 1240, 1.24, c.ink, c.gold),
    ].join(''),
);

export const snowBridge = card(
  'A black cat and its footprints on a white roof; beyond them the lit bridge on a night of snow',
  (size) =>
    [
      flatSky(size, c.moss),
      skyline(-20, 2020, 700, 120, 330, c.ink, c.gold, 66, 0.4),
      water(size, 700, c.ink, c.moss, 3),
      bridge(
        520,
        1560,
        800,
        520,
        150,
        { stone: c.stone, through: c.moss, cable: c.paper, deck: c.paper },
        2000,
      ),
      times(26, (i) => circle(20 + i * 80, 588, 7, c.gold)),
      poly(
        [
          [0, 1010],
          [600, 900],
          [2000, 1060],
          [2000, 1340],
          [0, 1340],
        ],
        c.paper,
      ),
      poly(
        [
          [600, 900],
          [2000, 1060],
          [2000, 1090],
          [600, 930],
          [0, 1040],
          [0, 1010],
        ],
        c.sand,
      ),
      times(11, (i) => ellipse(430 + i * 92, 1290 - i * 14 + (i % 2) * 26, 17, 10, c.stone)),
      rect(200, 740, 210, 250, c.orange) + rect(180, 720, 250, 50, c.paper),
      cat('sitBack', 'black', 1560, 1190, 0.62, { tail: 'out' }),
      snow(size, 19, 130, c.paper),
    ].join(''),
);

export const pennyBridge = card(
  'A white cat on a stone arch over the old ferry ramp at the end of Montague Street; a ferry lies in the river behind',
  (size) =>
    [
      lineSky(size, 'sand', 'gold', 0.6, 0.05, 700),
      cloud(1420, 260, 1.1, c.paper),
      skyline(500, 2020, 640, 80, 240, c.stone, c.sand, 18, 0.15),
      water(size, 636, c.olive, c.sage, 4),
      ferry(1030, 790, 0.66, { hull: c.ink, house: c.paper, trim: c.orange, glass: c.ink }),
      poly(
        [
          [420, 1340],
          [760, 830],
          [1300, 830],
          [1640, 1340],
        ],
        c.straw,
      ) +
        line(930, 1340, 990, 830, c.stone, 10) +
        line(1130, 1340, 1070, 830, c.stone, 10),
      path('M-20 420H2020V1340H1760V1020Q1740 640 1030 640Q330 640 300 1020V1340H-20Z', c.rust),
      path('M300 1020Q330 640 1030 640Q1740 640 1760 1020', 'none', `stroke="${c.ink}" stroke-width="14"`),
      times(17, (i) => {
        const a = Math.PI * (0.06 + i * 0.055);
        return line(
          1030 - Math.cos(a) * 735,
          1020 - Math.sin(a) * 380,
          1030 - Math.cos(a) * 800,
          1020 - Math.sin(a) * 470,
          c.ink,
          8,
        );
      }),
      rect(-20, 380, 2040, 50, c.ink) +
        times(20, (i) => rect(20 + i * 104, 290, 40, 100, c.orange)) +
        rect(-20, 260, 2040, 40, c.ink),
      cat('walk', 'white', 560, 262, 0.27, { tail: 'up' }),
      lamp(1540, 264, 0.34, c.ink, c.gold),
    ].join(''),
);

export const promenadeWalk = card(
  'A golden tabby walks along the Promenade beside the iron railing, past lamps that have just been lit',
  (size) =>
    [
      lineSky(size, 'straw', 'orange', 0.4, 0.03, 760),
      sun(1560, 640, 150, c.paper),
      skyline(900, 2020, 770, 140, 430, c.stone, c.gold, 29, 0.25),
      water(size, 766, c.olive, c.gold, 6),
      poly(
        [
          [0, 560],
          [2000, 880],
          [2000, 910],
          [0, 600],
        ],
        c.ink,
      ) +
        times(26, (i) => line(i * 80, 570 + i * 12.6, i * 80, 1040 + i * 3, c.ink, 13 - i * 0.2)) +
        poly(
          [
            [0, 980],
            [2000, 1085],
            [2000, 1110],
            [0, 1020],
          ],
          c.ink,
        ),
      poly(
        [
          [0, 1020],
          [2000, 1110],
          [2000, 1340],
          [0, 1340],
        ],
        c.sand,
      ) + times(9, (i) => line(i * 260, 1030 + i * 11, i * 200 - 160, 1340, c.stone, 7)),
      lamp(330, 1120, 1.3, c.ink, c.paper, c.gold) + lamp(1240, 1110, 0.72, c.ink, c.paper, c.gold),
      tree(1900, 1140, 0.8, c.ink, c.moss, 7, c.sage),
      cat('walk', 'gold', 900, 1270, 0.66, { tail: 'up', flip: true }),
    ].join(''),
);

export const waterfront = card(
  'Two cats, one black and one tiger, share the end of a pier under the roadway of the bridge, gulls above',
  (size) =>
    [
      flatSky(size, c.sage),
      sun(1350, 560, 260, c.paper),
      gull(420, 420, 0.9, c.ink) + gull(560, 480, 0.5, c.ink, 10) + gull(1480, 470, 0.8, c.ink, -6),
      skyline(-20, 1400, 830, 60, 250, c.stone, c.sage, 8, 0.1),
      water(size, 826, c.olive, c.sand, 31),
      bridgeTower(1720, 1010, 460, 1200, {
        stone: c.orange,
        through: c.sage,
        cable: c.ink,
        deck: c.ink,
        shade: c.rust,
      }),
      poly(
        [
          [-10, 120],
          [2010, -40],
          [2010, 160],
          [-10, 220],
        ],
        c.ink,
      ) +
        times(
          14,
          (i) =>
            line(i * 150, 216 - i * 4, i * 150 + 75, 290 - i * 6, c.ink, 9) +
            line(i * 150 + 150, 212 - i * 4, i * 150 + 75, 290 - i * 6, c.ink, 9),
        ) +
        poly(
          [
            [-10, 290],
            [2010, 200],
            [2010, 224],
            [-10, 318],
          ],
          c.ink,
        ),
      poly(
        [
          [-10, 1120],
          [980, 1080],
          [1080, 1130],
          [1080, 1180],
          [-10, 1340],
        ],
        c.straw,
      ) +
        times(8, (i) => line(i * 140, 1114 - i * 5, i * 140 + 60, 1320 - i * 20, c.ink, 6)) +
        rect(900, 1140, 60, 220, c.ink) +
        rect(1010, 1130, 60, 220, c.ink),
      cat('sitBack', 'black', 560, 1180, 0.52, { tail: 'out' }) +
        cat('sitSide', 'tiger', 860, 1150, 0.5, { tail: 'wrap' }),
    ].join(''),
);
