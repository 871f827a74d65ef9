/** Brooklyn Heights: the bridge, the Promenade and the ferry landing. */
import { c } from '../../ink.ts';
import { bridge, bridgeTower } from '../../parts/bridge.ts';
import { skyline } from '../../parts/roofs.ts';
import { flatSky, gull, lineSky, snow, sun, water } from '../../parts/sky.ts';
import { lamp, tree } from '../../parts/street.ts';
import { card, cat } from '../../scene.ts';
import { brush, circle, ellipse, group, line, path, poly, rect, shape, times } from '../../svg.ts';

export const towerFromBelow = card(
  'A tower of the Brooklyn Bridge seen from its foot at dawn, cables fanning out over a calico cat on a bollard',
  (size) =>
    [
      flatSky(size, c.straw),
      shape('-10,-10! 2010,-10! 2010,300! 1200,240 600,330 -10,270!', c.orange),
      shape('-10,270! 600,330 1200,240 2010,300! 2010,560! 1300,500 600,590 -10,540!', c.gold),
      group(
        'translate(-130 0)',
        times(
          5,
          (i) => line(820, 60, 2260, 420 + i * 190, c.ink, 9) + line(640, 60, -60, 420 + i * 190, c.ink, 9),
        ),
        line(820, 40, 2260, 250, c.ink, 22) + line(640, 40, -60, 250, c.ink, 22),
        shape('470,-10! 990,-10! 1200,1210! 260,1210!', c.orange),
        shape('990,-10! 1080,-10! 1370,1210! 1200,1210!', c.rust),
        shape('430,-10! 1110,-10! 1124,60! 416,60!', c.ink),
        path(
          'M524 820L560 380Q590 220 640 190Q690 230 694 380L690 820Z',
          c.straw,
          `stroke="${c.ink}" stroke-width="12"`,
        ) +
          path(
            'M772 820L768 380Q780 220 826 190Q880 230 902 380L936 820Z',
            c.straw,
            `stroke="${c.ink}" stroke-width="12"`,
          ),
        times(4, (i) => line(322 - i * 18, 870 + i * 90, 1140 + i * 16, 870 + i * 90, c.rust, 10)),
      ),
      rect(0, 1190, 2000, 150, c.olive) + line(0, 1190, 2000, 1190, c.ink, 12),
      rect(1265, 1060, 310, 240, c.ink) +
        rect(1205, 1030, 430, 60, c.ink) +
        ellipse(1420, 1034, 215, 26, c.stone),
      cat('sitSide', 'calico', 1425, 1034, 0.74, { face: true, nod: -0.8, tail: 'hang', flip: true }),
    ].join(''),
);

export const promenadeFog = card(
  'A gray cat on a bench of the Promenade, seen from behind, watches the fog in which the towers across the river are half gone',
  (size) =>
    [
      flatSky(size, c.sand),
      circle(1230, 520, 430, c.gold),
      skyline(-20, 2020, 900, 240, 560, c.stone, c.stone, 28, 0),
      // Banks of fog in front of the towers.
      shape('-10,560! 260,530 520,590 800,560 980,600 700,660 300,640 -10,670!', c.sand) +
        shape('2010,500! 1800,470 1560,540 1440,600 1700,620 2010,590!', c.sand) +
        shape('-10,780! 500,740 1000,790 1500,750 2010,780! 2010,1140! -10,1140!', c.paper),
      rect(0, 900, 2000, 26, c.olive) + times(18, (i) => rect(50 + i * 116, 900, 18, 240, c.olive)),
      rect(0, 1130, 2000, 210, c.stone) + line(0, 1130, 2000, 1130, c.ink, 10),
      lamp(300, 1180, 1.2, c.ink, c.gold),
      cat('sitBack', 'grey', 1210, 1090, 0.84, { tail: 'hang', tilt: -4 }),
      rect(540, 1060, 1340, 70, c.olive, `stroke="${c.ink}" stroke-width="12"`) +
        rect(540, 1160, 1340, 70, c.olive, `stroke="${c.ink}" stroke-width="12"`) +
        [640, 1210, 1780].map((x) => rect(x - 22, 1040, 44, 300, c.ink)).join(''),
      // The tail hangs over the back of the bench.
      shape(
        '1250,1030! 1330,1090 1330,1180 1300,1260 1240,1290! 1230,1250 1262,1180 1262,1110 1210,1050!',
        c.stone,
        `stroke="${c.paper}" stroke-width="9"`,
      ) +
        brush('1268,1130 1330,1120', c.ink, 18) +
        brush('1262,1190 1324,1196', c.ink, 18),
    ].join(''),
);

export const snowBridge = card(
  'A black cat and its footprints on a white roof; beyond them the lit bridge on a night of snow',
  (size) =>
    [
      flatSky(size, c.moss),
      skyline(-20, 2020, 700, 120, 330, c.ink, c.gold, 66, 0.4),
      water(size, 700, c.olive, c.moss, 3),
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
      cat('sitBack', 'black', 1370, 1190, 0.66, { look: true, tail: 'out', eyes: 'open', flip: true }),
      snow(size, 19, 130, c.paper),
    ].join(''),
);

export const promenadeTour = card(
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
