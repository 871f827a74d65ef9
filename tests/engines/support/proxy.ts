/** A proxy in front of the site under test, so that a test can delay requests or close it. */
import http from 'node:http';
import { type Handler, listen } from '../../../scripts/serve/listen.ts';

export interface SiteProxy {
  /** E.g. `http://localhost:40123`; each test has its own, without service worker and drafts of other tests. */
  origin: string;
  /** Delays requests whose path matches. @returns a function that releases them */
  hold: (path: RegExp) => () => void;
  /** Closes the proxy and its open connections. */
  close: () => Promise<void>;
}

export async function openProxy(site: string): Promise<SiteProxy> {
  let held: { path: RegExp; free: Promise<void> } | undefined;
  const handler: Handler = async (request, response) => {
    if (held?.path.test(request.url ?? '')) await held.free;
    const { method, headers } = request;
    const forwarded = http.request(new URL(request.url ?? '/', site), { method, headers }, (upstream) => {
      response.writeHead(upstream.statusCode ?? 502, { ...upstream.headers, ...policyOf(upstream.headers) });
      upstream.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  };
  const { origin, close } = await listen(handler, 0);
  let closed = false;
  return {
    origin,
    hold: (path) => {
      let release = () => {};
      const free = new Promise<void>((resolve) => {
        release = resolve;
      });
      held = { path, free };
      return release;
    },
    close: async () => {
      if (closed) return;
      closed = true;
      await close();
    },
  };
}

/** The policy of a live site: without requiring Trusted Types, which libraries of providers do not support. */
function policyOf(headers: http.IncomingHttpHeaders): Record<string, string[]> {
  const name = 'content-security-policy';
  const policies = [headers[name] ?? []].flat().flatMap((value) => value.split(', '));
  return { [name]: policies.filter((policy) => !policy.startsWith('require-trusted-types-for')) };
}
