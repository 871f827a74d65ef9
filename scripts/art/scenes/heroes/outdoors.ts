/** The opening pictures set in the city. Their left or upper part stays calm, because words stand there. */

import { c, dots, hatch } from '../../ink.ts';
import { ferry } from '../../parts/boats.ts';
import { type BridgeLook, bridge, bridgeTower, walkway } from '../../parts/bridge.ts';
import { brownstone } from '../../parts/houses.ts';
import { chimney, skyline, waterTank } from '../../parts/roofs.ts';
import { cloud, flatSky, glitter, gull, lineSky, pigeon, stars, sun, water } from '../../parts/sky.ts';
import { bench, lamp, pavement, railings, tree } from '../../parts/street.ts';
import { cup } from '../../parts/things.ts';
import { cat, hero } from '../../scene.ts';
import { circle, line, poly, rect, times } from '../../svg.ts';

/** The bridge against an evening sky. */
export const dusk: BridgeLook = { stone: c.brick, through: c.gold, cable: c.ink, deck: c.ink };

export const heroHome = hero(
  'A black cat on a railing of the Brooklyn Heights Promenade at sunset, with the Brooklyn Bridge and the towers of Manhattan across the river',
  (size) =>
    [
      lineSky(size, 'gold', 'orange', 0.62, 0.04, 760),
      sun(760, 640, 250, c.paper, { color: c.sand, count: 22, length: 1500, width: 0.5 }),
      cloud(300, 250, 1, c.sand) + cloud(1180, 170, 0.8, c.paper),
      skyline(640, 2020, 872, 150, 420, c.stone, c.gold, 21, 0.14),
      water(size, 868, c.olive, c.gold, 3),
      glitter(760, 890, 330, 260, c.sand),
      bridge(250, 1180, 930, 560, 170, { ...dusk, through: c.straw }, 2000),
      ferry(760, 1010, 0.3, { hull: c.ink, house: c.paper, trim: c.orange, glass: c.ink }),
      gull(520, 330, 0.7, c.ink, -8) + gull(640, 280, 0.45, c.ink, 6),
      rect(0, 1120, 2000, 34, c.ink) +
        railings(0, 1290, 2000, 190, c.ink, 58) +
        rect(0, 1232, 2000, 30, c.ink),
      cat('sitBack', 'black', 1590, 1126, 0.92, { tail: 'hang', tilt: -6 }),
    ].join(''),
);

export const heroAbout = hero(
  'A ginger cat on the stoop of a brownstone, in a row of houses with lit windows in the early evening',
  (size) => {
    const look = { trim: c.ink, glass: c.ink, lit: c.gold, glow: 0.4 };
    return [
      flatSky(size, c.straw),
      tree(420, 1100, 1.05, c.ink, c.olive, 5, c.sage),
      brownstone(-60, 1100, 460, 860, { ...look, wall: c.rust, seed: 3, door: c.olive }, 'none'),
      brownstone(840, 1100, 500, 930, { ...look, wall: c.olive, door: c.orange, seed: 12 }, 'left'),
      brownstone(400, 1100, 440, 800, { ...look, wall: c.sand, seed: 8, door: c.orange, glow: 0.2 }, 'right'),
      brownstone(
        1340,
        1100,
        720,
        1130,
        { ...look, wall: c.orange, door: c.olive, seed: 5, glow: 0.5 },
        'left',
      ),
      pavement(1100, 150, 2000, c.sand, c.ink),
      lamp(1240, 1150, 1.02, c.ink, c.gold, dots('gold', 'sand', 0.3)),
      cat('sitFront', 'ginger', 1640, 1180, 0.62, { tail: 'out', tilt: 4 }),
    ].join('');
  },
);

export const heroTours = hero(
  'A striped cat walks along the wooden promenade of the Brooklyn Bridge towards us under fanned cables',
  (size) => {
    const look = { ...dusk, stone: c.orange, through: c.sand, plank: c.sand, gap: c.ink };
    return [
      flatSky(size, c.sand),
      sun(1130, 420, 330, c.gold),
      skyline(-20, 880, 720, 90, 260, c.stone, c.sand, 31, 0.2) +
        skyline(1360, 2020, 720, 90, 240, c.stone, c.sand, 17, 0.2),
      water(size, 716, c.olive, c.sage, 6),
      bridgeTower(1130, 800, 360, 740, { ...look, shade: c.rust }),
      walkway(1130, 720, 2000, 1250, look),
      gull(520, 260, 0.8, c.ink) + gull(400, 330, 0.5, c.ink, 12),
      cat('walk', 'tiger', 1270, 1190, 0.66, { face: true, tail: 'up' }),
    ].join('');
  },
);

