/** A server in front of the site under test, so that a test can hold it back or take it down. */
import http from 'node:http';
import { type Handler, listen } from '../../../scripts/serve/listen.ts';

export interface SiteProxy {
  /** `http://localhost:40123`; new for each test, so that no worker or draft of another test is there. */
  origin: string;
  /** Keeps requests whose path matches waiting. @returns lets them go on */
  hold: (path: RegExp) => () => void;
  /** Takes the site down for good, open connections included. */
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

/** The policy that a live site sends: without the demand for Trusted Types, which libraries of providers do not meet. */
function policyOf(headers: http.IncomingHttpHeaders): Record<string, string[]> {
  const name = 'content-security-policy';
  const policies = [headers[name] ?? []].flat().flatMap((value) => value.split(', '));
  return { [name]: policies.filter((policy) => !policy.startsWith('require-trusted-types-for')) };
}
