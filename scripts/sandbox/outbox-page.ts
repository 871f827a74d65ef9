/** A page with what visitors sent to the stand-in, the newest first. */
import type { Reply } from './call.ts';
import { type Html, html, page } from './html.ts';
import type { Submission } from './outbox.ts';

const names: Readonly<Record<string, string>> = {
  booking: 'Booking',
  email: 'E-mail',
  newsletter: 'Newsletter',
  'gift-cards': 'Gift cards',
  petition: 'Petition',
};

/** Most messages on the page. */
const maxSubmissions = 100;

export function outboxPage(submissions: readonly Submission[]): Reply {
  const newest = [...submissions].reverse().slice(0, maxSubmissions);
  return page(
    'What visitors sent',
    newest.length === 0
      ? html`<p>Nothing yet. Send a form of the site, and load this page again.</p>`
      : html`${newest.map(
          ({ at, provider, data }) =>
            html`<section><h2>${names[provider] ?? provider}, <time datetime="${at}">${at.replace('T', ' ').slice(0, 19)} UTC</time></h2>${fields(data)}</section>`,
        )}`,
  );
}

/** Each field of the message, also those of an object in it. */
function fields(data: unknown): Html {
  if (typeof data !== 'object' || data === null) return html`${String(data)}`;
  const rows = Object.entries(data).map(([name, value]) => html`<dt>${name}</dt><dd>${fields(value)}</dd>`);
  return html`<dl>${rows}</dl>`;
}
