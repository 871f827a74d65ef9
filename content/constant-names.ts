/** References to constants in texts: `${price.perPersonCents}` is replaced by the value of that field of `site.yaml`. */

/** A reference to a constant in a text; the first group is its name. */
export const constantName = /\$\{([\w.-]+)\}/g;

/** Names of the constants that a text refers to, e.g. `['group.small']`. */
export const namesIn = (text: string): string[] =>
  [...text.matchAll(constantName)].map(([, name = '']) => name);

/** Malformed references such as `${ price }`: the text after `${`, with an ellipsis if the brace is not closed. */
export const brokenNamesIn = (text: string): string[] =>
  [...text.matchAll(/\$\{(?![\w.-]+\})([^}\n]{0,40})(\}?)/g)].map(
    ([, name = '', end]) => name + (end ? '' : '…'),
  );

/** Replaces each reference by a placeholder, so that the text has about its final length. */
export const withoutNames = (text: string): string => text.replace(constantName, '0000');
