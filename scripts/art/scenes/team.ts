/** Placeholder portraits of the team: a framed cat for each, with an object from their work. */
import { c, dots, hatch } from '../ink.ts';
import { boroughHall } from '../parts/civic.ts';
import { wallpaper } from '../parts/indoors.ts';
import { crate } from '../parts/market.ts';
import { skyline } from '../parts/roofs.ts';
import { lineSky, sun, water } from '../parts/sky.ts';
import { lamp } from '../parts/street.ts';
import { books } from '../parts/things.ts';
import { cat, square } from '../scene.ts';
import { brush, circle, inside, line, path, rect } from '../svg.ts';

const round = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}A${rx} ${ry} 0 1 0 ${x + rx} ${y}A${rx} ${ry} 0 1 0 ${x - rx} ${y}Z`;
const size = { width: 1600, height: 1600 };
const framed = (rim: string, inner: string): string =>
  path(round(800, 800, 700, 740), rim) +
  path(round(800, 800, 650, 690), c.ink) +
  inside(round(800, 800, 636, 676), inner);

export const team = [
  square(
    'Portrait of a tabby cat in an oval frame, a stack of books behind it',
    () =>
      wallpaper(0, 0, 1600, 1600, c.olive, c.sage, 150) +
      framed(
        c.gold,
        rect(0, 0, 1600, 1600, c.straw) +
          books(1180, 1420, 1.7, [c.orange, c.ink, c.olive, c.rust, c.orange]) +
          cat('bust', 'grey', 720, 1420, 1.02, { eyes: 'open', tilt: -5 }),
      ),
  ),
  square(
    'Portrait of a black cat in an oval frame before the harbor and the towers of downtown',
    () =>
      rect(0, 0, 1600, 1600, c.orange) +
      framed(
        c.sand,
        lineSky(size, 'gold', 'orange', 0.5, 0.05, 900) +
          sun(1120, 620, 170, c.paper) +
          skyline(100, 1500, 1000, 160, 420, c.stone, c.gold, 4, 0.2) +
          water(size, 990, c.olive, c.sage, 3) +
          cat('sitSide', 'black', 720, 1500, 1.12, { tail: 'wrap', face: true, eyes: 'open', tilt: 6 }),
      ),
  ),
  square(
    'Portrait of a calico cat in an oval frame, dozing on a crate under a street lamp',
    () =>
      rect(0, 0, 1600, 1600, dots('gold', 'orange', 0.16, 64)) +
      framed(
        c.ink,
        rect(0, 0, 1600, 1600, c.moss) +
          circle(420, 470, 300, c.olive) +
          lamp(420, 1560, 1.6, c.ink, c.gold, c.olive) +
          crate(850, 1520, 2.1, c.straw, c.ink) +
          cat('loaf', 'calico', 850, 1190, 0.92, { eyes: 'half' }),
      ),
  ),
  square(
    'Portrait of a ginger cat in an oval frame before the columns of Borough Hall',
    () =>
      rect(0, 0, 1600, 1600, hatch('sand', 'olive', 0.5, 90, 60)) +
      framed(
        c.olive,
        rect(0, 0, 1600, 1600, c.gold) +
          boroughHall(800, 1180, 0.9, { wall: c.paper, trim: c.stone, glass: c.ink, roof: c.olive }) +
          rect(0, 1170, 1600, 400, c.olive) +
          cat('couch', 'ginger', 720, 1420, 0.98, { tilt: -4 }) +
          brush('600,1020 720,1068 840,1020', c.olive, 38) +
          circle(720, 1084, 32, c.gold) +
          line(720, 1080, 720, 1100, c.ink, 8),
      ),
  ),
] as const;
