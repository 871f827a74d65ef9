/** One request to the stand-in and its answer, as the small provider modules see them. */
import type { IncomingMessage } from 'node:http';

export interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  /** Lower-case names. */
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

/** Something that a visitor sent, for the outbox. */
export interface Sent {
  provider: string;
  /** What it is, without any personal word: this is printed. */
  what: string;
  data: unknown;
}

export interface Provider {
  /** Undefined: the path belongs to another provider. */
  handle(call: Call, keep: (sent: Sent) => void): Reply | undefined;
}

/** More than any form of the site can send, in bytes. */
const largest = 1_000_000;

/** @throws RangeError if the body is too large */
export async function readCall(request: IncomingMessage): Promise<Call> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > largest) throw new RangeError('The body is too large.');
    chunks.push(bytes);
  }
  const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value ?? '')]);
  return {
    method: request.method ?? 'GET',
    path: pathname,
    query: searchParams,
    headers: Object.fromEntries(headers),
    body: Buffer.concat(chunks).toString('utf8'),
    now: Date.now(),
  };
}

export const text = (status: number, body: string, headers: Record<string, string> = {}): Reply => ({
  status,
  headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers },
  body,
});

export const json = (status: number, value: unknown): Reply => ({
  status,
  headers: { 'Content-Type': 'application/json; charset=utf-8' },
  body: JSON.stringify(value),
});

/** Fields of a posted form; a field that comes twice keeps its last value. */
export const formFields = (call: Call): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(call.body));
