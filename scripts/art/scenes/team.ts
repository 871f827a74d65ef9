/** Stand-in portraits of the four people of the team, each with a cat. */

import { c } from '../ink.ts';
import { sash } from '../parts/houses.ts';
import { wallpaper } from '../parts/indoors.ts';
import { hand, type PersonLook, person } from '../parts/people.ts';
import { skyline } from '../parts/roofs.ts';
import { lineSky, sun } from '../parts/sky.ts';
import { books, newspaper } from '../parts/things.ts';
import { seeded } from '../rng.ts';
import { cat, square } from '../scene.ts';
import { brush, circle, line, path, place, poly, rect, shape, times } from '../svg.ts';

const size = { width: 1600, height: 1600 };
const light: PersonLook = { skin: c.sand, mark: c.ink, coat: c.olive, seam: c.ink };

const nora = square(
  'A woman with a gray bun and round glasses holds an old newspaper; a black cat looks over her shoulder',
  () =>
    [
      wallpaper(0, 0, 1600, 1600, c.gold, c.straw, 150),
      rect(0, 250, 520, 30, c.ink) + books(210, 252, 0.8, [c.orange, c.olive, c.ink]),
      place(
        760,
        1560,
        1.32,
        circle(0, -880, 110, c.stone) +
          brush('-70,-900 0,-930 70,-896', c.ink, 9) +
          shape('-196,-560! -210,-720 -120,-850 0,-872 120,-850 210,-720 196,-560!', c.stone),
      ),
      place(1130, 1190, 0.92, cat('sitFront', 'black', 0, 300, 0.86, { eyes: 'open', turn: -0.6 })),
      place(
        760,
        1560,
        1.32,
        person({ ...light, coat: c.orange, spectacles: true, turn: -0.3 }) +
          shape(
            '-160,-640! -166,-740 -90,-840 0,-850 90,-840 166,-740 160,-640! 110,-740 0,-780 -110,-740',
            c.stone,
          ) +
          brush('-80,-800 0,-826 80,-800', c.ink, 7),
      ),
      newspaper(720, 1420, 860, 560, -3),
      hand(300, 1370, 1.2, c.sand, c.ink) + hand(1142, 1330, 1.2, c.sand, c.ink, true),
    ].join(''),
);

const theo = square(
  'A man with a short beard and a flat cap holds a clipboard with a cat on it; a tabby cat sits on his arm',
  () => {
    const look: PersonLook = { skin: c.straw, mark: c.ink, coat: c.moss, seam: c.ink, turn: 0.3 };
    return [
      lineSky(size, 'sand', 'orange', 0.4, 0.03, 1200),
      sun(1260, 420, 190, c.paper),
      skyline(-20, 1620, 1300, 260, 620, c.stone, c.straw, 24, 0.2),
      place(
        680,
        1560,
        1.34,
        person(look) +
          shape(
            '-164,-590! -150,-470 -92,-396 0,-360 92,-396 150,-470 164,-590! 120,-530 70,-500 10,-494 -50,-500 -110,-530',
            c.ink,
          ) +
          brush('-30,-448 10,-440 54,-450', c.straw, 11) +
          shape(
            '-200,-690! -190,-800 -70,-880 90,-870 190,-800 200,-700! 276,-676 262,-648! 120,-680 -40,-690',
            c.orange,
          ) +
          brush('-196,-694 0,-704 200,-698', c.ink, 12),
      ),
      shape(
        '700,1640! 840,1440 1060,1340 1300,1330 1370,1400 1310,1470 1120,1490 980,1640!',
        c.moss,
        `stroke="${c.paper}" stroke-width="14"`,
      ),
      cat('sitFront', 'tiger', 1180, 1370, 0.62, { tail: 'hang', tilt: 5 }),
      rect(190, 1140, 420, 520, c.ink) +
        rect(212, 1180, 376, 480, c.paper) +
        rect(320, 1110, 160, 60, c.gold) +
        circle(400, 1380, 120, c.gold) +
        cat('sitBack', 'black', 400, 1490, 0.22) +
        line(250, 1550, 550, 1550, c.ink, 10),
      hand(600, 1480, 1.2, c.straw, c.ink, true),
    ].join('');
  },
);

