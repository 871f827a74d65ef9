/**
 * Inline in every head: keeps presses and submits that come before an island lives, and hands them on when it does.
 * What opens natively (`command`, `popovertarget`, `<summary>`, links) is left to the browser.
 */
export interface EarlyInput {
  kind: 'click' | 'submit';
  target: HTMLElement;
}
declare global {
  interface Window {
    earlyInput?: EarlyInput[];
  }
}

const kept: EarlyInput[] = [];
window.earlyInput = kept;

function keep(event: Event): void {
  if (!(event.target instanceof Element)) return;
  const island = event.target.closest('[data-island]');
  if (!island || island.hasAttribute('data-live')) return;
  const kind = event.type === 'submit' ? 'submit' : 'click';
  const target =
    kind === 'submit'
      ? event.target.closest<HTMLElement>('form[data-hold]')
      : event.target.closest<HTMLElement>('button,a[data-hold]');
  if (!target) return;
  const native =
    target instanceof HTMLButtonElement &&
    (target.type === 'submit' || target.hasAttribute('command') || target.hasAttribute('popovertarget'));
  if (native) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  kept.push({ kind, target });
  window.dispatchEvent(new Event('earlyinput'));
}

window.addEventListener('click', keep, true);
window.addEventListener('submit', keep, true);
