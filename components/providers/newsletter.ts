/** The newsletter list: Mailchimp's form post (spec section 7). The form works without script. */
import { allSettings } from '../base/all-settings.ts';

/** Where the form is posted to. */
export const newsletterAction = allSettings.newsletter.action;

/** Value of the list's hidden field `tags`. */
export const newsletterTags = 'website';

/**
 * Name of the field that must stay empty: the provider derives it from the list's address. It contains no word that
 * makes a browser fill it in.
 */
export function honeypotName(action: string = newsletterAction): string {
  const query = new URL(action).searchParams;
  return ['b', query.get('u') ?? 'list', query.get('id') ?? '0'].join('_');
}
