/** Hero pictures of the gallery, the petition and the sitemap. */
import { c } from '../../ink.ts';
import { boroughHall } from '../../parts/civic.ts';
import { lineSky, sun } from '../../parts/sky.ts';
import { tree } from '../../parts/street.ts';
import { cat, hero } from '../../scene.ts';
import { circle, draw, group, line, place, poly, rect, times } from '../../svg.ts';

export const heroGallery = hero('The front of a tenement at dusk, a cat in nearly every window', (size) => {
  const window = (
    col: number,
    row: number,
    fill: string,
    resident: (x: number, y: number) => string,
  ): string => {
    const [x, y] = [70 + col * 610, 110 + row * 600];
    return (
      rect(x - 24, y - 48, 408, 50, c.sand) +
      rect(x - 14, y, 388, 440, c.ink) +
      rect(x + 12, y + 24, 336, 416, fill) +
      resident(x + 180, y + 440) +
      rect(x - 40, y + 436, 440, 44, c.sand)
    );
  };
  return [
    rect(0, 0, size.width, size.height, c.orange),
    times(14, (i) => rect(((i * 480) % 1920) + 20 + (i % 3) * 20, 30 + (i % 5) * 270, 56, 26, c.rust)),
    // Smaller than the picture: wide screens crop it above and below.
    group(
      'translate(62 95) scale(0.8)',
      window(0, 0, c.gold, (x, y) => cat('sitBack', 'tuxedo', x, y, 0.4, { tail: 'wrap' })),
      window(1, 0, c.sage, (x, y) => cat('loaf', 'siamese', x, y, 0.36)),
      window(
        2,
        0,
        c.moss,
        (x, y) => rect(x - 6, y - 416, 12, 416, c.ink) + rect(x - 168, y - 220, 336, 14, c.ink),
      ),
      window(3, 0, c.gold, (x, y) => cat('groom', 'white', x, y, 0.4, { flip: true })),
      window(0, 1, c.olive, (x, y) => cat('peek', 'persian', x, y, 0.58, { eyes: 'open' })),
      window(1, 1, c.gold, (x, y) => cat('sitFront', 'black', x, y, 0.4, { eyes: 'open' })),
      window(2, 1, c.sand, (x, y) => cat('sitSide', 'calico', x - 10, y, 0.4, { tail: 'wrap' })),
      window(3, 1, c.moss, (x, y) =>
        cat('walk', 'gold', x - 20, y, 0.27, { type: 'kitten', face: true, eyes: 'wide' }),
      ),
      rect(-100, 622, 2700, 20, c.ink),
    ),
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
      cat('bust', 'tiger', 1480, 1200, 1.02, {
        type: 'tom',
        spectacles: true,
        eyes: 'open',
        tilt: -9,
        turn: -0.8,
      }),
    ].join(''),
);

export const heroSitemap = hero(
  'A black cat crouches on a printed map of Lower Manhattan and Brooklyn, its eyes on the end of the dotted route',
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
      // The bridge as on maps of its time: flat, with towers and cables to one side.
      place(
        1115,
        360,
        1,
        rect(-330, -16, 660, 32, c.ink) +
          rect(-330, -7, 660, 14, c.sand) +
          times(
            2,
            (i) =>
              rect(-206 + i * 360, -150, 52, 166, c.rust) +
              rect(-194 + i * 360, -112, 10, 62, c.sage) +
              rect(-176 + i * 360, -112, 10, 62, c.sage) +
              rect(-214 + i * 360, -158, 68, 16, c.ink),
          ) +
          draw('M-330 -22Q-240 -60 -180 -144Q0 -20 180 -144Q240 -60 330 -22', c.ink, 9) +
          times(7, (i) => line(-120 + i * 40, -16, -120 + i * 40, -96 + Math.min(i, 6 - i) * 16, c.ink, 5)),
        false,
        11,
      ),
      `<path d="M210 820L330 640L560 560L700 320L1430 440L1600 720L1780 860" fill="none" stroke="${c.orange}" stroke-width="22" stroke-dasharray="40 30"/>`,
      circle(210, 820, 34, c.orange) + circle(1780, 860, 34, c.orange),
      cat('crouch', 'black', 1200, 985, 0.84, { face: true }),
    ].join('');
  },
);
