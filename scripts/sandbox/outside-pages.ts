/** The services that the site only links to or frames: gift cards, the petition form, the video player. */
import { type Call, formFields, type Provider, type Reply, type Sent } from './call.ts';
import { type Html, html, page } from './html.ts';

interface FormPage {
  provider: string;
  title: string;
  what: string;
  form: Html;
  thanks: string;
}

const forms: Record<string, FormPage> = {
  '/gift-cards': {
    provider: 'gift-cards',
    title: 'Gift cards',
    what: 'an order of a gift card',
    form: html`<label>Amount in dollars <input type="number" name="amount" min="40" step="40" value="40"></label><button>Buy</button>`,
    thanks: 'The gift card is yours.',
  },
  '/petition': {
    provider: 'petition',
    title: 'Petition',
    what: 'a signature',
    form: html`<label>Name <input name="name" required autocomplete="name"></label><button>Sign</button>`,
    thanks: 'Your signature was added.',
  },
};

function formPage(
  { provider, title, what, form, thanks }: FormPage,
  call: Call,
  keep: (sent: Sent) => void,
): Reply {
  if (call.method !== 'POST') return page(title, html`<form method="post">${form}</form>`);
  keep({ provider, what, data: formFields(call) });
  return page(title, html`<p>${thanks}</p>`);
}

export const outsidePages: Provider = {
  handle(call, keep) {
    const found = Object.hasOwn(forms, call.path) ? forms[call.path] : undefined;
    if (found) return formPage(found, call, keep);
    const video = /^\/embed\/([\w-]+)$/.exec(call.path);
    return video
      ? page('Video', html`<p>The player would show the video ${video[1] ?? ''} here.</p>`)
      : undefined;
  },
};
