import type { Page } from '@playwright/test';

/** Breaks the island's data on the next page that has it, before any script reads them. A reload restores them. */
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