const iris = square(
  'A young woman with curly hair and a mustard scarf stands at a stoop railing; a gray cat sits on the pillar beside her',
  () => {
    const look: PersonLook = {
      skin: c.orange,
      mark: c.ink,
      coat: c.olive,
      seam: c.moss,
      turn: 0.5,
      mouth: 'smile',
    };
    const curls = times(15, (i) =>
      circle(
        Math.cos(Math.PI + (i / 14) * Math.PI * 1.16 - 0.25) * 200,
        -650 + Math.sin(Math.PI + (i / 14) * Math.PI * 1.16 - 0.25) * 210,
        92,
        c.ink,
      ),
    );
    return [
      rect(0, 0, 1600, 1600, c.straw),
      sash(
        90,
        120,
        300,
        520,
        { wall: c.straw, trim: c.rust, glass: c.ink, lit: c.paper, glow: 0 },
        seeded(3),
      ) +
        sash(
          1190,
          60,
          300,
          420,
          { wall: c.straw, trim: c.rust, glass: c.ink, lit: c.paper, glow: 1 },
          seeded(5),
        ),
      place(
        600,
        1560,
        1.3,
        curls +
          circle(0, -680, 190, c.ink) +
          person(look) +
          shape('-170,-640! -176,-760 -60,-840 60,-840 176,-760 170,-650! 120,-726 40,-690 -60,-740', c.ink),
      ),
      shape(
        '360,1090 600,1050 850,1090 860,1180 610,1250 350,1180',
        c.gold,
        `stroke="${c.ink}" stroke-width="8"`,
      ) +
        shape(
          '640,1180! 780,1190! 800,1440 790,1560! 660,1560! 670,1400',
          c.gold,
          `stroke="${c.ink}" stroke-width="8"`,
        ) +
        brush('400,1130 600,1180 820,1140', c.ink, 7) +
        times(4, (i) => line(676 + i * 32, 1560, 676 + i * 32, 1600, c.gold, 10)),
      rect(0, 1390, 1020, 34, c.ink) +
        times(8, (i) => line(60 + i * 130, 1400, 60 + i * 130, 1600, c.ink, 18)),
      rect(1050, 1160, 440, 460, c.rust) +
        rect(1010, 1110, 520, 80, c.ink) +
        rect(1030, 1096, 480, 26, c.sand),
      cat('sitFront', 'grey', 1270, 1106, 0.72, { tail: 'hang', tilt: -6, turn: -0.5 }),
    ].join('');
  },
);

const sam = square(
  'A man in an olive jacket with a backpack on; a ginger cat looks out of the backpack',
  () => {
    const look: PersonLook = {
      skin: c.sand,
      mark: c.ink,
      coat: c.olive,
      seam: c.moss,
      turn: -0.5,
      mouth: 'smile',
    };
    return [
      rect(0, 0, 1600, 1600, c.orange),
      times(17, (r) => line(0, 50 + r * 96, 1600, 50 + r * 96, c.rust, 9)) +
        times(60, (i) =>
          line(
            (i % 5) * 360 + (Math.floor(i / 5) % 2) * 180,
            50 + Math.floor(i / 5) * 96,
            (i % 5) * 360 + (Math.floor(i / 5) % 2) * 180,
            146 + Math.floor(i / 5) * 96,
            c.rust,
            9,
          ),
        ),
      shape(
        '760,1640! 780,940 860,860 1180,850 1290,930 1320,1640!',
        c.gold,
        `stroke="${c.ink}" stroke-width="12"`,
      ),
      cat('sitFront', 'ginger', 1060, 1250, 0.8, { eyes: 'open', tilt: 8 }),
      shape(
        '800,1640! 800,1080 1050,1120 1310,1060! 1330,1640!',
        c.gold,
        `stroke="${c.ink}" stroke-width="12"`,
      ) +
        rect(950, 1240, 240, 200, c.straw) +
        line(950, 1300, 1190, 1300, c.ink, 9) +
        circle(1070, 1320, 16, c.ink),
      place(
        580,
        1560,
        1.32,
        person(look) +
          shape(
            '-168,-640! -172,-760 -90,-850 40,-866 150,-800 172,-660! 130,-720 40,-760 -60,-740 -130,-760',
            c.ink,
          ) +
          shape('-300,-330 -220,-350 -170,60! -270,60!', c.ink) +
          shape('300,-330 220,-350 170,60! 270,60!', c.ink) +
          rect(-262, -160, 74, 30, c.gold) +
          rect(190, -160, 74, 30, c.gold),
      ),
      path('M560 1180l24 40l24 -40', 'none', `stroke="${c.moss}" stroke-width="10"`),
      poly(
        [
          [0, 1590],
          [1600, 1590],
          [1600, 1600],
          [0, 1600],
        ],
        c.ink,
      ),
    ].join('');
  },
);

export const team = [nora, theo, iris, sam] as const;
