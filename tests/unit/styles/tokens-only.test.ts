/** Components use tokens for colors, sizes, layers, durations and shadows, not literal values. */
import { expect, test } from 'vitest';
import { type Declaration, rulesOf, styleSheets } from './style-rules.ts';

/** The named colors of CSS, without `transparent` and `currentcolor`. */
const names =
  'aliceblue|antiquewhite|aqua|aquamarine|azure|beige|bisque|black|blanchedalmond|blue|blueviolet|brown|burlywood|cadetblue|chartreuse|chocolate|coral|cornflowerblue|cornsilk|crimson|cyan|darkblue|darkcyan|darkgoldenrod|darkgr[ae]y|darkgreen|darkkhaki|darkmagenta|darkolivegreen|darkorange|darkorchid|darkred|darksalmon|darkseagreen|darkslateblue|darkslategr[ae]y|darkturquoise|darkviolet|deeppink|deepskyblue|dimgr[ae]y|dodgerblue|firebrick|floralwhite|forestgreen|fuchsia|gainsboro|ghostwhite|gold|goldenrod|gr[ae]y|green|greenyellow|honeydew|hotpink|indianred|indigo|ivory|khaki|lavender|lavenderblush|lawngreen|lemonchiffon|lightblue|lightcoral|lightcyan|lightgoldenrodyellow|lightgr[ae]y|lightgreen|lightpink|lightsalmon|lightseagreen|lightskyblue|lightslategr[ae]y|lightsteelblue|lightyellow|lime|limegreen|linen|magenta|maroon|mediumaquamarine|mediumblue|mediumorchid|mediumpurple|mediumseagreen|mediumslateblue|mediumspringgreen|mediumturquoise|mediumvioletred|midnightblue|mintcream|mistyrose|moccasin|navajowhite|navy|oldlace|olive|olivedrab|orange|orangered|orchid|palegoldenrod|palegreen|paleturquoise|palevioletred|papayawhip|peachpuff|peru|pink|plum|powderblue|purple|rebeccapurple|red|rosybrown|royalblue|saddlebrown|salmon|sandybrown|seagreen|seashell|sienna|silver|skyblue|slateblue|slategr[ae]y|snow|springgreen|steelblue|tan|teal|thistle|tomato|turquoise|violet|wheat|white|whitesmoke|yellow|yellowgreen';
const rawColor = new RegExp(
  String.raw`#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark)\(|(?<![\w-])(?:${names})(?![\w-])`,
  'i',
);

/** Forbidden values by property; the reason is the title of the test. */
const faults: Record<string, (declaration: Declaration) => boolean> = {
  'a raw color': ({ property, value }) =>
    !/^(mask|grid-area|animation)/.test(property) && rawColor.test(value),
  'a raw font size': ({ property, value }) =>
    property === 'font-size' &&
    // A size of the scale, or less in low or narrow windows.
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

/** WCAG 2.2 defines the minimum target size in CSS pixels, independent of the font size. */
const smallestTarget = new Set(['toast.module.css min-width 24px', 'toast.module.css min-height 24px']);

/** Distances that depend on the size of the component. */
const own = new Set([
  // The gallery has smaller gaps on narrow screens, and a wider border below its pictures.
  'gallery-grid.module.css .grid gap',
  'gallery-grid.module.css .grid a padding',
  'gallery-grid.module.css .grid a padding-bottom',
  'gallery-lightbox.module.css .picture img padding',
  // The second tab of a folder has an offset.
  'folder.module.css .folder:nth-of-type(even) .tab margin-left',
  // Next to the number of the stop, which is 3 rem wide.
  'stop-list.module.css .stop padding-inline-start',
  'stop-list.module.css .stops column-gap',
  // The largest button is smaller on narrow screens.
  'button.module.css .xl padding',
  // Space for the next section at the end of the first screen.
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
