/** Brooklyn Heights: its streets, houses and halls. */
import { c } from '../../ink.ts';
import { brownstone, door, sash } from '../../parts/houses.ts';
import { curtain, plant, windowFrame } from '../../parts/indoors.ts';
import { letters } from '../../parts/lettering.ts';
import { chimney } from '../../parts/roofs.ts';
import { crescent, flatSky, lineSky, snow, stars } from '../../parts/sky.ts';
import { pavement, railings, tree } from '../../parts/street.ts';
import { seeded } from '../../rng.ts';
import { card, cat } from '../../scene.ts';
import { circle, draw, line, path, poly, rect, shape, times } from '../../svg.ts';

export const stoopStretch = card(
  'A ginger cat stretches on the steps of a brownstone in front of a tall green door with a fanlight',
  (size) =>
    [
      rect(0, 0, size.width, size.height, c.rust),
      sash(160, 120, 300, 560, { wall: c.rust, trim: c.sand, glass: c.ink, lit: c.gold, glow: 1 }, seeded(2)),
      door(1010, 60, 500, 900, { wall: c.rust, trim: c.sand, glass: c.ink, lit: c.gold, door: c.olive }),
      sash(
        1740,
        120,
        300,
        560,
        { wall: c.rust, trim: c.sand, glass: c.ink, lit: c.gold, glow: 0 },
        seeded(2),
      ),
      rect(0, 950, 2000, 400, c.orange) +
        times(
          4,
          (i) =>
            rect(700 - i * 110, 950 + i * 100, 1120 + i * 220, 100, i % 2 ? c.straw : c.sand) +
            line(700 - i * 110, 952 + i * 100, 1820 + i * 110, 952 + i * 100, c.ink, 9),
        ),
      line(690, 960, 690, 560, c.ink, 22) +
        circle(690, 540, 34, c.ink) +
        line(690, 580, 380, 1040, c.ink, 22) +
        line(380, 1040, 380, 1340, c.ink, 24) +
        times(5, (i) => line(630 - i * 54, 690 + i * 80, 630 - i * 54, 1060 + i * 76, c.ink, 10)),
      cat('stretch', 'ginger', 1230, 1150, 0.72),
    ].join(''),
);

export const hotelSign = card(
  'A tiger cat on a window ledge at night beside the tall lit sign of the Hotel St. George',
  (size) =>
    [
      flatSky(size, c.moss),
      stars({ width: 520, height: 700 }, 8, 16, c.sand),
      crescent(200, 230, 110, c.paper),
      rect(0, 860, 420, 500, c.ink) +
        times(6, (i) => rect(60 + (i % 3) * 120, 930 + Math.floor(i / 3) * 190, 60, 100, c.gold)),
      rect(760, -10, 1250, 1360, c.rust),
      rect(470, 40, 250, 1180, c.ink) +
        rect(496, 66, 198, 1128, c.orange) +
        rect(700, 120, 80, 36, c.ink) +
        rect(700, 1080, 80, 36, c.ink),
      ...[...'ST GEORGE'].map((letter, i) => letters(letter, 595, 94 + i * 122, 90, 22, c.paper)),
      ...[0, 1].map((i) => {
        const x = 940 + i * 560;
        return (
          rect(x - 30, 150, 440, 46, c.sand) +
          rect(x, 196, 380, 640, c.ink) +
          rect(x + 26, 222, 328, 614, i ? c.moss : c.gold) +
          rect(x, 500, 380, 28, c.ink) +
          (i
            ? ''
            : shape(`${x + 26},222! ${x + 140},222! ${x + 100},480 ${x + 40},800! ${x + 26},836!`, c.sand))
        );
      }),
      rect(840, 830, 1160, 60, c.sand) + rect(840, 890, 1160, 26, c.ink),
      times(4, (i) => rect(880 + i * 290, 1010 + (i % 2) * 150, 170, 42, c.orange)),
      cat('ledge', 'tiger', 1370, 832, 0.88, { eyes: 'open', tail: 'hang' }),
    ].join(''),
);

