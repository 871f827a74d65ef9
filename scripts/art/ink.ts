/**
 * The inks and the tones mixed from them. Pictures are drawn as flat SVG in "code colors"; each represents a recipe of inks,
 * which `press.ts` prints plate by plate. A tone is an ink with a second one over it as lines or dots.
 */
export const inkNames = ['sand', 'straw', 'sage', 'stone', 'gold', 'olive', 'orange', 'ink'] as const;
export type InkName = (typeof inkNames)[number];

/** Colors of the inks on the paper. */
export const inkColors: Record<InkName, string> = {
  sand: '#e7cf9c',
  /** Gold, olive and the key ink, thinned. */
  straw: '#efc877',
  sage: '#b2ac69',
  stone: '#a39676',
  gold: '#e9b44c',
  olive: '#626e2c',
  orange: '#b8541d',
  ink: '#2b1a10',
};
export const paperColor = '#f5ead3';

/** How an ink covers an area: `cover` is its share, `pitch` is in pixels, `angle` in degrees. */
export type Screen =
  | { kind: 'solid' }
  | { kind: 'lines'; pitch: number; cover: number; angle: number }
  | { kind: 'dots'; pitch: number; cover: number; angle: number }
  /** Horizontal lines whose width grows from `cover` at height `from` to `coverEnd` at height `to`. */
  | { kind: 'fade'; pitch: number; cover: number; coverEnd: number; from: number; to: number };

/** Screen per ink; other inks are not printed. */
export type Recipe = Partial<Record<InkName, Screen>>;

const solid: Screen = { kind: 'solid' };
const recipes = new Map<string, Recipe>([[paperColor, {}]]);
for (const name of inkNames) recipes.set(inkColors[name], { [name]: solid });
const byKey = new Map<string, string>();

/** Code color for a recipe of inks. */
function mix(recipe: Recipe): string {
  const key = JSON.stringify(recipe);
  const known = byKey.get(key);
  if (known) return known;
  const code = `#${(0x0000ff + (byKey.size + 1) * 0x100).toString(16).padStart(6, '0')}`;
  byKey.set(key, code);
  recipes.set(code, recipe);
  return code;
}

/** All code colors created so far, with their recipes. */
export const allRecipes = (): ReadonlyMap<string, Recipe> => recipes;

const base = (name: InkName | 'paper'): Recipe => (name === 'paper' ? {} : { [name]: solid });

/** `over` as lines on `under`. */
export const hatch = (under: InkName | 'paper', over: InkName, cover = 0.4, angle = 35, pitch = 20): string =>
  mix({ ...base(under), [over]: { kind: 'lines', pitch, cover, angle } });

/** `over` as dots on `under`. */
export const dots = (under: InkName | 'paper', over: InkName, cover = 0.25, pitch = 26, angle = 45): string =>
  mix({ ...base(under), [over]: { kind: 'dots', pitch, cover, angle } });

/** `over` as horizontal lines growing from `cover` at height `from` to `coverEnd` at `to`. */
export const fade = (
  under: InkName | 'paper',
  over: InkName,
  from: number,
  to: number,
  cover = 0.9,
  coverEnd = 0.1,
  pitch = 32,
): string => mix({ ...base(under), [over]: { kind: 'fade', pitch, cover, coverEnd, from, to } });

/** The flat colors by name, and common tones. */
export const c = {
  paper: paperColor,
  ...inkColors,
  /** Overprints: one solid ink over another. */
  rust: mix({ orange: solid, stone: solid }),
  moss: mix({ olive: solid, stone: solid }),
  /** Brick and other mid tones, as lines. */
  brick: hatch('orange', 'ink', 0.16, 0, 52),
  grey: hatch('sand', 'ink', 0.3, 35, 18),
  peach: hatch('gold', 'orange', 0.32, 0, 26),
} as const;
