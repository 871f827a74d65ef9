/** Local servers of hosts, and a plain one, from the packages of `tests/hosts/`. */
import { cpSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import type { HostServer } from './server.ts';

const inPackages = (file: string) => ({ file: path.join('tests/hosts/node_modules', file) });
const script = (packages: string, file: string, args: readonly string[]) => ({
  program: process.execPath,
  args: [path.join(packages, file), ...args],
});

const cloudflare: HostServer = {
  name: 'Cloudflare',
  needs: [
    inPackages('wrangler/bin/wrangler.js'),
    inPackages(`@cloudflare/workerd-${process.platform}-${process.arch === 'x64' ? '64' : process.arch}`),
  ],
  command: ({ dist, packages, port }) => ({
    ...script(packages, 'wrangler/bin/wrangler.js', [
      'pages',
      'dev',
      dist,
      '--ip=127.0.0.1',
      `--port=${port}`,
      '--inspector-port=0',
      // Without one it uses the current date, which the server may not support yet.
      '--compatibility-date=2026-04-01',
    ]),
    env: { CI: '1', CLOUDFLARE_CF_FETCH_ENABLED: 'false', WRANGLER_SEND_METRICS: 'false' },
  }),
};

const firebase: HostServer = {
  name: 'Firebase',
  needs: [inPackages('superstatic/lib/bin/server.js')],
  command({ dist, hosts, packages, scratch, port }) {
    cpSync(path.join(hosts, 'firebase.json'), path.join(scratch, 'firebase.json'));
    symlinkSync(dist, path.join(scratch, 'dist'));
    const args = ['.', '--host', '127.0.0.1', '--port', String(port), '-c', 'firebase.json', '--compression'];
    return { ...script(packages, 'superstatic/lib/bin/server.js', args), cwd: scratch };
  },
};

const serve: HostServer = {
  name: 'serve',
  needs: [inPackages('serve/build/main.js')],
  command: ({ dist, packages, port }) =>
    script(packages, 'serve/build/main.js', [
      dist,
      '--listen',
      `tcp://127.0.0.1:${port}`,
      '--no-clipboard',
      '--no-request-logging',
    ]),
};

export const npmServers = [cloudflare, firebase, serve] as const;
