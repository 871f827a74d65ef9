/** Rare states of the forms: sent, failed, offline. */
import type { Locator, Page } from '@playwright/test';
import { emailPath, fillContact, fillSurvey } from './forms.ts';
import { expect, type SandboxControl } from './test.ts';

export interface RareState {
  name: string;
  /** One page of each kind where the state can occur. */
  paths: readonly string[];
  place: 'main' | 'above';
  /** Something is held back, so that the page does not finish loading. */
  unloaded?: boolean;
  /** Runs before the page is opened. */
  prepare?: (page: Page, sandbox: SandboxControl) => Promise<unknown>;
  /** Produces the state. @returns the part that shows it */
  show: (page: Page) => Promise<Locator>;
  /** A toast that the state also shows. */
  toast?: (page: Page) => Locator;
}

export const toast = (page: Page) => page.locator('#toasts > *').last();

/** Every toast counts as hovered when it appears, so that it stays open during the checks. */
export const holdToasts = (page: Page) =>
  page.locator('#toasts').evaluate((region) => {
    const hold = () => region.lastElementChild?.dispatchEvent(new PointerEvent('pointerenter'));
    new MutationObserver(hold).observe(region, { childList: true });
  });

const submit = async (page: Page) => page.locator('main form button[type=submit]').first().click();
const banner = (page: Page) => page.locator('main form [role=alert]').first();

const failedSend = (_page: Page, sandbox: SandboxControl) => sandbox.fail(emailPath, '500');
export const formStates: readonly RareState[] = [
  ...(
    [
      ['failed', failedSend, 'Failed to send'],
      ['offline', async (page: Page) => page.addInitScript(offline), 'You appear to be offline'],
    ] as const
  ).flatMap(([end, prepare, words]): RareState[] =>
    (['contact', 'survey'] as const).map((path) => ({
      name: `${end} ${path}`,
      paths: [path],
      place: 'main',
      prepare,
      toast,
      show: async (page) => {
        await (path === 'contact' ? fillContact(page) : fillSurvey(page));
        await holdToasts(page);
        await submit(page);
        const expected = path === 'survey' && end === 'failed' ? 'There was a problem submitting' : words;
        await expect(banner(page)).toContainText(expected);
        await expect(toast(page)).toBeVisible();
        return banner(page);
      },
    })),
  ),
  ...(['contact', 'survey'] as const).map(
    (path): RareState => ({
      name: `sent ${path}`,
      paths: [path],
      place: 'main',
      show: async (page) => {
        await (path === 'contact' ? fillContact(page) : fillSurvey(page));
        await page.clock.install();
        await submit(page);
        await page.clock.runFor(1_200);
        const panel = page.locator('[data-part=sent]');
        await expect(panel).toBeVisible();
        return panel;
      },
    }),
  ),
];

/** Runs in the page. */
function offline(): void {
  Object.defineProperty(navigator, 'onLine', { get: () => false });
}
