/**
 * A selector with `:has()` before a combinator ends in a type, class, id or attribute. With a subject that can be any element, Chromium
 * computes the style of the whole page again whenever a `:has()` may match differently: a question opens, or a script is requested.
 */
import { type Selector, transform } from 'lightningcss';
import { expect, test } from 'vitest';
import { styleSheets } from './style-rules.ts';

const isLimited = (subject: Selector): boolean =>
  subject.some((part) => {
    if (part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where'))
      return part.selectors.every((selector) => isLimited(subjectOf(selector)));
    return ['type', 'class', 'id', 'attribute'].includes(part.type);
  });

const lastCombinator = (selector: Selector): number =>
  selector.findLastIndex(({ type }) => type === 'combinator');
const subjectOf = (selector: Selector): Selector => selector.slice(lastCombinator(selector) + 1);

/** The rules of a style sheet in which an ancestor or sibling has `:has()` and the subject can be any element. */
function unlimitedRules(file: string, css: string): string[] {
  const found: string[] = [];
  transform({
    filename: file,
    code: Buffer.from(css.replace(/:global\b/g, ':is')),
    visitor: {
      Rule: {
        style({ value: { selectors, loc } }) {
          for (const selector of selectors) {
            const before = JSON.stringify(selector.slice(0, Math.max(0, lastCombinator(selector))));
            if (before.includes('"kind":"has"') && !isLimited(subjectOf(selector)))
              found.push(`${file}:${loc.line + 1}`);
          }
        },
      },
    },
  });
  return found;
}

test.each([
  ['main:has(> p) > :first-child { color: red }', 1],
  ['main:has(> p) > :is(section, :not(.a)) { color: red }', 1],
  ['main:is(:has(> p), [open]) > * { color: red }', 1],
  ['main:has(> p) > :is(section, .a):first-child, main > :has(~ p) { color: red }', 0],
])('%s', (css, count) => {
  expect(unlimitedRules('a.css', css)).toHaveLength(count);
});

test('no rule with :has() applies to any element', () => {
  const sheets = [...styleSheets('styles'), ...styleSheets('components')];
  expect(sheets.flatMap(({ file, css }) => unlimitedRules(file, css))).toEqual([]);
});
