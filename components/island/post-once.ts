/**
 * Inline in the head of pages with a form that the browser posts by itself: a double click, Enter with a click, or a click
 * while the new tab loads must not post again.
 */

/** A form is not posted twice with the same words within this time, in ms. */
const againMs = 15_000;

/** Forms, with what they have posted last. */
let posted = new WeakMap<HTMLFormElement, string>();

function postOnce(event: SubmitEvent): void {
  // Not `event.target.method`, which is a field that an extension has added if that has this name.
  const form = document.querySelector<HTMLFormElement>('[data-island] form[method=post]');
  if (!form || form !== event.target) return;
  const words = JSON.stringify([...new FormData(form)]);
  if (posted.get(form) === words) {
    event.preventDefault();
    event.stopImmediatePropagation();
    return;
  }
  posted.set(form, words);
  const forget = () => posted.get(form) === words && posted.delete(form);
  // Validation has refused it.
  setTimeout(() => event.defaultPrevented && forget());
  setTimeout(forget, againMs);
}

// After returning to the page the form can be sent again.
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) posted = new WeakMap();
});
// Runs before the listener that holds submits for islands, since its script comes first.
addEventListener('submit', postOnce, true);
