/**
 * Which color stands on which, by the roles of `tokens.css` (without `--color-`), by day and in a dark scheme. A test holds
 * the contrast of every pair to WCAG 2.2 AA, and this list to the styles: a rule that sets ink and ground together has its
 * pair here.
 */

/** Inks that words are set in, for each ground: 4.5 to 1. */
export const wordsOn = {
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

/** What must be seen but not read, for each ground: edges of fields and buttons, focus, drawn signs: 3 to 1. */
export const signsOn = {
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

/** Ornament: fine rules between lines, the paper behind a picture, streets on a map, the veil behind a dialog. Nothing hangs on seeing them. */
export const ornament = ['rule', 'picture', 'mat', 'street', 'veil'];
