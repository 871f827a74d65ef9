/**
 * Splits the styles. Rules for what a page shows above the link to the site's stylesheet are inline, so that it is painted
 * with the first packets. One stylesheet, cached for all further pages, contains all rules. The dark scheme has a stylesheet
 * of its own; tokens that it overrides stay tokens everywhere.
 */
import { memoize } from '../../core/values/memoize.ts';
import type { CssModule } from './css-modules.ts';
import { joinRules, splitRules } from './css-rules.ts';
import { firstScreenRules, isFace, isItalic, shownIn } from './first-screen.ts';
import { inlineTokens } from './inline-tokens.ts';
import { tokenShortener } from './short-tokens.ts';

/** Plain data, since it is sent to threads. */
export interface PageStyles {
  /** Tokens, fonts, reset and base, minified. */
  base: string;
  /** The tokens of the dark scheme, minified. */
  dark: string;
  /** All CSS modules in the order of the cascade. */
  modules: string[];
  /** Page file → indices of its modules. */
  reached: Record<string, number[]>;
}

/** @param order module files in the order of the cascade; @param reached page file → those that it imports */
export function pageStyles(
  { base, dark }: Pick<PageStyles, 'base' | 'dark'>,
  order: readonly string[],
  modules: ReadonlyMap<string, CssModule>,
  reached: Readonly<Record<string, readonly string[]>>,
): PageStyles {
  const place = new Map(order.map((file, index) => [file, index]));
  const places = (files: readonly string[]) =>
    files.flatMap((file) => place.get(file) ?? []).sort((a, b) => a - b);
  const shorten = tokenShortener(base, [...modules.values()].map(({ code }) => code).join(''));
  return {
    base: shorten(base),
    dark: shorten(dark),
    modules: order.map((file) => shorten(modules.get(file)?.code ?? '')),
    reached: Object.fromEntries(Object.entries(reached).map(([page, files]) => [page, places(files)])),
  };
}

/** Whether a module styles components; modules of other layers, such as print styles, concern the whole page. */
const isComponentLayer = (code: string): boolean =>
  code.startsWith('@layer components{') && code.endsWith('}');

/** The external stylesheets. */
export interface SheetTexts {
  /** For all pages: every rule, and the tokens in use. */
  shared: string;
  /** For the dark scheme, on all pages. */
  dark: string;
}

export function sheetTexts({ base, dark, modules }: PageStyles): SheetTexts {
  const rules = splitRules([base, ...modules].join('')).filter((rule) => !isFace(rule) || isItalic(rule));
  return { shared: inlineTokens(joinRules(rules), dark), dark };
}

/** Whether a page file imports print styles. */
export const hasPrintStyles = ({ modules, reached }: PageStyles, page: string): boolean =>
  (reached[page] ?? []).some((index) => !isComponentLayer(modules[index] ?? ''));

/**
 * The inline styles of a page: rules that can apply to the HTML of the first screen as delivered. Later states have the
 * whole stylesheet.
 * @param html of the body, down to the link to the stylesheet
 */
export function createInlineStyles(styles: PageStyles): (page: string, html: string) => string {
  const base = splitRules(styles.base);
  const rulesOf = memoize((_index, code: string) => splitRules(code));
  const cssOf = memoize((_key, modules: readonly number[], shown: ReadonlySet<string>) => {
    const own = modules.flatMap((index) => rulesOf(String(index), styles.modules[index] ?? ''));
    return inlineTokens(joinRules(firstScreenRules([...base, ...own], shown)), styles.dark);
  });
  return (page, html) => {
    const shown = shownIn(html);
    const modules = styles.reached[page] ?? [];
    return cssOf([...modules, ...[...shown].sort()].join(' '), modules, shown);
  };
}
