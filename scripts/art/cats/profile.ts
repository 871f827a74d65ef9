/** The head in profile, looking to the right; the tip of the nose is near (206, 34). */
import { c } from '../ink.ts';
import { brush, circle, curve, group, inside, line, path, shape, stroke } from '../svg.ts';
import type { Coat } from './coat.ts';
import type { HeadOptions } from './head-options.ts';
import type { HeadType } from './skull.ts';

interface Side {
  outline: string;
  near: string;
  inner: string;
  far: string;
  eye: readonly [x: number, y: number, s: number];
  /** The nose, relative to which mouth and whiskers lie. */
  nose: readonly [x: number, y: number];
}

/** Forehead, a dip at the eyes, the straight of the nose, lips, chin, then the cheek. */
const common: Side = {
  outline:
    '-150,-60 -124,-126 -64,-166 10,-180 76,-168 122,-130 146,-78 170,-34 204,16! 212,34 204,54 194,66! 206,88 196,122 158,148 106,158 40,178 -50,172 -132,120 -164,36',
  near: '-104,-110! -98,-206 -64,-290! -2,-240 44,-190 62,-140! 10,-80 -60,-70',
  inner: '-66,-130! -66,-196 -46,-244! -8,-206 20,-166! -14,-140',
  far: '44,-160! 58,-226 98,-276! 118,-216 120,-120!',
  eye: [116, -22, 1],
  nose: [208, 36],
};
const round: Side = {
  ...common,
  outline:
    '-170,-40 -146,-114 -80,-160 6,-172 80,-156 130,-112 150,-66 160,-30 186,10! 198,30 192,50 184,62! 204,84 196,122 156,152 100,168 30,184 -70,172 -150,116 -180,40',
  near: '-96,-110! -96,-180 -66,-240! -4,-204 36,-170 60,-130! 10,-80 -60,-76',
  inner: '-64,-124! -62,-170 -46,-202! -10,-176 18,-148! -14,-128',
  far: '50,-156! 66,-200 100,-236! 118,-190 120,-120!',
  eye: [106, -22, 1.1],
  nose: [194, 34],
};
const wedge: Side = {
  ...common,
  outline:
    '-140,-60 -116,-116 -60,-150 0,-160 62,-150 104,-116 136,-70 178,-16 222,36! 232,54 224,72 214,82! 222,102 208,128 166,148 106,152 40,168 -50,160 -120,110 -150,36',
  near: '-110,-84! -116,-210 -86,-324! 0,-250 46,-186 64,-116! 10,-60 -60,-50',
  inner: '-74,-110! -76,-200 -62,-272! -10,-214 22,-150! -14,-116',
  far: '36,-140! 62,-226 112,-300! 122,-206 112,-100!',
  eye: [108, -26, 0.95],
  nose: [228, 54],
};
const kitten: Side = {
  ...round,
  near: '-100,-100! -104,-216 -74,-312! -4,-240 40,-186 60,-130! 10,-80 -60,-66',
  inner: '-66,-124! -68,-204 -54,-262! -10,-206 18,-156! -14,-128',
  far: '46,-156! 66,-226 108,-290! 120,-206 118,-110!',
  eye: [102, -10, 1.25],
};
const sides: Record<HeadType, Side> = { moggie: common, tom: round, round, wedge, kitten, longhair: common };

