/** Short messages in the corner (spec section 8): three at a time, 5 s each, paused under pointer and focus. */
import { whenChanged } from '../../island/when-changed.ts';
import { element } from '../element.ts';
import { regionAttributes } from './region.ts';
import styles from './toast.module.css';

/** A message in the corner. */
export interface ToastOptions {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** A button inside; the toast then stays until it is dismissed. */
  action?: { label: string; run: () => void };
}

/** Spec section 9: toasts close after about 4-5 s, three are shown at a time. */
const shownMs = 5000;
const maxShown = 3;

/** Shows a message in the toast region of the page, above any open dialog. */
export function toast({ title, description, variant = 'default', action }: ToastOptions): void {
  const region = document.getElementById('toasts') ?? addRegion();
  const message = element('div', {
    class: `${styles.toast} ${styles[variant]}`,
    role: variant === 'destructive' ? 'alert' : 'status',
  });
  const dismiss = () => {
    const focused = message.contains(document.activeElement);
    const neighbor = message.nextElementSibling ?? message.previousElementSibling;
    message.remove();
    if (region.childElementCount === 0) hide(region);
    if (focused) moveFocus(neighbor?.querySelector('button'));
  };
  message.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !region.contains(relatedTarget)) cameFrom = relatedTarget;
  });
  const button = (attributes: Record<string, string | undefined>, label: string, run?: () => void) => {
    const made = element('button', { type: 'button', ...attributes }, label);
    made.addEventListener('click', () => {
      dismiss();
      run?.();
    });
    return made;
  };
  message.append(
    element(
      'div',
      {},
      element('p', { class: styles.title }, title),
      ...(description ? [element('p', { class: styles.description }, description)] : []),
    ),
    ...(action ? [button({ class: styles.action }, action.label, action.run)] : []),
    button({ class: styles.close, 'aria-label': 'Dismiss' }, '×'),
  );

  while (region.childElementCount >= maxShown) region.firstElementChild?.remove();
  showAbove(region);
  region.append(message);
  // At its default position first, which is then measured.
  region.removeAttribute('data-top');
  region.toggleAttribute('data-top', coversInput(region));
  if (!action) closeLater(message, dismiss);
  swipeAway(message, dismiss);
}

/** The region of `Toaster`. An empty element is the first that a tool which tidies up pages removes. */
function addRegion(): HTMLElement {
  const region = element('section', { ...regionAttributes, class: styles.region });
  document.body.append(region);
  return region;
}

/** Element that had the focus before it moved to the messages. */
let cameFrom: HTMLElement | undefined;

/** Moves the focus when its message is removed: to the next message, to where it was before, or to the page. */
function moveFocus(next: HTMLElement | null | undefined): void {
  for (const target of [next, cameFrom, document.querySelector<HTMLElement>('dialog:is(:modal), main')]) {
    target?.focus({ preventScroll: true });
    if (target && document.activeElement === target) return;
  }
}

/** Inside the open modal dialog, if any, since elements outside of it are inert. */
function showAbove(region: HTMLElement): void {
  const dialog = [...document.querySelectorAll('dialog:is(:modal)')].pop();
  const host = dialog ?? document.body;
  if (region.parentElement !== host) host.append(region);
  // Shown again, so that it is above a dialog opened in the meantime.
  hide(region);
  region.showPopover?.();
  dialog?.addEventListener('close', moveOut, { once: true });
}

/** Browsers without popovers, which show the region at all times, do not know the selector either. */
function hide(region: HTMLElement): void {
  if ('hidePopover' in region && region.matches(':popover-open')) region.hidePopover();
}

/** A single listener function, so that a dialog with three messages calls it once. */
function moveOut(): void {
  const region = document.getElementById('toasts');
  if (region && region.childElementCount > 0) showAbove(region);
}

// Moved by an extension, e.g. into an element around the page, an open popover is closed.
whenChanged(document.body, () => {
  const region = document.getElementById('toasts');
  if (region?.firstChild && 'hidePopover' in region && !region.matches(':popover-open')) showAbove(region);
});

/** While messages are shown, they move from one edge to the other if the focus moves below them (WCAG 2.4.11). */
function uncoverFocus(): void {
  const region = document.getElementById('toasts');
  const focused = document.activeElement;
  if (!region?.firstChild || !focused || focused.matches('body, main')) return;
  const [own, box] = [region.getBoundingClientRect(), focused.getBoundingClientRect()];
  const meets = own.left < box.right && own.right > box.left && own.top < box.bottom && own.bottom > box.top;
  if (meets && !region.contains(focused)) region.toggleAttribute('data-top');
}
// The browser scrolls to a focused element after the event.
for (const type of ['focusin', 'scrollend'])
  document.addEventListener(type, () => requestAnimationFrame(uncoverFocus));

/** Whether a field or the focused element is covered by the messages. */
function coversInput(region: HTMLElement): boolean {
  const { top } = region.getBoundingClientRect();
  const inputs = [...document.querySelectorAll('main :is(input, textarea, select)'), document.activeElement];
  return inputs.some((input) => {
    if (!input || input.matches('body, main')) return false;
    const box = input.getBoundingClientRect();
    return box.bottom > top && box.top < innerHeight;
  });
}

/** A timer that pauses during hover and focus. */
function closeLater(message: HTMLElement, dismiss: () => void): void {
  let timer = setTimeout(dismiss, shownMs);
  const hold = () => clearTimeout(timer);
  const go = () => {
    clearTimeout(timer);
    if (!message.matches(':hover, :focus-within')) timer = setTimeout(dismiss, shownMs);
  };
  for (const type of ['pointerenter', 'focusin']) message.addEventListener(type, hold);
  for (const type of ['pointerleave', 'focusout']) message.addEventListener(type, () => queueMicrotask(go));
}

/** A swipe of more than 60 px to the side dismisses it. */
function swipeAway(message: HTMLElement, dismiss: () => void): void {
  let start = 0;
  message.addEventListener('pointerdown', ({ clientX }) => {
    start = clientX;
  });
  message.addEventListener('pointerup', ({ clientX, pointerType }) => {
    if (pointerType === 'touch' && Math.abs(clientX - start) > 60) dismiss();
  });
}
