/** Collects violations of content policies in all pages and frames of a browser context. */
import type { BrowserContext } from '@playwright/test';

const mark = 'policy refused:';
/** Chromium's console message, which also appears on pages without scripts. */
const reported = /content security policy|trusted ?types?|permissions policy/i;

/** @returns an array to which violations are added; a test removes those that it causes intentionally */
export async function violationsIn(context: BrowserContext): Promise<string[]> {
  const violations: string[] = [];
  context.on('console', (message) => {
    const text = message.text();
    if (text.startsWith(mark) || (message.type() === 'error' && reported.test(text))) violations.push(text);
  });
  await context.addInitScript((start) => {
    window.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sample, disposition }) =>
        // Not as an error, because tests that collect console errors would report it.
        console.debug(start, disposition, effectiveDirective, blockedURI, sample),
      true,
    );
  }, mark);
  await context.addInitScript(allowLibraries);
  return violations;
}

/** Runs in the page. The test sites require Trusted Types; jQuery, which is not our code, parses HTML when it starts. */
function allowLibraries(): void {
  type Rule = (text: string) => string | null;
  const { trustedTypes } = window as unknown as {
    trustedTypes?: { createPolicy(name: string, rules: Record<string, Rule>): void };
  };
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (/\/jquery-\w+\.js/.test(new Error().stack ?? '') ? html : null),
  });
}
