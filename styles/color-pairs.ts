/**
 * Pairs of foreground and background colors, by the roles in `tokens.css` (without `--color-`), for the light and the dark
 * scheme. A test checks the contrast of every pair against WCAG 2.2 AA, and that each rule in the styles that sets both
 * colors has its pair here.
 */

/** Background → colors of text on it: contrast 4.5 to 1. */
export const textColors = {
  page: ['text', 'text-quiet', 'heading', 'link', 'accent-text', 'second-text', 'error'],
  'page-raised': ['text', 'text-quiet', 'heading', 'link', 'accent-text', 'second-text', 'error', 'ink'],
  'page-sunken': ['text', 'text-quiet', 'heading', 'link', 'accent-text'],
  accent: ['on-accent'],
  'accent-strong': ['on-accent'],
  second: ['on-second'],
  'second-strong': ['on-second'],
  'second-band': ['on-second'],
  ink: ['on-ink'],
  band: ['on-band', 'highlight'],
  'on-band': ['band'],
  highlight: ['on-highlight'],
  error: ['on-error'],
  success: ['on-second'],
} satisfies Record<string, string[]>;

/** Background → colors of borders of fields and buttons, focus rings and icons on it: contrast 3 to 1. */
export const symbolColors = {
  page: ['rule-strong', 'focus', 'accent', 'second', 'error', 'success', 'highlight-edge'],
  'page-raised': ['rule-strong', 'focus', 'accent', 'second', 'error', 'highlight-edge'],
  'page-sunken': ['rule-strong', 'focus', 'accent'],
  highlight: ['on-highlight'],
  accent: ['on-accent', 'highlight'],
  'accent-strong': ['on-accent', 'highlight'],
  second: ['on-second', 'highlight'],
  'second-strong': ['on-second', 'highlight'],
  'second-band': ['on-second', 'highlight'],
  ink: ['on-ink'],
  band: ['on-band', 'highlight', 'focus-ring'],
  error: ['on-error'],
} satisfies Record<string, string[]>;

/** Decoration without a required contrast: rules between lines, the placeholder of a picture, streets on a map, the backdrop of a dialog. */
export const decorativeColors = ['rule', 'picture', 'mat', 'street', 'veil'];
