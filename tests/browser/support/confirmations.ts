/** The confirmation of a send is shown for three seconds, which a test on a busy machine may miss: every page reports it. */
import { type BrowserContext, expect, type Page } from '@playwright/test';

const mark = 'confirmed:';
/** Headings of the confirmations that pages have shown, and that no test has taken yet. */
const shown = new WeakMap<Page, string[]>();

/** Collects the confirmations of all pages of a context. */
export async function collectConfirmations(context: BrowserContext): Promise<void> {
  context.on('console', (message) => {
    const page = message.page();
    if (!page || !message.text().startsWith(mark)) return;
    shown.set(page, [...(shown.get(page) ?? []), message.text().slice(mark.length)]);
  });
  await context.addInitScript((start) => {
    const seen = new Set<Element>();
    new MutationObserver(() => {
      for (const heading of document.querySelectorAll('[data-part=sent] h3')) {
        if (seen.has(heading) || heading.getClientRects().length === 0) continue;
        seen.add(heading);
        console.debug(start + heading.textContent);
      }
    }).observe(document, { childList: true, subtree: true });
  }, mark);
}

/** Expects one more confirmation than before on the page, still shown or not. */
export async function expectSent(page: Page, heading = 'Message Sent!'): Promise<void> {
  await expect.poll(() => shown.get(page)?.shift(), `the confirmation "${heading}"`).toBe(heading);
}
