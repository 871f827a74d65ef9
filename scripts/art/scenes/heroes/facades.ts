/** The opening pictures of the gallery, the petition and the sitemap. */

import { c } from '../../ink.ts';
import { boroughHall } from '../../parts/civic.ts';
import { sash } from '../../parts/houses.ts';
import { lineSky, sun } from '../../parts/sky.ts';
import { tree } from '../../parts/street.ts';
import { seeded } from '../../rng.ts';
import { cat, hero } from '../../scene.ts';
import { circle, line, poly, rect, times } from '../../svg.ts';

export const heroGallery = hero('The front of a tenement at dusk, a cat in nearly every window', (size) => {
  const random = seeded(9);
  const look = { wall: c.orange, trim: c.sand, glass: c.ink, lit: c.gold, glow: 0 };
  const cell = (col: number, row: number): [number, number] => [120 + col * 380, 90 + row * 400];
  const win = (col: number, row: number, fill: string): string => {
    const [x, y] = cell(col, row);
    return (
      rect(x - 22, y - 34, 284, 34, c.sand) +
      rect(x, y, 240, 270, fill) +
      rect(x - 30, y + 270, 300, 30, c.sand) +
      (fill === c.ink ? sash(x + 8, y + 8, 224, 256, { ...look, wall: c.rust, trim: c.rust }, random) : '')
    );
  };
  const resident = (
    col: number,
    row: number,
    body: (x: number, y: number) => string,
    fill: string = c.gold,
  ): string => {
    const [x, y] = cell(col, row);
    return win(col, row, fill) + body(x + 120, y + 274);
  };
  return [
    rect(0, 0, size.width, size.height, c.brick),
    resident(0, 0, (x, y) => cat('sitBack', 'tuxedo', x, y, 0.25, { tail: 'hang' })),
    resident(1, 0, () => '', c.ink),
    resident(2, 0, (x, y) => cat('loaf', 'siamese', x, y, 0.26), c.sage),
    resident(3, 0, (x, y) => cat('sitFront', 'white', x, y, 0.25)),
    resident(4, 0, (x, y) => cat('peek', 'grey', x, y, 0.34), c.sand),
    resident(0, 1, () => '', c.ink),
    resident(1, 1, (x, y) => cat('sitSide', 'calico', x, y, 0.26), c.sand),
    resident(2, 1, (x, y) => cat('sitFront', 'black', x, y, 0.25, { eyes: 'open' })),
    resident(3, 1, () => '', c.ink),
    resident(4, 1, (x, y) => cat('ledge', 'ginger', x, y, 0.26), c.olive),
    resident(0, 2, (x, y) => cat('loaf', 'cream', x, y, 0.26), c.olive),
    resident(1, 2, (x, y) => cat('sitBack', 'grey', x, y, 0.25, { look: true, tail: 'wrap' })),
    resident(2, 2, () => '', c.ink),
    resident(3, 2, (x, y) => cat('sitFront', 'tortie', x, y, 0.25), c.sand),
    resident(4, 2, (x, y) => cat('curl', 'tiger', x, y, 0.27)),
    times(3, (r) => rect(0, 446 + r * 400 - 12, 2000, 14, c.ink)),
  ].join('');
});

export const heroPetition = hero(
  'Jerry Fox, a large striped cat in round spectacles, before the columns and cupola of Brooklyn’s Borough Hall',
  (size) =>
    [
      lineSky(size, 'gold', 'orange', 0.35, 0.03, 800),
      sun(700, 470, 420, c.sand, { color: c.sand, count: 30, length: 2200, width: 0.4 }),
      boroughHall(700, 1120, 1.06, { wall: c.paper, trim: c.stone, glass: c.ink, roof: c.olive }),
      rect(0, 1110, 2000, 140, c.olive) + rect(0, 1106, 2000, 12, c.ink),
      tree(60, 1130, 0.8, c.ink, c.olive, 8, c.sage),
      cat('bust', 'tiger', 1500, 1200, 1.02, { spectacles: true, eyes: 'open', tilt: -3 }),
    ].join(''),
);

export const heroSitemap = hero(
  'A black cat walks across a printed map of Lower Manhattan and Brooklyn, its tail raised',
  (size) => {
    const block = (x: number, y: number, w: number, h: number): string =>
      rect(x, y, w, h, (x * 7 + y * 3) % 5 < 1 ? c.gold : (x + y) % 4 < 1 ? c.peach : c.sand);
    return [
      rect(0, 0, size.width, size.height, c.sage),
      times(14, (i) => line(0, i * 96 + 20, 2000, i * 96 - 60, c.olive, 5)),
      poly(
        [
          [0, 0],
          [760, 0],
          [900, 330],
          [820, 700],
          [560, 1010],
          [330, 1130],
          [170, 1010],
          [0, 760],
        ],
        c.paper,
      ),
      poly(
        [
          [2000, 60],
          [1500, 150],
          [1330, 480],
          [1180, 760],
          [1260, 1250],
          [2000, 1250],
        ],
        c.paper,
      ),
      times(42, (i) => {
        const [x, y] = [50 + (i % 6) * 120, 40 + Math.floor(i / 6) * 120];
        return x + y * 0.55 < 800 ? block(x, y, 96, 92) : '';
      }),
      times(54, (i) => {
        const [x, y] = [1380 + (i % 6) * 118, 200 + Math.floor(i / 6) * 116];
        return x + y * 0.5 > 1680 && x - 1180 > (y - 760) * -0.5 ? block(x, y, 92, 88) : '';
      }),
      line(800, 300, 1430, 420, c.ink, 26) +
        line(800, 300, 1430, 420, c.paper, 10) +
        rect(930, 300, 30, 64, c.ink) +
        rect(1270, 366, 30, 64, c.ink),
      `<path d="M210 820L330 640L560 560L700 320L1430 440L1600 720L1780 860" fill="none" stroke="${c.orange}" stroke-width="22" stroke-dasharray="40 30"/>`,
      circle(210, 820, 34, c.orange) + circle(1780, 860, 34, c.orange),
      cat('walk', 'black', 1120, 1130, 0.86, { tail: 'up' }),
    ].join('');
  },
);
