/** A request to the stand-in and its reply, in the form that the provider modules use. */
import type { IncomingMessage } from 'node:http';
import { readBody } from '../core/http/read-body.ts';

export interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  /** Names are in lower case. */
  headers: Readonly<Record<string, string>>;
  body: string;
  /** Time of arrival, in ms. */
  now: number;
}

export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** A message that a visitor sent, for the outbox. */
export interface Sent {
  provider: string;
  /** A description without personal data: this is printed. */
  what: string;
  data: unknown;
}

export interface Provider {
  /** Returns undefined if the path belongs to another provider. */
  handle(call: Call, keep: (sent: Sent) => void): Reply | undefined;
}

/** Largest accepted body in bytes; more than any form of the site can send. */
const largest = 1_000_000;

/** @throws RangeError if the body is too large */
export async function readCall(request: IncomingMessage): Promise<Call> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const body = await readBody(request, largest);
  if (body === undefined) throw new RangeError('The body is too large.');
  const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value ?? '')]);
  return {
    method: request.method ?? 'GET',
    path: pathname,
    query: searchParams,
    headers: Object.fromEntries(headers),
    body,
    now: Date.now(),
  };
}

export const text = (status: number, body: string, headers: Record<string, string> = {}): Reply => ({
  status,
  headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers },
  body,
});

/** A script, which succeeds. */
export const script = (body: string, headers: Record<string, string> = {}): Reply =>
  text(200, body, { 'Content-Type': 'text/javascript; charset=utf-8', ...headers });

export const json = (status: number, value: unknown): Reply => ({
  status,
  headers: { 'Content-Type': 'application/json; charset=utf-8' },
  body: JSON.stringify(value),
});

/** Fields of a posted form; of a repeated field the last value counts. */
export const formFields = (call: Call): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(call.body));
