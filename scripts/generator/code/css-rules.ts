/** Splits minified CSS into rules, so that a page can contain some of them, and joins rules again. */

/** A rule with the at-rules around it, or a standalone at-rule, e.g. `@font-face`. */
export interface CssRule {
  /** Outermost first, e.g. `['@layer components', '@media print']`. */
  around: string[];
  text: string;
  /** For each selector, what the HTML must contain: `.class`, `[attribute]`, `element`. Undefined for an at-rule. */
  needs?: string[][];
}

const withRules = /^@(?:layer|media|supports|container|scope|starting-style)\b/;

/** @param css minified: no comments, no nested rules, no semicolon or brace but in strings and where CSS has them */
export function splitRules(css: string, around: string[] = []): CssRule[] {
  const rules: CssRule[] = [];
  let at = 0;
  while (at < css.length) {
    const brace = findEnd(css, at, '{');
    const semicolon = findEnd(css, at, ';');
    if (semicolon < brace) {
      rules.push({ around, text: css.slice(at, semicolon + 1) });
      at = semicolon + 1;
      continue;
    }
    if (brace === css.length) break;
    const close = closingBrace(css, brace);
    const prelude = css.slice(at, brace);
    const text = css.slice(at, close + 1);
    if (withRules.test(prelude)) rules.push(...splitRules(css.slice(brace + 1, close), [...around, prelude]));
    else if (prelude.startsWith('@')) rules.push({ around, text });
    else rules.push({ around, text, needs: splitList(prelude).map(needsOf) });
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

/** Requirements of a selector. The arguments of `:not()`, `:is()` and the like are ignored. */
function needsOf(selector: string): string[] {
  const compounds = withoutArguments(selector).split(/[\s>+~]+(?![^[]*\])/);
  // No popover is open in the HTML as delivered.
  if (selector.includes(':popover-open')) return [':popover-open'];
  return compounds.flatMap((compound) => {
    // Scripts set attributes of the root.
    const parts = /^html|^:root/.test(compound) ? compound.replace(/\[[^\]]*\]/g, '') : compound;
    const [element = ''] = /^[a-z][\w-]*/.exec(parts) ?? [];
    const named = [...parts.matchAll(/\.[\w-]+|\[[\w-]+|:(?:hover|active|disabled)\b/g)].map(([found]) => {
      if (found === ':disabled') return '[disabled]';
      return found.startsWith('[') ? `${found}]` : found;
    });
    return element ? [element, ...named] : named;
  });
}

function withoutArguments(selector: string): string {
  let depth = 0;
  let kept = '';
  for (const character of selector) {
    if (character === ')') depth--;
    if (depth === 0 && character !== ')') kept += character === '(' ? '' : character;
    if (character === '(') depth++;
  }
  return kept;
}

/** Splits a selector list at commas outside of brackets. */
function splitList(prelude: string): string[] {
  const found: string[] = [];
  let [depth, start] = [0, 0];
  for (let at = 0; at < prelude.length; at++) {
    const character = prelude[at];
    if (character === '(' || character === '[') depth++;
    else if (character === ')' || character === ']') depth--;
    else if (character === ',' && depth === 0) {
      found.push(prelude.slice(start, at));
      start = at + 1;
    }
  }
  return [...found, prelude.slice(start)];
}

/** Index of a character outside of strings and parentheses; the length if there is none. */
function findEnd(css: string, from: number, wanted: string): number {
  let depth = 0;
  for (let at = from; at < css.length; at++) {
    const character = css[at];
    if (character === '"' || character === "'") at = endOfString(css, at);
    else if (character === wanted && depth === 0) return at;
    else if (character === '(') depth++;
    else if (character === ')') depth--;
  }
  return css.length;
}

function closingBrace(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at++) {
    const character = css[at];
    if (character === '"' || character === "'") at = endOfString(css, at);
    else if (character === '{') depth++;
    else if (character === '}' && --depth === 0) return at;
  }
  return css.length - 1;
}

function endOfString(css: string, start: number): number {
  for (let at = start + 1; at < css.length; at++) {
    if (css[at] === '\\') at++;
    else if (css[at] === css[start]) return at;
  }
  return css.length;
}