export function profile(coat: Coat, options: HeadOptions = {}): string {
  const type = options.type ?? coat.head;
  const side = sides[type];
  const d = curve(side.outline);
  const dark = coat.base === c.ink;
  const [nx, ny] = side.nose;
  const outer = stroke(coat.outline, 16);
  const ruff =
    type === 'longhair'
      ? curve(
          '-120,-60 -200,0! -176,20 -214,76! -170,86 -190,150! -120,150 -110,214! -40,190 10,232! 60,190 120,160 40,40',
        )
      : '';
  const onFur = markings(coat, nx, ny);
  const ground = coat.pattern === 'points' ? coat.mark : coat.light;
  const lip = ground === c.ink ? c.paper : c.ink;
  const shell = coat.base === c.orange ? c.sand : c.orange;
  return [
    path(curve(side.far), coat.pattern === 'points' ? coat.mark : coat.base, outer),
    ruff ? path(ruff, coat.light, outer) : '',
    path(d, coat.base, outer),
    path(curve(side.near), coat.base, outer),
    ruff ? path(ruff, coat.light) : '',
    path(d, coat.base),
    inside(d, onFur),
    path(curve(side.near), coat.base) + inside(curve(side.near), onFur),
    shape(side.inner, shell) +
      inside(
        curve(side.inner),
        line(-50, -110, -30, -190, coat.base, 10) + line(-20, -110, -8, -170, coat.base, 10),
      ),
    eye(coat, side, options, dark),
    shape(
      `${nx - 26},${ny - 16}! ${nx},${ny - 8} ${nx + 2},${ny + 6} ${nx - 10},${ny + 20} ${nx - 24},${ny + 8}`,
      coat.nose === ground ? lip : coat.nose,
    ),
    brush(`${nx - 16},${ny + 30} ${nx - 44},${ny + 50} ${nx - 84},${ny + 46}`, lip, 9),
    [0, 1, 2].map((i) => circle(nx - 52 - i * 16, ny + 14 + (i % 2) * 14, 4.5, lip)).join(''),
    options.whiskers === false
      ? ''
      : brush(`${nx - 64},${ny + 20} ${nx + 10},${ny + 40} ${nx + 90},${ny + 40}`, coat.cut, 6) +
        brush(`${nx - 68},${ny + 30} ${nx},${ny + 70} ${nx + 64},${ny + 92}`, coat.cut, 6) +
        brush(`${nx - 74},${ny + 38} ${nx - 30},${ny + 90} ${nx + 16},${ny + 130}`, coat.cut, 6),
  ].join('');
}

function eye(coat: Coat, side: Side, options: HeadOptions, dark: boolean): string {
  const [x, y, s] = side.eye;
  if (options.eyes === 'closed')
    return brush(
      `${x - 40},${y + 4} ${x - 14},${y + 20} ${x + 20},${y + 12}`,
      dark || coat.pattern === 'points' ? c.paper : c.ink,
      12,
    );
  const lid = options.eyes === 'half' ? -10 : options.eyes === 'wide' ? -38 : -30;
  const d = curve('-42,6! -14,LID 16,LID 30,-4! 24,18 -6,24'.replaceAll('LID', String(lid)));
  return `<g transform="translate(${x} ${y}) scale(${s})">${
    path(d, coat.eye, stroke(dark ? c.ink : c.ink, 12)) +
    path(d, coat.eye) +
    inside(d, shape('10,-44 20,-6 10,30 0,-6', c.ink)) +
    (dark ? '' : brush(`-50,8 -14,${lid - 3} 16,${lid - 3} 36,-6`, c.ink, 10))
  }</g>`;
}

function markings(coat: Coat, nx: number, ny: number): string {
  const muzzle =
    coat.light === coat.base
      ? ''
      : shape(
          `${nx - 100},${ny - 4} ${nx - 20},${ny - 34}! ${nx + 30},${ny + 20}! ${nx},160 90,190 30,170 60,96`,
          coat.light,
        );
  if (coat.pattern === 'tabby')
    return group(
      '',
      muzzle,
      brush('44,-200 54,-140 42,-100', coat.mark, 22),
      brush('-2,-200 6,-140 -4,-96', coat.mark, 22),
      brush('-180,30 -90,26 -20,40', coat.mark, 22),
      brush('-180,96 -90,88 -20,88', coat.mark, 20),
      brush('60,-16 20,-20 -20,-4', coat.mark, 14),
    );
  if (coat.pattern === 'calico')
    return shape('-300,-400! 90,-400! 70,-120 0,-40 -90,-10 -300,20!', coat.mark);
  if (coat.pattern === 'bib' || coat.pattern === 'mask')
    return shape(
      `120,-40 ${nx},${ny - 60}! ${nx + 40},${ny + 40}! 200,240! -60,240! 0,120 70,60`,
      coat.light,
    );
  if (coat.pattern === 'points') {
    const ear = shape('-140,-400! 70,-340! 60,-150 -20,-96 -140,-90!', coat.mark);
    return coat.base === c.paper
      ? ear
      : shape(`110,-64 ${nx + 20},0! ${nx + 20},120! 130,150 66,96 66,-10`, coat.mark) + ear;
  }
  return muzzle;
}
