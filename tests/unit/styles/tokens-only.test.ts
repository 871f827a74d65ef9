/** Components take colors, sizes, layers, times and shadows from the tokens, never from the air. */
import { expect, test } from 'vitest';
import { type Declaration, rulesOf, styleSheets } from './style-rules.ts';

/** The named colors of CSS; `transparent` and `currentcolor` name no ink. */
const names =
  'aliceblue|antiquewhite|aqua|aquamarine|azure|beige|bisque|black|blanchedalmond|blue|blueviolet|brown|burlywood|cadetblue|chartreuse|chocolate|coral|cornflowerblue|cornsilk|crimson|cyan|darkblue|darkcyan|darkgoldenrod|darkgr[ae]y|darkgreen|darkkhaki|darkmagenta|darkolivegreen|darkorange|darkorchid|darkred|darksalmon|darkseagreen|darkslateblue|darkslategr[ae]y|darkturquoise|darkviolet|deeppink|deepskyblue|dimgr[ae]y|dodgerblue|firebrick|floralwhite|forestgreen|fuchsia|gainsboro|ghostwhite|gold|goldenrod|gr[ae]y|green|greenyellow|honeydew|hotpink|indianred|indigo|ivory|khaki|lavender|lavenderblush|lawngreen|lemonchiffon|lightblue|lightcoral|lightcyan|lightgoldenrodyellow|lightgr[ae]y|lightgreen|lightpink|lightsalmon|lightseagreen|lightskyblue|lightslategr[ae]y|lightsteelblue|lightyellow|lime|limegreen|linen|magenta|maroon|mediumaquamarine|mediumblue|mediumorchid|mediumpurple|mediumseagreen|mediumslateblue|mediumspringgreen|mediumturquoise|mediumvioletred|midnightblue|mintcream|mistyrose|moccasin|navajowhite|navy|oldlace|olive|olivedrab|orange|orangered|orchid|palegoldenrod|palegreen|paleturquoise|palevioletred|papayawhip|peachpuff|peru|pink|plum|powderblue|purple|rebeccapurple|red|rosybrown|royalblue|saddlebrown|salmon|sandybrown|seagreen|seashell|sienna|silver|skyblue|slateblue|slategr[ae]y|snow|springgreen|steelblue|tan|teal|thistle|tomato|turquoise|violet|wheat|white|whitesmoke|yellow|yellowgreen';
const rawColor = new RegExp(
  String.raw`#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark)\(|(?<![\w-])(?:${names})(?![\w-])`,
  'i',
);

/** What a value must not be, by property; the reason is the name of the test. */
const faults: Record<string, (declaration: Declaration) => boolean> = {
  'a raw color': ({ property, value }) =>
    !/^(mask|grid-area|animation)/.test(property) && rawColor.test(value),
  'a raw font size': ({ property, value }) =>
    property === 'font-size' &&
    // A size of the scale, or less in a low or narrow window.
    !/^(var\(--text-[\w-]+\)|inherit|min\(var\(--text-[\w-]+\)(, [\d.]+(svh|vw))+\))$/.test(value),
  'a raw layer': ({ property, value }) => property === 'z-index' && !/^var\(--layer-[\w-]+\)$/.test(value),
  'a raw time': ({ property, value }) =>
    /^(transition|animation)/.test(property) && /\b(?!0m?s)[\d.]+m?s\b/.test(value),
  'a raw shadow': ({ property, value }) =>
    /^(box|text)-shadow$/.test(property) && !/^(var\(--shadow-[\w-]+\)|none)$/.test(value),
  pixels: ({ file, property, value }) =>
    /\b(?!0px)[\d.]+px\b/.test(value) &&
    !smallestTarget.has(`${file.split('/').at(-1)} ${property} ${value}`),
  'a raw distance': ({ file, selector, property, value }) =>
    /^(margin|padding|gap|row-gap|column-gap)/.test(property) &&
    /\d(rem|px)\b/.test(value) &&
    !own.has(`${file.split('/').at(-1)} ${selector} ${property}`),
};

/** WCAG 2.2 states the smallest target in CSS pixels, whatever the size of letters. */
const smallestTarget = new Set(['toast.module.css min-width 24px', 'toast.module.css min-height 24px']);

/** Distances that follow a measure of the component itself. */
const own = new Set([
  // The prints hang closer on a small wall, and their mats are wider below.
  'gallery-grid.module.css .grid gap',
  'gallery-grid.module.css .grid a padding',
  'gallery-grid.module.css .grid a padding-bottom',
  'gallery-lightbox.module.css .print img padding',
  // The second tab of a folder stands apart from the first.
  'folder.module.css .folder:nth-of-type(even) .tab margin-left',
  // Beside the number of the stop, 3 rem wide.
  'stop-list.module.css .stop padding-left',
  'stop-list.module.css .stops column-gap',
  // The largest button gives way on a narrow screen.
  'button.module.css .xl padding',
  // Room for the head of the page below the fold.
  'hero.module.css .over .label margin-bottom',
]);

const declarations = styleSheets('components').flatMap(rulesOf).flat();

test('there are styles to check', () => {
  expect(declarations.length).toBeGreaterThan(500);
});

test.each(Object.keys(faults))('no component has %s', (fault) => {
  const found = declarations
    .filter((declaration) => faults[fault]?.(declaration))
    .map(({ file, selector, property, value }) => `${file} ${selector} { ${property}: ${value} }`);
  expect(found).toEqual([]);
});

test.each([
  ['a raw color', 'color', 'Tomato'],
  ['a raw color', 'border', '1px solid #abc'],
  ['a raw color', 'background', 'color-mix(in oklch, var(--color-ink), transparent)'],
  ['a raw font size', 'font-size', '1.1rem'],
  ['a raw layer', 'z-index', '99'],
  ['a raw time', 'transition', 'opacity 0.2s'],
  ['a raw shadow', 'box-shadow', '0 0 4px var(--color-ink)'],
  ['pixels', 'width', 'calc(100% - 2px)'],
  ['a raw distance', 'margin-top', '1.3rem'],
])('%s is found: %s', (fault, property, value) => {
  expect(faults[fault]?.({ file: 'x.module.css', selector: '.x', property, value })).toBe(true);
});

test('every token that a component uses exists', () => {
  const set = new Set(
    [...styleSheets('styles'), ...styleSheets('components')].flatMap(({ css }) =>
      [...css.matchAll(/(--[\w-]+):/g)].map(([, name = '']) => name),
    ),
  );
  const unknown = declarations.flatMap(({ file, value }) =>
    [...value.matchAll(/var\((--[\w-]+)/g)].flatMap(([, name = '']) =>
      set.has(name) ? [] : [`${file}: ${name}`],
    ),
  );
  expect(unknown).toEqual([]);
});
