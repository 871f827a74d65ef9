import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { writeHostConfigs } from '../../../../scripts/generator/hosts/host-rules.ts';
import { hostConfigs, hostFiles } from '../../../../scripts/generator/hosts/index.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { files, rules, withHeaders } from '../support/host-rules.ts';

const json = (name: string): unknown => JSON.parse(files[name] ?? '');

test.each([
  '_redirects',
  'vercel.json',
  'staticwebapp.config.json',
  '.htaccess',
  'nginx.conf',
  'Caddyfile',
  'lighttpd.conf',
  'firebase.json',
  'cloudfront.js',
])('%s has every old address and no prefix of one', (name) => {
  const text = files[name] ?? '';
  for (const old of ['cats', 'press']) expect(text).toContain(old);
  // On hosts that replace the visitor's query by that of the target, the redirect page handles it.
  expect(text.includes('blog/1')).toBe(!['_redirects', 'staticwebapp.config.json'].includes(name));
  // `/press*` would also redirect the press kit.
  expect(text).not.toMatch(/\/press[*(]/);
});

test.each(withHeaders)('%s sends the policy and the other headers, and caches hashed files', (name) => {
  const text = files[name] ?? '';
  for (const header of [
    "default-src 'self'",
    'Strict-Transport-Security',
    'nosniff',
    'strict-origin-when-cross-origin',
    'same-origin-allow-popups',
    'payment=(self',
    'immutable',
  ])
    expect(text).toContain(header);
});

test('Apache does not let mod_pagespeed change what the content policy names by its hash', () => {
  expect(files['.htaccess']).toMatch(/<IfModule pagespeed_module>\s+ModPagespeed off\s+<\/IfModule>/);
});

test('lighttpd caches hashed files for a year, but not missing ones', () => {
  expect(files['lighttpd.conf']).toContain('"/assets/js/" => "access plus 365 days"');
  expect(files['lighttpd.conf']).toContain("default-src 'self'");
});

test('Firebase uploads neither files for other hosts nor compressed copies, but the feeds and .well-known/', () => {
  expect(json('firebase.json')).toMatchObject({
    hosting: {
      ignore: [
        '.htaccess',
        '.nojekyll',
        '_headers',
        '_redirects',
        'vercel.json',
        'staticwebapp.config.json',
        '**/*.br',
        '**/*.gz',
      ],
    },
  });
});

test('the files for hosts are valid', () => {
  expect(json('vercel.json')).toMatchObject({ cleanUrls: true });
  expect(json('firebase.json')).toMatchObject({ hosting: { public: 'dist', cleanUrls: true } });
  expect(json('staticwebapp.config.json')).toMatchObject({
    responseOverrides: { '404': { rewrite: '/404.html' } },
  });
});

test('Vercel removes a trailing slash last, so that an old address needs one redirect', () => {
  const file = json('vercel.json');
  expect(file).not.toHaveProperty('trailingSlash');
  expect(file).toMatchObject({
    redirects: [
      { source: '/cats', destination: '/' },
      { source: '/cats/', destination: '/' },
      { source: '/press' },
      { source: '/press/' },
      { source: '/blog/1' },
      { source: '/blog/1/' },
      { source: '/about-:name', destination: '/about' },
      { source: '/about-:name/', destination: '/about' },
      { source: '/:path([A-Za-z0-9_~-][A-Za-z0-9._~/-]*)/', destination: '/:path', statusCode: 301 },
    ],
  });
});

test("for a site in a folder, the folder's address without the slash redirects to it", () => {
  const below = { ...rules, basePath: '/x/' };
  const reported = { ...hostFiles(below), ...hostConfigs(below) };
  expect(reported['nginx.conf']).toContain('location = /x { return 301 /x/$is_args$args; }');
  expect(reported.Caddyfile).toContain('redir @folder /x/ 301');
  expect(reported['.htaccess']).toContain(
    'RewriteCond %{REQUEST_URI} "^/x$"\n  RewriteRule ^ %{ENV:CATS_HERE}/x/ [R=301,L]',
  );
  expect(reported.Dockerfile).toContain('COPY dist /srv/x/');
  for (const name of ['nginx.conf', 'Caddyfile', '.htaccess'])
    expect(files[name]).not.toMatch(/@folder|AllowNoSlash|location = {/);
});

test('the container runs without root and capabilities, and writes nothing', () => {
  const compose = parse(files['compose.yaml'] ?? '');
  expect(compose.services.site).toMatchObject({
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
    ports: ['127.0.0.1:8080:8080'],
    build: { context: '..', dockerfile: '.hosts/Dockerfile' },
  });
  const lines = files.Dockerfile?.split('\n') ?? [];
  const user = lines.findIndex((line) => /^USER [1-9]\d*:[1-9]\d*$/.test(line));
  expect(user).toBeGreaterThan(0);
  // No command or copy runs as another user afterwards.
  expect(lines.slice(user).filter((line) => /^(?:RUN|COPY|ADD|USER root)\b/.test(line))).toEqual([]);
  // The program must not have file capabilities, since it could not start after all are dropped.
  expect(files.Dockerfile).toContain('RUN cp /usr/bin/caddy');
  const copied = lines.flatMap((line) => /^COPY (\S+)/.exec(line)?.[1] ?? []);
  expect(files['Dockerfile.dockerignore']?.split('\n')).toEqual(['*', '!dist', '!.hosts/Caddyfile', '']);
  expect(copied.sort()).toEqual(['.hosts/Caddyfile', 'dist']);
});

test.each([
  ['nginx.conf', /\$request_uri ~ "([^"]+)"/g],
  ['Caddyfile', /path_regexp (?:\w+ )?(\^\S+)/g],
  ['lighttpd.conf', /^ {2}"(\^[^"]+)" =>/gm],
  ['.htaccess', /%\{THE_REQUEST\} "([^"]+)"/g],
])('no rule of %s redirects //example.org/ to another host', (name, pattern) => {
  const rules = [...(files[name] ?? '').matchAll(pattern)].map(([, rule = '']) => new RegExp(rule));
  const line = (path: string) => (name === '.htaccess' ? `GET ${encodeURI(path)} HTTP/1.1` : path);
  for (const path of [
    '//example.org/',
    '//example.org/x.html',
    '/\\example.org/',
    '/\\example.org/index.html',
    '/\t/example.org/',
    '/%09/example.org/',
    '/%5cexample.org/x.html',
    '/\n/example.org/index.html',
    '/%2f/example.org/',
    '/.//example.org/',
  ])
    expect(rules.filter((rule) => rule.test(line(path)))).toEqual([]);
  for (const path of ['/about/', '/about.html'])
    expect(rules.filter((rule) => rule.test(line(path))).length).toBeGreaterThan(0);
});

