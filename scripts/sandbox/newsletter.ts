/** The newsletter list: replies to Mailchimp's form post with a page, which opens in a new tab (spec section 7). */
import { formFields, type Provider, script } from './call.ts';
import { html, page } from './html.ts';

/**
 * The list's validation script. Like the real one it needs jQuery, adds its own style unless configured otherwise, and
 * tries to send the form itself, which a page that uses a plain post has to prevent.
 */
const validateScript = `(function ($) {
  var style = document.createElement('style');
  style.append(document.createTextNode(window.mc_custom_error_style === undefined ? '.mce_inline_error{color:red}' : window.mc_custom_error_style));
  document.head.append(style);
  $.fn.valid = function () {
    var form = this;
    form.find('.mce_inline_error').remove();
    form.find('.required').each(function () {
      var name = $(this).val().trim();
      if (/^(test|none|no name)$/i.test(name)) $(this).after($('<div class="mce_inline_error">').text('Please enter a value of your own.'));
    });
    return form.find('.mce_inline_error').length === 0;
  };
  $(function () {
    $('#mc-embedded-subscribe-form').attr('novalidate', 'novalidate').on('submit', function (event) {
      event.preventDefault();
      $('#mce-error-response').text('The script took the form over.').show();
    });
  });
})(window.jQuery);
`;

export const newsletter: Provider = {
  handle(call, keep) {
    if (call.path === '/subscribe/validate.js') return script(validateScript);
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
