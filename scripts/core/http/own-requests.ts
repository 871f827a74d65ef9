/** Which requests may read or change files of this machine: only those of pages that it serves itself. */
import type { IncomingMessage } from 'node:http';

const own = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/** @param host the header; another name was pointed at this machine (DNS rebinding) */
export const isOwnHost = (host: string | undefined): boolean => own.test(host ?? '');

/** Why a request is refused; the check of `Origin` prevents those from pages of other sites. */
export function refusalOf({ headers, method }: IncomingMessage): string | undefined {
  const { host, origin } = headers;
  if (!isOwnHost(host)) return 'This is available under the names of this machine only.';
  if (origin !== undefined && origin !== `http://${host}`)
    return 'Only pages of this server may send this request.';
  if (method === 'POST' && origin === undefined) return 'The request must state its Origin.';
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none' && method === 'POST')
    return 'Only pages of this server may send this request.';
  return undefined;
}
