/** Small things: books, papers, letters, cups, baskets, maps. */
import { c } from '../ink.ts';
import { brush, circle, draw, ellipse, line, path, place, poly, rect, shape, times } from '../svg.ts';
import { ferry } from './boats.ts';

/** A stack of books. */
export const books = (x: number, y: number, s: number, colors: readonly string[]): string =>
  place(
    x,
    y,
    s,
    colors
      .map(
        (color, i) =>
          rect(-150 + ((i * 53) % 40), -56 * (i + 1), 280 - ((i * 37) % 50), 52, color) +
          line(-110 + ((i * 53) % 40), -56 * (i + 1) + 10, -110 + ((i * 53) % 40), -56 * i - 12, c.paper, 7),
      )
      .join(''),
  );

/** A bundle of newspapers tied with string, about 380 wide. */
export const papers = (
  x: number,
  y: number,
  s: number,
  sheetColor: string,
  cut: string,
  layers = 6,
): string =>
  place(
    x,
    y,
    s,
    times(
      layers,
      (i) =>
        rect(-190 + ((i * 29) % 16), -34 * (i + 1), 380 - ((i * 31) % 22), 31, sheetColor) +
        line(-180, -34 * i - 14, 180, -34 * i - 14, cut, 3),
    ) +
      rect(-12, -34 * layers, 20, 34 * layers, cut) +
      rect(-196, -34 * layers - 6, 392, 8, cut),
  );

/** An open newspaper lying flat or held up: headline, columns and a picture; text only as bars. */
export const newspaper = (
  x: number,
  y: number,
  w: number,
  h: number,
  turn = 0,
  sheetColor: string = c.paper,
  cut: string = c.ink,
): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${rect(-w / 2, -h / 2, w, h, cut)}${rect(-w / 2 + 7, -h / 2 + 7, w - 14, h - 14, sheetColor)}${rect(-w * 0.42, -h * 0.43, w * 0.84, h * 0.09, cut)}${line(-w * 0.42, -h * 0.3, w * 0.42, -h * 0.3, cut, 5)}${rect(-w * 0.42, -h * 0.25, w * 0.4, h * 0.26, cut)}${times(14, (i) => line(w * 0.03, -h * 0.24 + i * h * 0.048, w * (i % 5 === 4 ? 0.3 : 0.42), -h * 0.24 + i * h * 0.048, cut, 5))}${times(9, (i) => line(-w * 0.42, h * 0.06 + i * h * 0.043, -w * (i % 4 === 3 ? 0.12 : 0.02), h * 0.06 + i * h * 0.043, cut, 5))}</g>`;

/** A mail sack, full, about 420 high. */
export const sack = (x: number, y: number, s: number, cloth: string, cut: string): string =>
  place(
    x,
    y,
    s,
    shape(
      '-70,-400! -40,-340 -120,-260 -190,-120 -170,-10! 170,-10! 200,-130 110,-270 36,-340 76,-400!',
      cloth,
    ) +
      rect(-56, -358, 112, 26, cut) +
      brush('-100,-220 -120,-120 -100,-40', cut, 7) +
      brush('60,-250 120,-140 110,-50', cut, 7) +
      rect(-56, -210, 112, 76, c.paper) +
      line(-40, -186, 40, -186, cut, 6) +
      line(-40, -164, 20, -164, cut, 6),
  );

export const letter = (
  x: number,
  y: number,
  w: number,
  turn: number,
  sheetColor: string,
  cut: string,
): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${rect(-w / 2, -w * 0.32, w, w * 0.64, cut)}${rect(-w / 2 + 6, -w * 0.32 + 6, w - 12, w * 0.64 - 12, sheetColor)}${rect(w * 0.28, -w * 0.24, w * 0.14, w * 0.17, c.orange)}${line(-w * 0.2, w * 0.02, w * 0.2, w * 0.02, cut, 6)}${line(-w * 0.2, w * 0.12, w * 0.1, w * 0.12, cut, 6)}</g>`;

/** A cup and saucer with steam. */
export const cup = (x: number, y: number, s: number, color: string, cut: string, steam?: string): string =>
  place(
    x,
    y,
    s,
    (steam
      ? brush('-30,-170 -50,-220 -20,-260 -40,-310', steam, 10) +
        brush('30,-170 10,-220 40,-260 20,-310', steam, 10)
      : '') +
      `<circle cx="92" cy="-84" r="36" fill="none" stroke="${color}" stroke-width="18"/>` +
      path('M-92 -150H92Q90 -20 30 -14H-30Q-90 -20 -92 -150Z', color) +
      line(-88, -132, 88, -132, cut, 8) +
      ellipse(0, -6, 150, 18, color) +
      line(-120, -4, 120, -4, cut, 5),
  );

/** Wire spectacles lying down, about 300 wide. */
export const glasses = (x: number, y: number, s: number, wire: string, lens: string): string =>
  place(
    x,
    y,
    s,
    circle(-80, 0, 64, lens, `stroke="${wire}" stroke-width="14"`) +
      circle(80, 0, 64, lens, `stroke="${wire}" stroke-width="14"`) +
      draw('M-18 -10Q0 -30 18 -10M-142 -14L-190 -70M142 -14L190 -70', wire, 13),
  );

