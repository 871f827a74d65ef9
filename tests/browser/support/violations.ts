/** Hears of everything that a content policy refuses, in every page and frame of a browser context. */
import type { BrowserContext } from '@playwright/test';

const mark = 'policy refused:';
/** What Chromium writes into the console, also where a page runs no script and so tells nothing itself. */
const reported = /content security policy|trusted ?types?|permissions policy/i;

/** @returns grows while pages run; a test takes out what it provokes on purpose */
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
        // Not as an error: those belong to the tests that look for complaints.
        console.debug(start, disposition, effectiveDirective, blockedURI, sample),
      true,
    );
  }, mark);
  await context.addInitScript(allowLibraries);
  return violations;
}

/** Runs in the page. The test sites demand Trusted Types; jQuery tries out HTML when it starts, which is not our code. */
function allowLibraries(): void {
  type Rule = (text: string) => string | null;
  const { trustedTypes } = window as unknown as {
    trustedTypes?: { createPolicy(name: string, rules: Record<string, Rule>): void };
  };
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (/\/jquery-\w+\.js/.test(new Error().stack ?? '') ? html : null),
  });
}
