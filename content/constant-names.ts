/** How a text names a constant: `${price.perPersonCents}` stands for the value of that field of `site.yaml`. */

/** One named constant in a text; the first group is its name. */
export const constantName = /\$\{([\w.-]+)\}/g;

/** Names that a text mentions, e.g. `['group.small']`. */
export const namesIn = (text: string): string[] =>
  [...text.matchAll(constantName)].map(([, name = '']) => name);

/** What looks like the name of a constant and is none, e.g. `${ price }`: what stands behind its mark. */
export const brokenNamesIn = (text: string): string[] =>
  [...text.matchAll(/\$\{(?![\w.-]+\})([^}\n]{0,40})/g)].map(([, name = '']) => name);

/** A text of about the length that it has with its constants filled in. */
export const withoutNames = (text: string): string => text.replace(constantName, '0000');
