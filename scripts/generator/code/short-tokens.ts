/**
 * Short names for design tokens. What a dark scheme sets again cannot be written in as a value, so its name travels in every
 * page before the first paint; scripts know no token.
 */

const rootBlock = /:root\{([^}]*)\}/;
const customProperty = /--[\w-]+/g;

/**
 * @param base minified, with one `:root{…}` block that holds the tokens
 * @param others whatever else names custom properties: their names are not taken
 * @returns `--color-page` → `--0` in a text; names that are no token stay
 */
export function tokenShortener(base: string, others: string): (css: string) => string {
  const tokens = [...(rootBlock.exec(base)?.[1] ?? '').matchAll(/(?:^|;)(--[\w-]+):/g)].map(
    ([, name = '']) => name,
  );
  const known = new Set(tokens);
  const taken = new Set((base + others).match(customProperty)?.filter((name) => !known.has(name)));
  const free = Array.from({ length: tokens.length + taken.size }, (_, index) => `--${index.toString(36)}`);
  const names = free.filter((name) => !taken.has(name));
  const short = new Map(tokens.map((token, index) => [token, names[index] ?? token]));
  return (css) => css.replace(customProperty, (name) => short.get(name) ?? name);
}
