/** Checks that the HTML of every page is valid, by html-validate (a development dependency). */
import type { Problem } from '../core/errors/problem.ts';
import type { BuiltPage } from './read-pages.ts';

/** Rules switched off, each with its reason. */
const exceptions = {
  // Our doctype is lower case, as the HTML standard itself writes it.
  'doctype-style': 'off',
  // React writes boolean attributes with an empty value, which the standard allows.
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  // React's own spelling of void elements.
  'void-style': 'off',
  'no-self-closing': 'off',
  // Long lines are the build's, not an author's.
  'no-trailing-whitespace': 'off',
  'long-title': 'off',
  // Lists whose markers are styled away need their role for VoiceOver.
  'no-redundant-role': 'off',
  // Phone-like digits in addresses are no telephone numbers.
  'tel-non-breaking': 'off',
  // Invoker commands and fetchpriority spelled as React spells them.
  'attr-case': 'off',
} as const;

export async function htmlIsValid(pages: readonly BuiltPage[]): Promise<Problem[]> {
  const { HtmlValidate } = await import('html-validate');
  const validator = new HtmlValidate({ extends: ['html-validate:standard'], rules: exceptions });
  const problems: Problem[] = [];
  for (const { file, html } of pages) {
    const { results } = await validator.validateString(html, file);
    for (const { messages } of results) {
      for (const { ruleId, message, line, selector } of messages) {
        problems.push({
          file,
          line,
          message: `${message} (${ruleId})`,
          remedy: selector ? `Look at ${selector.slice(-120)}` : 'Correct the component',
        });
      }
    }
  }
  return problems;
}
