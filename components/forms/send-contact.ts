/** The contact form's two sends: the answer to the sender, then the note to the company (spec section 7). */
import { type EmailParams, type SendResult, sendEmail, sendGapMs, wait } from '../providers/email.ts';
import type { ContactField } from './rules.ts';

type ContactValues = Record<ContactField, string>;

const maybeArrived = 'The server did not answer in time. Your message may have arrived.';
const offlineText =
  'You appear to be offline. Your words are kept here; please try again when you are connected.';

/** Address that the first send has already answered: a retry makes only the second. */
let answered: string | undefined;

/**
 * Sends both e-mails, one after the other.
 * @returns the error message for the banner, or undefined if both were sent
 */
export async function sendContact(values: ContactValues): Promise<string | undefined> {
  const params = toParams(values);
  if (answered !== values.email.trim()) {
    const reply = await sendEmail('reply', params);
    if (reply !== 'sent') return failure(reply, 'Failed to send confirmation email');
    answered = values.email.trim();
    await wait(sendGapMs);
  }
  const notice = await sendEmail('notify', params);
  if (notice !== 'sent') return failure(notice, 'Failed to send notification to administrator');
  answered = undefined;
  return undefined;
}

function failure(result: SendResult, message: string): string {
  if (result === 'offline') return offlineText;
  return result === 'unknown' ? `${message}. ${maybeArrived}` : message;
}

function toParams({ name, email, phone, message }: ContactValues): EmailParams {
  return {
    name: name.trim(),
    email: email.trim(),
    phone: phone.trim() || 'Not provided',
    message: message.trim() || 'No message provided',
  };
}
