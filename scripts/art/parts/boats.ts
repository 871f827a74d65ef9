/** Harbor craft. (x, y) is the middle of the water line; `flip` turns the bow to the left. */
import { c } from '../ink.ts';
import { circle, curve, line, path, place, poly, rect, times } from '../svg.ts';

export interface BoatLook {
  hull: string;
  house: string;
  trim: string;
  glass: string;
}

/** A double-ended ferry with two decks, about 1000 long at scale 1. `panes` are the windows of the upper and the lower deck. */
export const ferry = (
  x: number,
  y: number,
  s: number,
  look: BoatLook,
  flip = false,
  [upper, lower]: readonly [number, number] = [14, 9],
): string =>
  place(
    x,
    y,
    s,
    [
      rect(-330, -196, 660, 130, look.house),
      rect(-430, -86, 860, 40, look.house),
      times(upper, (i) => rect(-312 + (i * 644) / upper, -176, 392 / upper, 44, look.glass)),
      rect(-350, -112, 700, 12, look.trim),
      times(lower, (i) => rect(-396 + (i * 828) / lower, -90, 468 / lower, 44, look.glass)),
      rect(-360, -214, 720, 20, look.trim),
      rect(-280, -258, 100, 46, look.house) +
        rect(-270, -248, 80, 20, look.glass) +
        rect(-290, -266, 120, 12, look.trim),
      rect(180, -258, 100, 46, look.house) +
        rect(190, -248, 80, 20, look.glass) +
        rect(170, -266, 120, 12, look.trim),
      rect(-40, -340, 80, 130, look.trim) +
        rect(-40, -318, 80, 30, look.house) +
        rect(-46, -346, 92, 14, look.trim),
      line(-230, -260, -230, -360, look.trim, 8) + line(230, -260, 230, -340, look.trim, 8),
      poly(
        [
          [-230, -360],
          [-150, -340],
          [-230, -318],
        ],
        c.orange,
      ),
      path(curve('-500,-50! 500,-50! 452,10 400,34! -400,34! -452,10'), look.hull),
      rect(-490, -56, 980, 16, look.trim),
      rect(-430, -4, 860, 10, look.house),
    ].join(''),
    flip,
  );

/** A harbor tug, about 420 long at scale 1, bow to the right. */
export const tug = (x: number, y: number, s: number, look: BoatLook, flip = false): string =>
  place(
    x,
    y,
    s,
    [
      rect(-90, -150, 150, 100, look.house),
      rect(-10, -216, 90, 70, look.house),
      rect(0, -204, 30, 34, look.glass) + rect(42, -204, 30, 34, look.glass),
      rect(-24, -228, 118, 14, look.trim),
      rect(-80, -260, 56, 150, look.trim) + rect(-80, -236, 56, 26, look.house),
      circle(-50, -90, 16, look.glass) + circle(10, -90, 16, look.glass),
      path(curve('-220,-70! -100,-56 60,-58 160,-80 226,-110! 210,-40 180,30! -190,30! -216,-10'), look.hull),
      times(5, (i) => circle(-150 + i * 70, -20, 15, look.trim)),
      line(-222, -74, 226, -112, look.trim, 8),
    ].join(''),
    flip,
  );

/** A schooner at anchor, about 460 high. */
export const schooner = (x: number, y: number, s: number, look: BoatLook, flip = false): string =>
  place(
    x,
    y,
    s,
    [
      line(-80, -40, -80, -470, look.trim, 11) +
        line(110, -40, 110, -420, look.trim, 11) +
        line(210, -60, 360, -130, look.trim, 9),
      path('M-92 -440L-92 -90L-250 -80Q-210 -280 -92 -440Z', look.house),
      path('M98 -396L98 -90L-60 -84Q-20 -260 98 -396Z', look.house),
      path('M124 -380L330 -118L124 -96Z', look.house),
      path(curve('-270,-76! -120,-50 80,-50 260,-86! 220,-10 180,24! -210,24! -250,-20'), look.hull),
      line(-268, -66, 252, -78, look.trim, 8),
    ].join(''),
    flip,
  );

/** A wooden pile with a rope. */
export const pile = (x: number, y: number, w: number, h: number, wood: string, cap: string): string =>
  rect(x - w / 2, y - h, w, h, wood) +
  rect(x - w / 2, y - h, w, w * 0.28, cap) +
  rect(x - w * 0.56, y - h * 0.66, w * 1.12, w * 0.14, cap) +
  rect(x - w * 0.56, y - h * 0.66 + w * 0.22, w * 1.12, w * 0.14, cap) +
  line(x + w * 0.1, y - h * 0.5, x + w * 0.1, y - 8, cap, 5);
