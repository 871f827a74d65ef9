/** Blocks network access of this process during the tests of one file, and records attempts. */
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import { Socket } from 'node:net';
import { afterAll } from 'vitest';

const near = /^(?:localhost|127\.[\d.]+|::1|\[::1\])$/;
const refused = (host: string) => new Error(`Tests have no network: ${host}`);

/** @returns the hosts of connections and DNS lookups; new ones are added, also if the error is caught */
export function cutNetwork(): string[] {
  const tried: string[] = [];
  const connect = Socket.prototype.connect;
  Socket.prototype.connect = function (this: Socket, ...call: unknown[]) {
    const host = hostOf(call);
    if (host === undefined || near.test(host)) return Reflect.apply(connect, this, call);
    tried.push(host);
    return this.destroy(refused(host));
  };
  // Other files run in the same process.
  afterAll(() => {
    Socket.prototype.connect = connect;
  });
  for (const api of [dns, dns.promises])
    for (const [name, ask] of Object.entries(api)) {
      if (!/^(?:lookup|resolve|reverse)/.test(name) || typeof ask !== 'function') continue;
      afterAll(() => {
        Object.assign(api, { [name]: ask });
        syncBuiltinESMExports();
      });
      Object.assign(api, {
        [name]: (host: string, ...rest: unknown[]) => {
          if (near.test(host)) return Reflect.apply(ask, api, [host, ...rest]);
          tried.push(host);
          throw refused(host);
        },
      });
    }
  syncBuiltinESMExports();
  return tried;
}

/** Arguments of `connect`: (options), (port, host), (path), or Node's internal list of options and callback. */
function hostOf(call: readonly unknown[]): string | undefined {
  const [first, second] = Array.isArray(call[0]) ? call[0] : call;
  if (typeof first === 'object' && first !== null)
    return 'host' in first && typeof first.host === 'string' ? first.host : undefined;
  return typeof second === 'string' ? second : undefined;
}
