/** Real web servers over one built site, each on a free port of this machine. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';

export interface HostServer {
  name: string;
  /** Debian package, for servers that the script may install. */
  debian?: string;
  /** Program that must be there. */
  program: string;
  /** What this server cannot do, known beforehand: names of checks. */
  lacks: readonly string[];
  start: (input: StartInput) => ChildProcess;
}
interface StartInput {
  /** The built site. */
  dist: string;
  /** The files that the build writes for servers. */
  hosts: string;
  /** Private folder for configuration, logs and pids. */
  scratch: string;
  port: number;
}

/** Without rules of their own servers know neither clean addresses nor redirects nor headers. */
const withoutRules = [
  'clean address',
  'html form',
  'slash form',
  'old addresses',
  'any name',
  'query kept',
  'headers',
  'cache',
  'compressed',
  'not found page',
];

const quiet = { stdio: 'ignore' } as const;

export const servers: readonly HostServer[] = [
  {
    name: 'nginx',
    debian: 'nginx-light',
    program: 'nginx',
    lacks: [],
    start({ dist, hosts, scratch, port }) {
      const own = readFileSync(path.join(hosts, 'nginx.conf'), 'utf8')
        .replace('listen 80;', `listen 127.0.0.1:${port};`)
        .replace('server_name example.org;', '')
        .replace('root /var/www/cats;', `root ${dist};`)
        .replace('include mime.types;', 'include /etc/nginx/mime.types;');
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (kind) => `${kind}_temp_path ${scratch}/${kind};`,
      );
      const file = path.join(scratch, 'nginx.conf');
      writeFileSync(
        file,
        `daemon off; pid ${scratch}/nginx.pid; error_log ${scratch}/error.log;\nevents {}\nhttp { access_log off; ${temporary.join(' ')}\n${own} }\n`,
      );
      return spawn('nginx', ['-c', file, '-e', `${scratch}/start.log`], quiet);
    },
  },
  {
    name: 'Apache',
    debian: 'apache2',
    program: 'apache2',
    lacks: [],
    start({ dist, scratch, port }) {
      const modules = [
        'mpm_event',
        'authz_core',
        'dir',
        'mime',
        'rewrite',
        'headers',
        'setenvif',
        'deflate',
        'filter',
      ];
      const file = path.join(scratch, 'apache.conf');
      writeFileSync(
        file,
        `ServerRoot ${scratch}\nServerName localhost\nListen 127.0.0.1:${port}\nPidFile ${scratch}/apache.pid\nErrorLog ${scratch}/error.log\n` +
          modules
            .map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so\n`)
            .join('') +
          `TypesConfig /etc/mime.types\nDocumentRoot ${dist}\n<Directory ${dist}>\nAllowOverride All\nRequire all granted\n</Directory>\n`,
      );
      return spawn('apache2', ['-f', file, '-DFOREGROUND'], quiet);
    },
  },
  {
    name: 'Caddy',
    debian: 'caddy',
    program: 'caddy',
    lacks: [],
    start: ({ dist, hosts, scratch, port }) =>
      spawn('caddy', ['run', '--config', path.join(hosts, 'Caddyfile'), '--adapter', 'caddyfile'], {
        ...quiet,
        env: { ...process.env, HOME: scratch, SITE_ADDRESS: `http://127.0.0.1:${port}`, SITE_ROOT: dist },
      }),
  },
  {
    name: 'python',
    program: 'python3',
    lacks: withoutRules,
    start: ({ dist, port }) =>
      spawn(
        'python3',
        ['-m', 'http.server', String(port), '--bind', '127.0.0.1', '--directory', dist],
        quiet,
      ),
  },
];

/** Installs what is missing, where that is allowed. @returns servers that are there */
export function available(): HostServer[] {
  const isThere = ({ program }: HostServer) => spawnSync('which', [program], quiet).status === 0;
  const missing = servers.flatMap((server) => (server.debian && !isThere(server) ? [server.debian] : []));
  if (missing.length > 0 && process.getuid?.() === 0) {
    console.log(`Installing ${missing.join(', ')} …`);
    spawnSync('apt-get', ['update', '-q'], quiet);
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...missing], {
      ...quiet,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  for (const server of servers)
    if (!isThere(server)) console.log(`${server.name}: n/a, ${server.program} is not installed.`);
  return servers.filter(isThere);
}

export interface Running {
  origin: string;
  stop: () => void;
}

/** @throws Error if it does not answer within ten seconds */
export async function run(server: HostServer, input: Omit<StartInput, 'port'>): Promise<Running> {
  const port = await freePort();
  mkdirSync(input.scratch, { recursive: true });
  const child = server.start({ ...input, port });
  const origin = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 100; attempt++) {
    const answered = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (answered) return { origin, stop: () => child.kill() };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill();
  throw new Error(`${server.name} did not start; its messages lie in ${input.scratch}.`);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object'
          ? resolve(address.port)
          : reject(new Error('There is no free port.')),
      );
    });
  });
}
