/** Chooses the part of the styles that can have an effect on the first screen before the stylesheet has loaded. */
import { type CssRule, declarationsOf } from './css-rules.ts';

/** The elements, classes and attributes in the HTML; closed dialogs are skipped. */
export function shownIn(html: string): Set<string> {
  const visible = html.replace(/<dialog\b[\s\S]*?<\/dialog>/g, '');
  const shown = new Set(['html', 'body', 'main']);
  for (const [, element = '', attributes = ''] of visible.matchAll(
    /<([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)/gi,
  )) {
    shown.add(element);
    for (const [, name = '', value = ''] of attributes.matchAll(/\s([\w:-]+)(?:="([^"]*)")?/g)) {
      shown.add(`[${name}]`);
      if (name === 'class') for (const word of value.split(' ')) shown.add(`.${word}`);
    }
  }
  return shown;
}

/** The rules with an effect, without those for print and the italic face. @param shown result of `shownIn` */
export function firstScreenRules(rules: readonly CssRule[], shown: ReadonlySet<string>): CssRule[] {
  const chosen = rules
    .filter((rule) => !isForPrint(rule) && !(isFace(rule) && isItalic(rule)))
    .flatMap((rule) => partWithEffect(rule, shown));
  const text = chosen.map((rule) => (isAnimation(rule) ? '' : rule.text)).join('');
  const used = new Set(text.match(/(?<=var\()--[\w-]+/g));
  return chosen
    .flatMap((rule) => withoutUnused(rule, used))
    .filter((rule) => !isAnimation(rule) || text.includes(nameOf(rule)));
}

/** What applies to movements, scrolling, the pointer and dialogs only; setting it later changes nothing on the screen. Saves 200 bytes of a page (brotli). */
const forLater = /^(?:transition|scroll-behavior|scroll-padding|cursor|contain-intrinsic)\b/;

/** The selectors and declarations of a rule that have an effect. */
function partWithEffect(rule: CssRule, shown: ReadonlySet<string>): CssRule[] {
  if (!rule.selectors) return [rule];
  const selectors = rule.selectors.filter(({ needs }) => needs.every((need) => shown.has(need)));
  if (selectors.length === 0) return [];
  return withDeclarations({ ...rule, selectors }, (declaration) => !forLater.test(declaration));
}

/** Without custom properties that nothing here uses (50 bytes). Tokens of the root are removed when all rules are joined. */
function withoutUnused(rule: CssRule, used: ReadonlySet<string>): CssRule[] {
  if (!rule.selectors || rule.text.startsWith(':root{')) return [rule];
  return withDeclarations(rule, (declaration) => {
    const [name = ''] = /^--[\w-]+/.exec(declaration) ?? [];
    return name === '' || used.has(name);
  });
}

function withDeclarations(rule: CssRule, isKept: (declaration: string) => boolean): CssRule[] {
  const kept = declarationsOf(rule).filter(isKept);
  if (kept.length === 0) return [];
  const prelude = rule.selectors?.map(({ selector }) => selector).join();
  return [{ ...rule, text: `${prelude}{${kept.join(';')}}` }];
}

const isForPrint = ({ around }: CssRule): boolean => around.includes('@media print');
/** A font face. Pages declare it inline: a second declaration would load it again. */
export const isFace = ({ text }: CssRule): boolean => text.startsWith('@font-face{');
export const isItalic = ({ text }: CssRule): boolean => /font-style:italic/.test(text);
const isAnimation = ({ text }: CssRule): boolean => text.startsWith('@keyframes ');
const nameOf = ({ text }: CssRule): string => text.slice('@keyframes '.length, text.indexOf('{'));
