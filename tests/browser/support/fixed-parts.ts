/** Checks the positions of the fixed parts of a page. */
import type { Page } from '@playwright/test';

/**
 * @param tops scroll positions to check one after the other, in pixels from the top; the default is the current one
 * @returns one line for each overlap, and one if the fixed parts take more than a fifth of the height
 */
export function fixedPartFaults(page: Page, tops: readonly number[] = []): Promise<string[]> {
  return page.evaluate(async (positions) => {
    const all: string[] = [];
    for (const top of positions.length > 0 ? positions : [undefined]) {
      if (top !== undefined) window.scrollTo(0, top);
      // Two frames, so that observers and scroll handlers have run.
      for (let frame = 0; frame < 2; frame += 1) await new Promise((done) => requestAnimationFrame(done));
      all.push(...faultsHere());
    }
    return all;

    function faultsHere(): string[] {
      const faults: string[] = [];
      const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
      const box = (element: Element) => element.getBoundingClientRect();
      const meet = (a: Element, b: Element) =>
        Math.min(box(a).right, box(b).right) - Math.max(box(a).left, box(b).left) > 1 &&
        Math.min(box(a).bottom, box(b).bottom) - Math.max(box(a).top, box(b).top) > 1;
      const name = (element: Element) =>
        `${element.localName} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)}"`;
      // The header counts while it is sticky.
      const stuck = [...document.querySelectorAll('[data-header]')].filter(
        (header) => getComputedStyle(header).position === 'sticky' && box(header).top < 1 && scrollY > 1,
      );
      // In very low windows the parts at the bottom are not fixed.
      const low = [...document.querySelectorAll('[data-fixed], #toasts')].filter(
        (part) => shown(part) && getComputedStyle(part).position === 'fixed',
      );
      const fixed = [...stuck, ...low];
      for (const [index, part] of fixed.entries())
        for (const other of fixed.slice(index + 1))
          if (meet(part, other)) faults.push(`${name(part)} overlaps ${name(other)}`);
      // Parts side by side count once.
      let [height, reached] = [0, 0];
      for (const { top, bottom } of fixed.map(box).sort((a, b) => a.top - b.top)) {
        height += Math.max(0, bottom - Math.max(top, reached));
        reached = Math.max(reached, bottom);
      }
      if (height > innerHeight / 5) faults.push(`${Math.round(height)} px are fixed, of ${innerHeight}`);
      for (const field of document.querySelectorAll('main :is(input, textarea, select)'))
        for (const part of low)
          if (shown(field) && meet(part, field))
            faults.push(`${name(part)} covers field ${field.getAttribute('name')}`);
      const focused = document.activeElement;
      if (focused && !focused.matches('body, main'))
        for (const part of fixed)
          if (!part.contains(focused) && meet(part, focused))
            faults.push(`${name(part)} covers ${name(focused)}`);
      if (scrollY + innerHeight >= document.documentElement.scrollHeight - 2)
        for (const line of document.querySelectorAll('body > footer p'))
          for (const part of low) if (meet(part, line)) faults.push(`${name(part)} covers ${name(line)}`);
      return faults.map((fault) => `at ${Math.round(scrollY)} px: ${fault}`);
    }
  }, tops);
}

/** Moves the focus through all focusable elements in order, like the Tab key. */
export async function focusFaults(page: Page): Promise<string[]> {
  const selector = ':is(main, body > footer) :is(a[href], button, input, select, textarea, summary)';
  const faults = new Set<string>();
  for (const element of await page.locator(selector).all()) {
    if (!(await element.isVisible())) continue;
    await element.focus();
    let found = await fixedPartFaults(page);
    // Observers may run a frame late: only final positions count.
    for (let look = 0; look < 5 && found.length > 0; look++) found = await fixedPartFaults(page);
    for (const fault of found) faults.add(fault);
  }
  return [...faults];
}
