/**
 * The company's poster, in two crops. The main parts of the wide one are right of x 1130, where the page has no text, and
 * between y 60 and 960, which is visible on a low screen.
 */
import { posterBust, posterCat } from '../../cats/poster.ts';
import { c } from '../../ink.ts';
import { ferry } from '../../parts/boats.ts';
import { bridge } from '../../parts/bridge.ts';
import { skyline } from '../../parts/roofs.ts';
import { flatSky, gull, sun } from '../../parts/sky.ts';
import { hero, sized } from '../../scene.ts';
import { draw, place, rect, times } from '../../svg.ts';
import { dusk } from './outdoors.ts';

const look = { ...dusk, stone: c.rust, through: c.straw };
const boat = { hull: c.ink, house: c.paper, trim: c.orange, glass: c.ink };

/** On a phone the bridge is 150 pixels high: less of it reads better there. */
const plain = { stays: false, hangers: [96, 6], fine: false } as const;

const waves = (y: number, count = 7): string =>
  times(count, (i) => draw(`M${((i * 431) % 1900) + 20} ${y + (i % 4) * 44}q40 -16 80 0t80 0`, c.sage, 9));

/** The river wall; its upper edge is at `y`. */
const wall = (y: number, width: number): string =>
  rect(0, y, width, 40, c.ink) +
  rect(0, y + 40, width, 400, c.rust) +
  times(Math.ceil(width / 500), (i) => rect(i * 500 + 240, y + 40, 10, 400, c.ink));

export const heroHome = hero(
  'A black-and-white cat with a nicked ear and a brass tag on its collar, on a river wall at sunset; behind it the Brooklyn Bridge and a ferry',
  (size) =>
    [
      flatSky(size, c.straw),
      sun(1580, 430, 345, c.gold, { color: c.orange, count: 16, length: 2300, width: 0.5 }),
      skyline(-20, 1100, 742, 60, 290, c.sand, c.sand, 21, 0),
      rect(0, 740, 2000, 510, c.olive) + waves(790),
      bridge(300, 1256, 815, 590, 170, look, 2000, { stays: false }),
      ferry(1262, 884, 0.27, boat),
      gull(1010, 160, 0.8, c.ink, -8) + gull(880, 110, 0.5, c.ink, 6),
      wall(906, size.width),
      place(1612, 908, 0.775, posterCat()),
    ].join(''),
);

export const heroHomeNarrow = sized(
  1500,
  1330,
  'The same cat from nearer, its white paws over the wall; behind it a tower of the Brooklyn Bridge and a ferry',
  (size) =>
    [
      flatSky(size, c.straw),
      sun(960, 470, 420, c.gold, { color: c.orange, count: 8, length: 2300, width: 0.5 }),
      rect(0, 760, 1500, 640, c.olive) + waves(830, 3),
      bridge(250, 1700, 860, 700, 230, look, size.width, plain),
      ferry(270, 980, 0.46, boat, false, [7, 5]),
      place(960, 1112, 1.1, posterBust(place(-960 / 1.1, -1112 / 1.1, 1 / 1.1, wall(1110, size.width)))),
    ].join(''),
);