export const meetinghouse = card(
  'A cream cat on the snowy wall of a plain brick meeting house with tall windows',
  (size) =>
    [
      flatSky(size, c.sage),
      poly(
        [
          [300, 560],
          [1000, 150],
          [1700, 560],
        ],
        c.ink,
      ) +
        poly(
          [
            [340, 560],
            [1000, 190],
            [1660, 560],
          ],
          c.paper,
        ) +
        poly(
          [
            [400, 560],
            [1000, 236],
            [1600, 560],
          ],
          c.orange,
        ),
      rect(360, 556, 1280, 600, c.orange) +
        times(20, (r) => line(360, 580 + r * 30, 1640, 580 + r * 30, c.rust, 5)),
      circle(1000, 430, 80, c.sand) + circle(1000, 430, 62, c.ink),
      ...[450, 700, 1190, 1440].map(
        (x) =>
          path(`M${x} 1000V700a60 60 0 0 1 120 0V1000Z`, c.sand) +
          path(`M${x + 14} 990V704a46 46 0 0 1 92 0V990Z`, c.gold) +
          line(x + 60, 660, x + 60, 990, c.ink, 7) +
          line(x + 14, 800, x + 106, 800, c.ink, 6) +
          line(x + 14, 900, x + 106, 900, c.ink, 6),
      ),
      rect(920, 720, 170, 440, c.sand) +
        rect(936, 736, 138, 424, c.olive) +
        line(1005, 736, 1005, 1160, c.ink, 7),
      tree(150, 1140, 1.1, c.ink, undefined, 9),
      rect(0, 1080, 2000, 260, c.rust) +
        rect(0, 1040, 2000, 56, c.paper) +
        times(4, (r) => line(0, 1140 + r * 60, 2000, 1140 + r * 60, c.ink, 6)),
      cat('couch', 'persian', 1430, 1056, 0.7, { eyes: 'half', flip: true }),
      snow(size, 23, 150, c.paper),
    ].join(''),
);

export const fruitSign = card(
  'Under a post with signs for three fruit streets a tuxedo cat sits among fallen leaves',
  (size) => {
    const look = { trim: c.ink, glass: c.ink, lit: c.gold, glow: 0.2 };
    return [
      flatSky(size, c.straw),
      brownstone(1080, 1130, 520, 1050, { ...look, wall: c.sand, door: c.orange, seed: 3 }, 'right') +
        brownstone(1600, 1130, 480, 940, { ...look, wall: c.olive, door: c.orange, seed: 8 }, 'left'),
      tree(160, 1140, 1.4, c.ink, c.orange, 5, c.rust),
      pavement(1130, 210, 2000, c.sand, c.ink, 40),
      rect(560, 110, 34, 1110, c.ink) + circle(577, 100, 30, c.ink),
      ...[
        ['PINEAPPLE', 180, c.olive],
        ['ORANGE', 330, c.orange],
        ['CRANBERRY', 480, c.rust],
      ].map(
        ([name = '', y = 0, color = c.olive], i) =>
          `<g transform="translate(577 ${y}) rotate(${(i - 1) * 2})">${rect(-30 - (i % 2) * 460, 0, 520, 110, c.ink)}${rect(-20 - (i % 2) * 460, 10, 500, 90, String(color))}${letters(String(name), 230 - (i % 2) * 460, 32, 46, 10, c.paper)}</g>`,
      ),
      times(24, (i) =>
        path(
          `M${((i * 331) % 1900) + 40} ${1170 + ((i * 97) % 140)}q26 -30 56 0q-30 26 -56 0z`,
          i % 3 ? c.orange : c.gold,
        ),
      ),
      cat('sitFront', 'tuxedo', 860, 1280, 0.6, { tail: 'out', tilt: 6 }),
    ].join('');
  },
);

