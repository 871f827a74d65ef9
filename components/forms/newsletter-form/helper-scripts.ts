/**
 * The list provider's script for checking, and the jQuery that it wants, from our own origin (spec section 7). They check
 * only: the real script would send the form by itself, which some browsers block, so no handler of theirs sees a submit.
 */
import type { JQuery } from 'jquery';
import { settings } from '../../base/settings.ts';
import { loadScript } from '../../providers/load-script.ts';
import { clearDraft } from '../draft.ts';

/** @throws Error if the provider's script does not load */
export async function addHelpers(form: HTMLFormElement): Promise<void> {
  // A file of its own, which stays in the browser's cache when our code changes.
  const { default: jQuery } = await import('jquery');
  // The script knows fields by these lists and by class; an empty style keeps it from bringing its own.
  const fields = [...form.querySelectorAll<HTMLInputElement>('input[required]')];
  Object.assign(window, {
    jQuery,
    $: jQuery,
    fnames: fields.map(({ name }) => name),
    ftypes: fields.map(({ type }) => type),
    mc_custom_error_style: '',
  });
  for (const field of fields)
    field.classList.add('required', ...(field.type === 'email' ? [field.type] : []));
  await loadScript(settings.newsletter.validateUrl, 'The script of the newsletter');
  // In front of every other listener, whoever added it.
  window.addEventListener(
    'submit',
    (event) => {
      if (event.target !== form) return;
      event.stopImmediatePropagation();
      if (isValid(form, jQuery)) clearDraft('newsletter');
      else event.preventDefault();
    },
    true,
  );
}

/** The browser's own check comes first: the provider's script may have switched it off. */
function isValid(form: HTMLFormElement, jQuery: JQuery): boolean {
  if (!form.reportValidity()) return false;
  return jQuery(form).valid?.() ?? true;
}
