/** Servers in Debian packages with the generated configurations, and Python's without any. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { HostServer } from './server.ts';

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const nginx: HostServer = {
  name: 'nginx',
  takesFolders: true,
  needs: [
    { file: '/usr/sbin/nginx', debian: 'nginx-light' },
    { file: brotliModule, debian: 'libnginx-mod-http-brotli-static' },
  ],
  command({ dist, hosts, scratch, port }) {
    const own = readFileSync(path.join(hosts, 'nginx.conf'), 'utf8')
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace('server_name example.org;', '')
      .replace('root /var/www/cats;', `root ${dist};`)
      .replace('include mime.types;', 'include /etc/nginx/mime.types;')
      .replace('# brotli_static on;', 'brotli_static on;');
    const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${scratch}/${kind};`,
    );
    const file = path.join(scratch, 'nginx.conf');
    writeFileSync(
      file,
      `load_module ${brotliModule};
daemon off;
pid ${scratch}/nginx.pid;
error_log ${scratch}/error.log;
events {}
http {
access_log off;
${folders.join('\n')}
${own}
}
`,
    );
    return { program: '/usr/sbin/nginx', args: ['-c', file, '-e', `${scratch}/start.log`] };
  },
};

const apacheModules = '/usr/lib/apache2/modules';
const apache: HostServer = {
  name: 'Apache',
  takesFolders: true,
  needs: [{ file: '/usr/sbin/apache2', debian: 'apache2' }],
  command({ dist, scratch, port }) {
    const modules = 'mpm_event authz_core dir mime rewrite headers setenv setenvif deflate filter brotli'
      .split(' ')
      .filter((name) => existsSync(`${apacheModules}/mod_${name}.so`));
    const file = path.join(scratch, 'apache.conf');
    writeFileSync(
      file,
      `ServerRoot ${scratch}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${scratch}/apache.pid
ErrorLog ${scratch}/error.log
${modules.map((name) => `LoadModule ${name}_module ${apacheModules}/mod_${name}.so`).join('\n')}
TypesConfig /etc/mime.types
DocumentRoot ${dist}
<Directory ${dist}>
  AllowOverride All
  Require all granted
</Directory>
`,
    );
    return { program: '/usr/sbin/apache2', args: ['-f', file, '-DFOREGROUND'] };
  },
};

const caddy: HostServer = {
  name: 'Caddy',
  takesFolders: true,
  needs: [{ file: '/usr/bin/caddy', debian: 'caddy' }],
  command: ({ dist, hosts, scratch, port }) => ({
    program: '/usr/bin/caddy',
    args: ['run', '--config', path.join(hosts, 'Caddyfile'), '--adapter', 'caddyfile'],
    env: { HOME: scratch, SITE_ADDRESS: `http://127.0.0.1:${port}`, SITE_ROOT: dist },
  }),
};

const lighttpd: HostServer = {
  name: 'lighttpd',
  takesFolders: true,
  needs: [
    { file: '/usr/sbin/lighttpd', debian: 'lighttpd' },
    { file: '/usr/lib/lighttpd/mod_deflate.so', debian: 'lighttpd-mod-deflate' },
  ],
  command({ dist, hosts, scratch, port }) {
    const file = path.join(scratch, 'lighttpd.conf');
    writeFileSync(
      file,
      readFileSync(path.join(hosts, 'lighttpd.conf'), 'utf8')
        .replace('server.port = 80', `server.port = ${port}\nserver.bind = "127.0.0.1"`)
        .replaceAll('/var/www/cats', dist),
    );
    return { program: '/usr/sbin/lighttpd', args: ['-D', '-f', file] };
  },
};

export const python: HostServer = {
  name: 'python',
  needs: [{ file: '/usr/bin/python3', debian: 'python3' }],
  command: ({ dist, port }) => ({
    program: '/usr/bin/python3',
    args: ['-m', 'http.server', String(port), '--bind', '127.0.0.1', '--directory', dist],
  }),
};

export const debianServers = [nginx, apache, caddy, lighttpd] as const;
