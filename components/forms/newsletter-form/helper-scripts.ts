/**
 * The list provider's validation script, and jQuery for it from our own origin (spec section 7). They only validate: the
 * script would send the form itself, which some browsers block, so its handlers never receive a submit.
 */
import type { JQuery } from 'jquery';
import { settings } from '../../base/settings.ts';
import { loadScript } from '../../providers/load-script.ts';
import { clearDraft } from '../draft.ts';

/**
 * Neither the lists nor the validation use properties of the form, which a field that an extension has added may hide.
 * @throws Error if the provider's script does not load
 */
export async function addHelpers(form: HTMLFormElement): Promise<void> {
  // A separate file, which stays cached when our code changes.
  const { default: jQuery } = await import('jquery');
  // The script finds fields by these lists and by class; an empty style prevents it from adding its own.
  const fields = [
    ...document.querySelectorAll<HTMLInputElement>('#mc-embedded-subscribe-form input[required]'),
  ];
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
  // Runs before every other listener.
  addEventListener(
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

/** Native validation first: the provider's script may have disabled it. */
function isValid(form: HTMLFormElement, jQuery: JQuery): boolean {
  if (!HTMLFormElement.prototype.reportValidity.call(form)) return false;
  try {
    return jQuery(form).valid?.() ?? true;
  } catch (error) {
    // The provider's script uses the form's properties.
    console.warn(error);
    return true;
  }
}