describe('the function for CloudFront', () => {
  type Query = Record<string, { value: string; multiValue?: { value: string }[] }>;
  type Handled = { uri?: string; statusCode?: number; headers?: { location: { value: string } } };
  // The file is JavaScript for another runtime; the test calls its only function.
  const handler = new Function(`${files['cloudfront.js']}; return handler;`)() as (event: {
    request: { uri: string; querystring: Query };
  }) => Handled;
  const answer = (uri: string, querystring: Query = {}): string => {
    const { statusCode, headers, uri: served } = handler({ request: { uri, querystring } });
    return statusCode ? `${statusCode} ${headers?.location.value}` : String(served);
  };
  test.each([
    ['/', '/index.html'],
    ['/about', '/about.html'],
    ['/about/', '301 /about'],
    ['/about.html', '301 /about'],
    ['/index.html', '301 /'],
    ['/cats', '301 /'],
    ['/press/', '301 /press-kit'],
    ['/about-anyone', '301 /about'],
    ['/blog/1', '301 /blog?post=jerry-fox'],
    ['/assets/js/a.js', '/assets/js/a.js'],
    ['/press-kit', '/press-kit.html'],
    ['//example.org/', '//example.org/'],
    ['/\\example.org/x.html', '/\\example.org/x.html'],
  ])('%s is %s', (uri, expected) => {
    expect(answer(uri)).toBe(expected);
  });
  test('keeps the query, after that of the target, with repeated values', () => {
    const flyer = { utm_source: { value: 'flyer' } };
    expect(answer('/cats', flyer)).toBe('301 /?utm_source=flyer');
    expect(answer('/blog/1/', flyer)).toBe('301 /blog?post=jerry-fox&utm_source=flyer');
    expect(answer('/cats', { a: { value: '1', multiValue: [{ value: '1' }, { value: '2' }] } })).toBe(
      '301 /?a=1&a=2',
    );
  });
  test.each(['/\t/example.org/', '/%09/example.org/', '/%5cexample.org/', '//x/'])(
    'does not change %j',
    (uri) => {
      expect(answer(uri)).toBe(uri);
    },
  );
});

