/**
 * Inline in the head of pages with limited fields: what the form's script does, until it has started. The browser cuts no
 * text, which the script would report (`text-limits.ts` puts the limits back), and a press of the send button, which
 * `held-input.ts` holds, is seen to have worked.
 */

/** In characters. Without any limit, Chromium needs half a minute for 200,000 pasted lines. */
const lifted = 20_000;

const waiting = '[data-island]:not([data-started]) ';

function liftLimits({ target }: Event): void {
  const form = target instanceof Element && target.closest(waiting);
  if (!form) return;
  for (const field of form.querySelectorAll<HTMLInputElement>('[maxlength]')) {
    field.dataset.limit ??= String(field.maxLength);
    field.maxLength = lifted;
  }
}

/** Also Enter in a field clicks the button. */
function showSending({ target }: Event): void {
  const button = target instanceof Element && target.closest(`${waiting}[data-part=submit]`);
  if (!button) return;
  for (const text of button.querySelectorAll<HTMLElement>('[data-part]'))
    text.hidden = text.dataset.part === 'idle';
}

// The browser may fill in all fields of the form in which one has the focus; text may be dropped into a field without it.
for (const type of ['focusin', 'beforeinput']) addEventListener(type, liftLimits, true);
addEventListener('click', showSending, true);
