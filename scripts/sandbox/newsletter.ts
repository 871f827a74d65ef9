/** The newsletter list: Mailchimp's form post, answered by a page of its own in a new tab (spec section 7). */
import { formFields, type Provider } from './call.ts';
import { html, page } from './html.ts';

export const newsletter: Provider = {
  handle(call, keep) {
    if (call.path !== '/subscribe/post') return undefined;
    if (call.method !== 'POST')
      return page('Newsletter', html`<p>The list takes sign-ups by its form only.</p>`, 405);
    const fields = formFields(call);
    const trap = Object.entries(fields).find(([name, value]) => name.startsWith('b_') && value !== '');
    const missing = ['EMAIL', 'FNAME', 'CONSENT'].filter((name) => !fields[name]?.trim());
    if (trap) return page('Not subscribed', html`<p>A field that people cannot see was filled in.</p>`, 400);
    if (missing.length > 0)
      return page('Not subscribed', html`<p>These fields are missing: ${missing.join(', ')}.</p>`, 400);
    keep({ provider: 'newsletter', what: `a sign-up with ${Object.keys(fields).join(', ')}`, data: fields });
    return page(
      'Almost finished...',
      html`<p>We need to confirm your email address. To complete the subscription process, please click the link in the email we just sent you.</p>`,
    );
  },
};
