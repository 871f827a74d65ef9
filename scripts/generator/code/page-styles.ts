/**
 * Splits the styles in two: what a page shows above the link to the site's stylesheet is styled in the page itself, so that it
 * is painted with the first packets; the rest stands in one stylesheet, which browsers keep for every further page.
 */
import type { CssModule } from './css-modules.ts';
import { inlineTokens, isComponentLayer, joinModules } from './inline-tokens.ts';

/** Plain data: it is sent to the threads. */
export interface PageStyles {
  /** Tokens, fonts, reset and base, minified. */
  base: string;
  /** All CSS modules in the order of the cascade. */
  modules: { code: string; classes: string[] }[];
  /** Page file → indices of the modules that it imports. */
  reached: Record<string, number[]>;
}

/** @param order module files in the order of the cascade; @param reached page file → those that it imports */
export function pageStyles(
  base: string,
  order: readonly string[],
  modules: ReadonlyMap<string, CssModule>,
  reached: Readonly<Record<string, readonly string[]>>,
): PageStyles {
  const place = new Map(order.map((file, index) => [file, index]));
  const places = (files: readonly string[]) =>
    files.flatMap((file) => place.get(file) ?? []).sort((a, b) => a - b);
  return {
    base,
    modules: order.map((file) => {
      const { code = '', classes = {} } = modules.get(file) ?? {};
      return { code, classes: Object.values(classes) };
    }),
    reached: Object.fromEntries(Object.entries(reached).map(([page, files]) => [page, places(files)])),
  };
}

/** The stylesheet of all pages: every component's rules, and the tokens that they refer to. */
export function sharedSheet({ base, modules }: PageStyles): string {
  const tokens = /:root\{[^}]*\}/.exec(base)?.[0] ?? '';
  const own = joinModules(modules.map(({ code }) => code).filter(isComponentLayer));
  return inlineTokens(`@layer base{${tokens}}${own}`, everything(base, modules));
}

/**
 * The styles inside a page: the base, the modules of what is shown, and rules for the page as a whole.
 * @param html of the body, down to the link to the stylesheet
 */
export function createInlineStyles(styles: PageStyles): (page: string, html: string) => string {
  const made = new Map<string, string>();
  return (page, html) => {
    const shown = new Set(
      [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
    );
    const own = (styles.reached[page] ?? []).flatMap((index) => styles.modules[index] ?? []);
    const chosen = own.filter(
      ({ code, classes }) => !isComponentLayer(code) || classes.some((name) => shown.has(name)),
    );
    const css = styles.base + joinModules(chosen.map(({ code }) => code));
    // The same rules turn out differently where other modules of the page keep a token alive.
    const key = `${styles.reached[page]?.join(' ')}\n${css}`;
    const known = made.get(key) ?? inlineTokens(css, everything(styles.base, own));
    made.set(key, known);
    return known;
  };
}

const everything = (base: string, modules: readonly { code: string }[]): string =>
  base + modules.map(({ code }) => code).join('');
