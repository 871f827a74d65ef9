/**
 * Short names for design tokens. Tokens of the dark scheme cannot be replaced by values, so their names are in every page
 * before the first paint: short ones save 100 of 10,500 bytes (brotli). Scripts use no tokens.
 */

const rootBlock = /:root\{([^}]*)\}/;
const customProperty = /--[\w-]+/g;

/**
 * @param base minified, with one `:root{…}` block that holds the tokens
 * @param others other CSS with custom properties, whose names must not be used
 * @returns `--color-page` → `--0` in a text; other names are kept
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
