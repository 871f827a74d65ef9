/**
 * Inline in the head of pages with limited fields: the browser cuts no text before the form's script, which would report
 * the cut, has started. `text-limits.ts` puts the limits back.
 */

/** In characters. Without any limit, Chromium needs half a minute for 200,000 pasted lines. */
const lifted = 20_000;

function liftLimits({ target }: Event): void {
  const form = target instanceof Element && target.closest('[data-island]:not([data-started])');
  if (!form) return;
  for (const field of form.querySelectorAll<HTMLInputElement>('[maxlength]')) {
    field.dataset.limit ??= String(field.maxLength);
    field.maxLength = lifted;
  }
}

// The browser may fill in all fields of the form in which one has the focus; text may be dropped into a field without it.
for (const type of ['focusin', 'beforeinput']) window.addEventListener(type, liftLimits, true);
