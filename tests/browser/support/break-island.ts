import type { Page } from '@playwright/test';

/** On the next page that holds the island its data are broken, before any script can read them. Once: a reload mends it. */
export const breakIsland = (page: Page, name: string): Promise<unknown> =>
  page.addInitScript((island) => {
    if (sessionStorage.getItem(`broken ${island}`)) return;
    const observer = new MutationObserver(() => {
      const root = document.querySelector(`[data-island=${island}]`);
      if (!root) return;
      observer.disconnect();
      root.setAttribute('data-props', '{}');
      sessionStorage.setItem(`broken ${island}`, 'yes');
    });
    observer.observe(document, { childList: true, subtree: true });
  }, name);