export const basementWindow = card(
  'A siamese cat behind the bars of a basement window on Willow Street, between two painted pottery cats',
  (size) => {
    const pot = (x: number, y: number, color: string): string =>
      path(
        `M${x - 84} ${y}q-42 -126 28 -182l-8 -98l42 34h50l42 -34l-8 98q70 56 28 182z`,
        color,
        `stroke="${c.ink}" stroke-width="9"`,
      ) +
      circle(x - 22, y - 206, 9, c.ink) +
      circle(x + 30, y - 206, 9, c.ink) +
      draw(`M${x - 56} ${y - 60}q60 34 120 0`, c.orange, 12);
    return [
      rect(0, 0, size.width, size.height, c.olive),
      times(10, (i) =>
        rect([30, 1730, 90, 1800, 20, 1760, 120, 1720, 40, 1790][i] ?? 0, 60 + i * 100, 150, 40, c.moss),
      ),
      windowFrame(
        330,
        120,
        1340,
        900,
        rect(330, 120, 1340, 900, c.gold) +
          curtain(330, 120, 330, 900, c.orange, c.rust) +
          curtain(1670, 120, -330, 900, c.orange, c.rust),
        c.ink,
        c.sand,
        'none',
      ),
      cat('loaf', 'siamese', 1020, 1030, 0.84, { eyes: 'open' }),
      pot(500, 1030, c.paper) + pot(1530, 1030, c.sage),
      times(5, (i) => rect(560 + i * 218, 80, 22, 960, c.ink)) + rect(280, 210, 1440, 26, c.ink),
      rect(0, 1150, 2000, 190, c.sand) + line(0, 1150, 2000, 1150, c.ink, 12),
      plant(170, 1240, 1.1, c.orange, c.sage, c.paper, 4) +
        plant(1840, 1250, 1.2, c.orange, c.sage, c.orange, 7),
    ].join('');
  },
);

export const threeBrothers = card(
  'A white cat asleep between two gray tabbies, one cat in each upper window of a wooden house on Remsen Street',
  (size) =>
    [
      lineSky(size, 'olive', 'ink', 0.4, 0.04, 900),
      chimney(1420, 260, 150, 200, c.orange),
      times(4, (i) => circle(1480 + i * 60, 40 - i * 30, 40 + i * 16, c.stone)),
      poly(
        [
          [260, 400],
          [420, 180],
          [1580, 180],
          [1740, 400],
        ],
        c.ink,
      ),
      rect(300, 390, 1400, 800, c.straw) +
        times(22, (i) => line(300, 420 + i * 36, 1700, 420 + i * 36, c.stone, 5)),
      ...[420, 870, 1320].map(
        (x, i) =>
          rect(x - 20, 460, 300, 360, c.ink) +
          rect(x, 480, 260, 320, [c.gold, c.orange, c.gold][i] ?? c.gold) +
          rect(x - 40, 800, 340, 34, c.paper) +
          (i === 0
            ? cat('sitFront', 'grey', x + 130, 802, 0.36, { tilt: 6 })
            : i === 1
              ? cat('loaf', 'white', x + 130, 802, 0.33, { eyes: 'closed' })
              : cat('sitSide', 'grey', x + 130, 802, 0.36, { tail: 'wrap', flip: true })),
      ),
      door(900, 900, 190, 290, { wall: c.straw, trim: c.paper, glass: c.ink, door: c.olive }) +
        rect(440, 930, 220, 200, c.ink) +
        rect(1340, 930, 220, 200, c.ink) +
        rect(456, 946, 188, 168, c.gold),
      rect(820, 1160, 350, 40, c.ink),
      pavement(1190, 150, 2000, c.sand, c.ink),
      railings(300, 1200, 470, 170, c.ink, 50) + railings(1230, 1200, 470, 170, c.ink, 50),
      tree(110, 1200, 1, c.ink, undefined, 4) + tree(1880, 1210, 0.9, c.ink, undefined, 15),
    ].join(''),
);
