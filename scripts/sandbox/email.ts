/** The e-mail service: EmailJS's send endpoint, as strict as the real one (spec section 7). */
import { attempt } from '../core/errors/attempt.ts';
import { type Call, type Provider, type Reply, text } from './call.ts';

/** Smallest accepted time between two sends, in ms. */
export const sendGapMs = 1000;

const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': 'content-type, x-sandbox-mode',
  'Access-Control-Max-Age': '0',
};

/** The limit applies per browser, so that parallel tests do not affect each other. */
export function createEmail(): Provider {
  const lastSend = new Map<string, number>();
  return {
    handle(call, keep) {
      if (call.path !== '/api/v1.0/email/send') return undefined;
      if (call.method === 'OPTIONS') return { status: 204, headers: cors, body: '' };
      if (call.method !== 'POST') return refuse(405, 'Only POST is allowed');
      // A request with any other type would be sent without a CORS preflight.
      if (!call.headers['content-type']?.startsWith('application/json'))
        return refuse(415, 'The content type must be application/json');
      const mail = parse(call);
      if (typeof mail === 'string') return refuse(400, mail);
      const browser = `${call.headers['user-agent']}`;
      if (call.now - (lastSend.get(browser) ?? 0) < sendGapMs) return refuse(429, 'Too Many Requests');
      lastSend.set(browser, call.now);
      const fields = Object.keys(mail.template_params).join(', ');
      keep({ provider: 'email', what: `an e-mail by "${mail.template_id}" with ${fields}`, data: mail });
      return refuse(200, 'OK');
    },
  };
}

const refuse = (status: number, message: string): Reply => text(status, message, cors);

interface Mail {
  service_id: string;
  template_id: string;
  user_id: string;
  template_params: Record<string, unknown>;
}

/** The posted e-mail, or why it is refused. */
function parse({ body }: Call): Mail | string {
  const value: unknown = attempt(() => JSON.parse(body));
  if (value === undefined) return 'The body is not JSON';
  if (typeof value !== 'object' || value === null) return 'The body must be an object';
  const mail: Record<string, unknown> = { ...value };
  for (const name of ['user_id', 'service_id', 'template_id'])
    if (typeof mail[name] !== 'string' || mail[name] === '') return `The ${name} parameter is required`;
  const { template_params: params } = mail;
  if (typeof params !== 'object' || params === null) return 'The template_params parameter is required';
  return {
    service_id: String(mail.service_id),
    template_id: String(mail.template_id),
    user_id: String(mail.user_id),
    template_params: { ...params },
  };
}
