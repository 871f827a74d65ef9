import { hasModifier } from '../../base/plain-click.ts';

/** A link that opens a tab is not followed again until it has not been pressed for this long, in ms. */
const againMs = 1_000;

let opened: { link: Element; at: number } | undefined;

/** A double click or a held Enter does not open a second tab. With a modifier key each click is meant. */
function openOnce(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[target="_blank"]') : null;
  if (!link || hasModifier(event)) return;
  const again = opened?.link === link && event.timeStamp - opened.at < againMs;
  opened = { link, at: event.timeStamp };
  if (!again) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

export function openTabsOnce(): void {
  window.addEventListener('click', openOnce, true);
  // After returning to the page the link can be followed again.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) opened = undefined;
  });
}
