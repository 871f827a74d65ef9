import { beforeEach, expect, test, vi } from 'vitest';

const values = { name: ' Ann ', email: 'ann@example.org', phone: '', message: '', consent: 'yes' };
const templates = () =>
  vi.mocked(fetch).mock.calls.map(([, init]) => JSON.parse(String(init?.body)).template_id);

/** A fresh copy of the module, which remembers the address of the first send. */
async function load() {
  vi.resetModules();
  return (await import('../../../components/forms/send-contact.ts')).sendContact;
}
/** Each send gets the next status; the last one is repeated. */
function answer(...statuses: number[]) {
  const fetched = vi.fn(async () => {
    const status = statuses.length > 1 ? statuses.shift() : statuses[0];
    return new Response('', { status: status ?? 200 });
  });
  vi.stubGlobal('fetch', fetched);
}

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.useFakeTimers();
  // Timers do not wait: the clock jumps to the next one.
  vi.setTimerTickMode('nextTimerAsync');
  return () => vi.useRealTimers();
});

test('the reply to the sender is sent first, then the e-mail to the company, with text for empty fields', async () => {
  answer(200);
  const send = await load();
  expect(await send(values)).toBeUndefined();
  expect(templates()).toEqual(['sample-template-reply', 'sample-template-notify']);
  const body = JSON.parse(String(vi.mocked(fetch).mock.calls[0]?.[1]?.body));
  expect(body.template_params).toEqual({
    name: 'Ann',
    email: 'ann@example.org',
    phone: 'Not provided',
    message: 'No message provided',
  });
});

test('if the first send fails there is no second', async () => {
  answer(500);
  const send = await load();
  expect(await send(values)).toBe('Failed to send confirmation email');
  expect(templates()).toEqual(['sample-template-reply']);
});

test('a retry after the second send failed repeats only the second', async () => {
  answer(200, 500);
  const send = await load();
  expect(await send(values)).toBe('Failed to send notification to administrator');
  answer(200);
  expect(await send(values)).toBeUndefined();
  expect(templates()).toEqual(['sample-template-notify']);
});

test('another address gets its own reply', async () => {
  answer(200, 500);
  const send = await load();
  await send(values);
  answer(200);
  await send({ ...values, email: 'ben@example.org' });
  expect(templates()).toEqual(['sample-template-reply', 'sample-template-notify']);
});

test('a send that was refused with 429 is repeated once', async () => {
  answer(429, 200, 200);
  const send = await load();
  expect(await send(values)).toBeUndefined();
  expect(templates()).toEqual(['sample-template-reply', 'sample-template-reply', 'sample-template-notify']);
});

test('offline, nothing is sent and the banner states the reason', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  answer(200);
  const send = await load();
  expect(await send(values)).toMatch(/^You appear to be offline\./);
  expect(fetch).not.toHaveBeenCalled();
});

test('after 15 seconds without a response the banner states that the message may have arrived', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(
      (_: string, { signal }: { signal: AbortSignal }) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    ),
  );
  const send = await load();
  const start = Date.now();
  expect(await send(values)).toMatch(/may have arrived/);
  expect(Date.now() - start).toBe(15_000);
});