/** A wicker basket, about 460 wide; the cat sits in it before its front is drawn. */
export const basketFront = (x: number, y: number, s: number, wicker: string, cut: string): string =>
  place(
    x,
    y,
    s,
    shape('-240,-200! 240,-200! 206,-90 180,0! -180,0! -206,-90', wicker) +
      times(4, (i) => draw(`M${-226 + i * 9} ${-160 + i * 44}H${226 - i * 9}`, cut, 7)) +
      times(9, (i) => line(-200 + i * 50, -190, -160 + i * 40, -8, cut, 6)) +
      rect(-256, -220, 512, 36, wicker) +
      line(-250, -202, 250, -202, cut, 6),
  );

export const basketHandle = (x: number, y: number, s: number, wicker: string): string =>
  place(x, y, s, draw('M-230 -200Q-220 -620 0 -630Q220 -620 230 -200', wicker, 30));

/** A map with streets, a river and a dotted route. */
export const map = (
  x: number,
  y: number,
  w: number,
  h: number,
  turn: number,
  look: { sheet: string; line: string; water: string; route: string },
): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${rect(-w / 2, -h / 2, w, h, look.line)}${rect(-w / 2 + 7, -h / 2 + 7, w - 14, h - 14, look.sheet)}${path(`M${w * 0.16} ${-h / 2 + 7}Q${w * 0.04} ${-h * 0.1} ${w * 0.24} ${h * 0.08}T${w * 0.3} ${h / 2 - 7}H${w / 2 - 7}V${-h / 2 + 7}Z`, look.water)}${times(7, (i) => line(-w * 0.46, -h * 0.4 + i * h * 0.13, w * 0.06, -h * 0.4 + i * h * 0.13 - 20, look.line, 5))}${times(5, (i) => line(-w * 0.42 + i * w * 0.11, -h * 0.46, -w * 0.4 + i * w * 0.11, h * 0.46, look.line, 5))}<path d="M${-w * 0.4} ${h * 0.3}L${-w * 0.3} ${h * 0.02}L${-w * 0.1} ${-h * 0.02}L${-w * 0.08} ${-h * 0.28}L${w * 0.04} ${-h * 0.34}" fill="none" stroke="${look.route}" stroke-width="16" stroke-dasharray="26 20"/>${circle(-w * 0.4, h * 0.3, 22, look.route)}${times(3, (i) => line(-w / 2 + (w / 4) * (i + 1), -h / 2 + 7, -w / 2 + (w / 4) * (i + 1), h / 2 - 7, look.line, 3))}</g>`;

/** A chart of the harbor: streets, a park, a bridge, a ferry route, a compass rose. */
export const harborChart = (x: number, y: number, turn: number): string =>
  place(
    x,
    y,
    1,
    rect(-596, -300, 150, 104, c.sage) +
      rect(-232, 210, 144, 108, c.sage) +
      rect(-420, -170, 64, 50, c.gold) +
      rect(-70, -300, 70, 46, c.gold) +
      rect(-596, 40, 70, 60, c.peach) +
      line(60, -130, 600, -250, c.ink, 30) +
      line(60, -130, 600, -250, c.sand, 14) +
      rect(190, -206, 26, 90, c.rust) +
      rect(440, -262, 26, 90, c.rust) +
      draw('M60 -140Q150 -160 203 -206Q330 -170 453 -262Q520 -250 600 -260', c.ink, 6) +
      draw('M300 -60q70 -40 140 0t140 0', c.paper, 8) +
      draw('M420 150q60 -36 120 0t120 0', c.paper, 8) +
      ferry(560, 60, 0.2, { hull: c.ink, house: c.paper, trim: c.orange, glass: c.ink }) +
      circle(620, 330, 86, c.paper) +
      poly(
        [
          [620, 230],
          [644, 306],
          [720, 330],
          [644, 354],
          [620, 430],
          [596, 354],
          [520, 330],
          [596, 306],
        ],
        c.ink,
      ) +
      poly(
        [
          [620, 230],
          [644, 306],
          [620, 330],
          [596, 306],
        ],
        c.orange,
      ) +
      circle(620, 330, 14, c.paper),
    false,
    turn,
  );

/** A ball of wool with a loose end. */
export const wool = (x: number, y: number, r: number, color: string, cut: string): string =>
  circle(x, y, r, color) +
  brush(`${x - r * 0.8},${y - r * 0.3} ${x},${y - r * 0.7} ${x + r * 0.8},${y - r * 0.2}`, cut, 7) +
  brush(`${x - r * 0.9},${y + r * 0.1} ${x},${y - r * 0.2} ${x + r * 0.9},${y + r * 0.3}`, cut, 7) +
  brush(`${x - r * 0.6},${y + r * 0.6} ${x},${y + r * 0.2} ${x + r * 0.6},${y + r * 0.7}`, cut, 7) +
  brush(
    `${x + r * 0.8},${y + r * 0.5} ${x + r * 1.6},${y + r * 0.9} ${x + r * 2.4},${y + r * 0.7} ${x + r * 3},${y + r * 0.95}`,
    color,
    12,
  );
