/** Splits minified CSS into rules, so that a page can contain some of them, and joins rules again. */

/** A rule with the at-rules around it, or a standalone at-rule, e.g. `@font-face`. */
export interface CssRule {
  /** Outermost first, e.g. `['@layer components', '@media print']`. */
  around: string[];
  text: string;
  /** Of a rule: each selector with what the HTML must contain, `.class`, `[attribute]` or `element`. */
  selectors?: { selector: string; needs: string[] }[];
}

const withRules = /^@(?:layer|media|supports|container|scope|starting-style)\b/;

/** @param css minified: no comments, no nested rules, no semicolon or brace but in strings and where CSS has them */
export function splitRules(css: string, around: string[] = []): CssRule[] {
  const rules: CssRule[] = [];
  let at = 0;
  while (at < css.length) {
    const end = findEnd(css, at, '{;');
    if (end === css.length) break;
    const close = css[end] === ';' ? end : findEnd(css, end + 1, '}');
    const prelude = css.slice(at, end);
    const text = css.slice(at, close + 1);
    if (css[end] === '{' && withRules.test(prelude))
      rules.push(...splitRules(css.slice(end + 1, close), [...around, prelude]));
    else if (prelude.startsWith('@')) rules.push({ around, text });
    else {
      const selectors = splitAt(',', prelude).map((selector) => ({ selector, needs: needsOf(selector) }));
      rules.push({ around, text, selectors });
    }
    at = close + 1;
  }
  return rules;
}

/** Joins rules in order; adjacent rules share their at-rules. */
export function joinRules(rules: readonly CssRule[]): string {
  let css = '';
  let open: string[] = [];
  for (const { around, text } of rules) {
    const same = open.findIndex((prelude, index) => prelude !== around[index]);
    const kept = same < 0 ? open.length : same;
    css += '}'.repeat(open.length - kept);
    for (const prelude of around.slice(kept)) css += `${prelude}{`;
    open = around;
    css += text;
  }
  return css + '}'.repeat(open.length);
}

/** Requirements of a selector, with those inside `:has()`. The arguments of `:not()`, `:is()` and the like are ignored. */
function needsOf(selector: string): string[] {
  const compounds = withoutArguments(selector).split(/[\s>+~]+(?![^[]*\])/);
  // In the first screen as delivered no popover or dialog is open, nothing has the focus or is selected, and what is
  // empty stays empty until a script fills it. Until the stylesheet is there, the browser's own outline marks the focus.
  const later =
    /:popover-open|:not\(:empty\)|:has\([^)]*(?:\[open\]|:focus)|::selection|(?<![^ ]):focus(?:-visible)?$/.exec(
      selector,
    );
  if (later) return [later[0]];
  return compounds.flatMap((compound) => {
    // Scripts set attributes of the root.
    const parts = /^html|^:root/.test(compound) ? compound.replace(/\[[^\]]*\]/g, '') : compound;
    const [element = ''] = /^[a-z][\w-]*/.exec(parts) ?? [];
    const named = [...parts.matchAll(/\.[\w-]+|\[[\w-]+|:(?:hover|active|focus-within|disabled)\b/g)].map(
      ([found]) => {
        if (found === ':disabled') return '[disabled]';
        return found.startsWith('[') ? `${found}]` : found;
      },
    );
    return element ? [element, ...named] : named;
  });
}

/** Without parentheses and what they contain, except the one selector in `:has()`. */
function withoutArguments(selector: string): string {
  const shorter = selector.replace(/(:has)?\(([^(),]*)[^()]*\)/g, (whole, has, first) =>
    has && whole === `:has(${first})` ? ` ${first} ` : '',
  );
  return shorter === selector ? selector : withoutArguments(shorter);
}

/** The declarations of a rule. */
export const declarationsOf = ({ text }: CssRule): string[] =>
  splitAt(';', text.slice(findEnd(text, 0, '{') + 1, -1)).filter((declaration) => declaration !== '');

/** Splits at a character outside of strings and brackets. */
function splitAt(separator: ',' | ';', text: string): string[] {
  const end = findEnd(text, 0, separator);
  const first = text.slice(0, end);
  return end === text.length ? [first] : [first, ...splitAt(separator, text.slice(end + 1))];
}

const punctuation = /["'()[\]{},;]/g;

/** Index of the first of some punctuation outside of strings and brackets; the length if there is none. */
function findEnd(css: string, from: number, wanted: string): number {
  let depth = 0;
  punctuation.lastIndex = from;
  for (let found = punctuation.exec(css); found; found = punctuation.exec(css)) {
    const [character] = found;
    if (depth === 0 && wanted.includes(character)) return found.index;
    if (character === '"' || character === "'") punctuation.lastIndex = endOfString(css, found.index) + 1;
    else if ('([{'.includes(character)) depth++;
    else if (')]}'.includes(character)) depth--;
  }
  return css.length;
}

function endOfString(css: string, start: number): number {
  for (let at = start + 1; at < css.length; at++) {
    if (css[at] === '\\') at++;
    else if (css[at] === css[start]) return at;
  }
  return css.length;
}
