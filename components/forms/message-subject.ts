import { readDraft } from './draft.ts';

/**
 * A link such as `/contact?about=police-cats` prefills the message with a subject. Only subjects listed on the page are
 * used, and text typed by the visitor is kept.
 */
export function start(): void {
  const about = new URLSearchParams(location.search).get('about');
  const list = document.querySelector<HTMLElement>('[data-subjects]');
  const message = list?.querySelector<HTMLTextAreaElement>('#message');
  if (!about || !list || !message || message.value || readDraft('contact').message) return;
  // Written by the contact page.
  const subjects = JSON.parse(list.dataset.subjects ?? '{}') as Record<string, string>;
  const subject = new Map(Object.entries(subjects)).get(about);
  if (subject) message.value = `${subject}\n\n`;
}
