/** The e-mail service: EmailJS's send endpoint (spec section 7). Addresses and messages go into the body, never into a log. */
import { allSettings } from '../base/all-settings.ts';
import { within } from '../base/request.ts';

/** Which of the service's templates is filled in. */
export type EmailTemplate = 'reply' | 'notify' | 'survey';
/** Values for the fields of a template. */
export type EmailParams = Readonly<Record<string, string>>;
/** How a send ended. `unknown`: no answer in time, so it may have arrived. */
export type SendResult = 'sent' | 'failed' | 'offline' | 'unknown';

/** A request that hangs this long has failed, in ms. */
const timeoutMs = 15_000;
/** The service takes about one send a second, in ms. */
export const sendGapMs = 1_100;
/** Pause before a refused send is repeated, in ms: by then another tab of the visitor has made its two sends. */
const refusedMs = 3_000;

const templates: Readonly<Record<EmailTemplate, string>> = {
  reply: allSettings.email.templateReply,
  notify: allSettings.email.templateNotify,
  survey: allSettings.email.templateSurvey,
};

/** Resolves after a time in ms. */
export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends one e-mail; an answer 429 is tried once more after a pause. Never rejects. */
export async function sendEmail(template: EmailTemplate, params: EmailParams): Promise<SendResult> {
  if (isOffline()) return 'offline';
  try {
    let response = await post(template, params);
    if (response.status === 429) {
      await wait(refusedMs);
      response = await post(template, params);
    }
    return response.ok ? 'sent' : 'failed';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') return 'unknown';
    return isOffline() ? 'offline' : 'failed';
  }
}

/** A browser that does not know counts as online. */
const isOffline = () => navigator.onLine === false;

function post(template: EmailTemplate, params: EmailParams): Promise<Response> {
  return within(timeoutMs, (signal) =>
    fetch(allSettings.email.endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        service_id: allSettings.email.serviceId,
        template_id: templates[template],
        user_id: allSettings.email.publicKey,
        template_params: params,
      }),
      signal,
    }),
  );
}
