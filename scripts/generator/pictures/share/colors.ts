/** The colors of link previews, from the site's design tokens. */
export type CardColors = Record<'paper' | 'ink' | 'accent' | 'second' | 'highlight', string>;

/** @param css `styles/tokens.css` @throws Error when a token is missing */
export function cardColors(css: string): CardColors {
  const values = new Map([...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map((match) => [match[1], match[2]]));
  const resolve = (name: string): string => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`styles/tokens.css has no ${name}.`);
    const pointed = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
    return pointed ? resolve(pointed) : value;
  };
  return {
    paper: resolve('--color-page'),
    ink: resolve('--color-ink'),
    accent: resolve('--color-accent'),
    second: resolve('--color-second-strong'),
    highlight: resolve('--color-highlight'),
  };
}