export const heroPrivate = hero(
  'Three cats, black, ginger and white, sit side by side on a pier and watch a ferry cross the harbor by moonlight',
  (size) =>
    [
      flatSky(size, c.moss),
      stars({ width: 2000, height: 560 }, 5, 46, c.sand),
      circle(480, 330, 150, c.paper) + circle(530, 300, 30, c.sand) + circle(430, 390, 22, c.sand),
      skyline(900, 2030, 780, 110, 420, c.ink, c.gold, 44, 0.42),
      water(size, 776, c.ink, c.olive, 8),
      glitter(480, 800, 320, 230, c.sand, 4),
      ferry(620, 900, 0.62, { hull: c.orange, house: c.paper, trim: c.ink, glass: c.gold }),
      rect(0, 1130, 2000, 120, c.rust) +
        line(0, 1130, 2000, 1130, c.ink, 12) +
        times(9, (i) => line(i * 250 + 60, 1136, i * 250 + 20, 1250, c.ink, 8)),
      cat('sitBack', 'black', 1060, 1170, 0.6, { tail: 'hang' }),
      cat('sitBack', 'ginger', 1420, 1176, 0.66, { tail: 'hang', tilt: -5 }),
      cat('sitBack', 'white', 1780, 1170, 0.56, { tail: 'hang', look: true, flip: true }),
    ].join(''),
);

export const heroSurvey = hero(
  'A calico cat sits on a park bench beside a cup of tea and an open notebook, under a broad tree',
  (size) =>
    [
      flatSky(size, c.straw),
      sun(300, 330, 170, c.paper),
      skyline(-20, 2020, 900, 60, 300, c.sand, c.paper, 71, 0.3),
      rect(0, 880, 2000, 370, c.olive) +
        times(30, (i) =>
          line(
            (i * 397) % 2000,
            930 + ((i * 131) % 300),
            ((i * 397) % 2000) + 34,
            912 + ((i * 131) % 300),
            c.sage,
            9,
          ),
        ),
      tree(1730, 1120, 1.35, c.ink, c.moss, 11, c.sage),
      lamp(720, 1080, 1, c.ink, c.gold),
      bench(1270, 1150, 1.45, c.orange, c.ink),
      cat('sitFront', 'calico', 1430, 966, 0.56, { tail: 'wrap', tilt: -5 }),
      cup(1130, 960, 0.62, c.paper, c.orange, c.paper) +
        poly(
          [
            [960, 960],
            [1060, 960],
            [1020, 900],
            [930, 900],
          ],
          c.paper,
        ),
      pigeon(520, 1120, 0.9, c.ink) + pigeon(640, 1170, 0.8, c.stone, true),
    ].join(''),
);

export const heroNotFound = hero(
  'A small black cat walks away along a roof ridge under a huge moon, past chimneys and water tanks',
  (size) =>
    [
      flatSky(size, c.moss),
      stars({ width: 2000, height: 700 }, 77, 60, c.sand),
      circle(1360, 560, 430, c.gold) +
        circle(1220, 440, 60, c.straw) +
        circle(1500, 680, 84, c.straw) +
        circle(1450, 380, 36, c.straw),
      skyline(-20, 2020, 1130, 120, 300, c.olive, c.gold, 82, 0.3),
      waterTank(420, 900, 1.3, c.ink, c.olive),
      poly(
        [
          [0, 1000],
          [700, 900],
          [2000, 960],
          [2000, 1250],
          [0, 1250],
        ],
        c.ink,
      ),
      chimney(1760, 960, 150, 260, c.orange) + chimney(140, 990, 130, 190, c.orange),
      times(16, (i) => line(i * 140, 1250, i * 130 + 60, 960, hatch('olive', 'ink', 0.6, 90, 10), 6)),
      cat('walk', 'black', 1290, 932, 0.5, { tail: 'up' }),
    ].join(''),
);