test('Apache redirects to https:// behind each kind of proxy that terminates TLS', () => {
  const text = files['.htaccess'] ?? '';
  const conditions = [...text.matchAll(/RewriteCond %\{HTTP:([\w-]+)\} (\S+) \[NC/g)].map(
    ([, header = '', pattern = '']) => [header, new RegExp(pattern, 'i')] as const,
  );
  const sent = [
    ['X-Forwarded-Proto', 'https'],
    ['Forwarded', 'for=192.0.2.1;proto=https;host=cats.example'],
    ['X-Forwarded-Ssl', 'on'],
    ['Front-End-Https', 'On'],
  ] as const;
  const isTls = (name: string, value: string) =>
    conditions.some(([header, pattern]) => header === name && pattern.test(value));
  for (const [name, value] of sent) expect(isTls(name, value), name).toBe(true);
  expect(isTls('X-Forwarded-Proto', 'http')).toBe(false);
  // Every redirect within the site starts with what these conditions set.
  const targets = [...text.matchAll(/RewriteRule \S+ (\S+) \[R=301/g)].map(([, to = '']) => to);
  expect(targets.length).toBeGreaterThan(5);
  expect(targets.filter((to) => !to.startsWith('%{ENV:CATS_HERE}/'))).toEqual([]);
});

test('unchanged files are not written again', () => {
  const folder = temporaryFolder('cats-rules');
  const stamp = (name: string) => statSync(path.join(folder, name)).ino;
  writeHostConfigs(folder, rules);
  const before = ['nginx.conf', 'Dockerfile'].map(stamp);
  writeHostConfigs(folder, { ...rules, policy: "default-src 'none'" });
  const after = ['nginx.conf', 'Dockerfile'].map(stamp);
  expect([after[0] === before[0], after[1] === before[1]]).toEqual([false, true]);
  expect(readFileSync(path.join(folder, 'nginx.conf'), 'utf8')).toContain("default-src 'none'");
});

test.each([
  ['_headers', '/*.md\n  Content-Type: text/markdown; charset=utf-8\n  X-Robots-Tag: noindex'],
  ['_headers', '/blog/jerry-fox.md\n  Link: <https://cats.example/blog/jerry-fox>; rel="canonical"'],
  ['_headers', '/index.md\n  Link: <https://cats.example/>; rel="canonical"'],
  ['nginx.conf', `'<https://cats.example/$cats_page>; rel="canonical"'`],
  ['Caddyfile', 'header @page Link `<https://cats.example/{re.page.1}>; rel="canonical"`'],
  ['lighttpd.conf', '$HTTP["url"] == "/about.md"'],
  ['vercel.json', '<https://cats.example/about>'],
  ['firebase.json', '<https://cats.example/about>'],
  ['staticwebapp.config.json', '"X-Robots-Tag": "noindex"'],
  ['.htaccess', 'Header set X-Robots-Tag noindex'],
])('%s sends the headers of Markdown files: %s', (name, said) => {
  expect(files[name]).toContain(said);
});
