/** The output of `npm run preflight -- --host NAME` can be pasted unchanged. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { sampleValues } from '../../../../content/site.ts';
import { hostNode, hostSettings } from '../../../../scripts/cli/preflight/host-settings.ts';
import { preflight } from '../../../../scripts/cli/preflight/preflight.ts';
import { inRoot } from '../../../../scripts/core/files/paths.ts';
import { files as written } from '../../generator/support/host-rules.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const env = { SITE_URL: 'https://quay.example', VIDEO_ID: 'a "b" \\ c', ANALYTICS_ID: 'G-1' };

test('Netlify: a TOML file with the settings, and previews that search engines ignore', () => {
  const text = hostSettings('netlify', env);
  expect(text).toContain('# Paste this into a new file netlify.toml, next to package.json.');
  expect(text).toContain(
    `command = "npm run build -- --no-compress && sed -i 's/ 301$/ 301!/' dist/_redirects"`,
  );
  expect(text).toContain('  SITE_URL = "https://quay.example"');
  expect(text).toContain('  VIDEO_ID = "a \\"b\\" \\\\ c"');
  expect(text).toContain('  ANALYTICS_ID = "G-1"');
  expect(text).toContain('  PETITION_URL = "FROM YOUR PROVIDER"');
  expect(text).toMatch(/\[context\.deploy-preview\.environment\]\n {2}NOINDEX = "1"/);
});

test('GitLab and Azure: YAML with the settings', () => {
  const { pages } = parse(hostSettings('gitlab-pages', env)) as { pages: Record<string, unknown> };
  expect(pages).toMatchObject({ variables: { SITE_URL: 'https://quay.example', VIDEO_ID: env.VIDEO_ID } });
  const steps = parse(hostSettings('azure', env)) as object[];
  expect(steps.at(-1)).toMatchObject({ with: { app_location: 'dist', skip_app_build: true } });
  expect(pages).toMatchObject({ pages: { publish: 'dist' } });
});

test('all settings of the live site are copied as a build reads them, and none that is for this computer only', () => {
  const set = {
    NEWSLETTER_HELPERS: '0',
    EDITOR_REPOSITORY: 'cats/site',
    VIDEO_ID: ' ',
    PORT: '80',
    NOINDEX: '1',
  };
  const text = hostSettings('gitlab-pages', { ...set, EDITOR: '1', SITE_URL: ' https://quay.example ' });
  const { pages } = parse(text) as { pages: { variables: Record<string, string> } };
  expect(pages.variables).toMatchObject({
    SITE_URL: 'https://quay.example',
    VIDEO_ID: 'FROM YOUR PROVIDER',
    NEWSLETTER_HELPERS: '0',
    EDITOR: '1',
    EDITOR_REPOSITORY: 'cats/site',
  });
  expect(Object.keys(pages.variables)).not.toContain('PORT');
  expect(Object.keys(pages.variables)).not.toContain('NOINDEX');
  expect(hostSettings('gitlab-pages', { EDITOR: 'vim' })).not.toContain('EDITOR');
});

const providers = Object.keys(sampleValues);

test.each(['netlify', 'cloudflare', 'azure', 'gitlab-pages', 'github-pages'])(
  '%s: every setting of the providers, with its value or a text to replace',
  (name) => {
    const given = Object.fromEntries(providers.map((setting) => [setting, `value-of-${setting}`]));
    const full = hostSettings(name, given);
    const empty = hostSettings(name, {});
    for (const setting of providers) {
      expect(full).toMatch(new RegExp(`\\b${setting} ?[=:] ?"value-of-${setting}"$`, 'm'));
      expect(empty).toMatch(new RegExp(`\\b${setting} ?[=:] ?"FROM YOUR PROVIDER"$`, 'm'));
    }
    // GitHub passes the address to the workflow.
    expect(/\bSITE_URL ?[=:] ?"https:\/\/YOUR\.SITE"$/m.test(empty)).toBe(name !== 'github-pages');
  },
);

test('hosts that build by themselves get the version of Node', () => {
  for (const name of ['netlify', 'cloudflare'])
    expect(hostSettings(name, {})).toMatch(new RegExp(`\\bNODE_VERSION ?= ?"${hostNode}"$`, 'm'));
  expect(hostSettings('azure', {})).toContain(`node-version: ${hostNode}\n`);
  expect(hostSettings('gitlab', {})).toContain(`image: node:${hostNode}\n`);
});

test('Cloudflare: command, folder and previews', () => {
  const text = hostSettings('cloudflare', {});
  expect(text).toMatch(/^ {2}Build command +npm run build -- --no-compress$/m);
  expect(text).toMatch(/^ {2}Build output directory +dist$/m);
  expect(text).toMatch(/^ {4}NOINDEX="1"$/m);
});

test('Vercel and Firebase: the file of the last build, with the command; before a build they say what to do', () => {
  const root = temporaryFolder('cats-hosts');
  for (const name of ['vercel', 'firebase'])
    expect(() => hostSettings(name, {}, root)).toThrow(/ is missing: run npm run build first/);
  for (const folder of ['dist', '.hosts']) mkdirSync(path.join(root, folder));
  for (const file of ['dist/vercel.json', '.hosts/firebase.json'])
    writeFileSync(path.join(root, file), '{ "cleanUrls": true }');
  const file = (name: string) =>
    JSON.parse(/\n(\{.*\})$/s.exec(hostSettings(name, {}, root))?.[1] ?? '') as object;
  expect(file('vercel')).toEqual({
    framework: null,
    buildCommand: 'npm run build -- --no-compress',
    outputDirectory: 'dist',
    cleanUrls: true,
  });
  expect(file('firebase')).toEqual({ cleanUrls: true });
});

test.each(['nginx', 'caddy', 'docker', 'lighttpd', 'apache', 's3'])(
  '%s: names files that the build writes, and a guide in the README',
  (name) => {
    const text = hostSettings(name, {});
    const files = [...text.matchAll(/(?:dist|\.hosts)\/([\w.]+\w)/g)].map(([, file = '']) => file);
    expect(files).not.toEqual([]);
    expect(files.filter((file) => !(file in written))).toEqual([]);
    const guide = /README\.md, "([^"]+)"/.exec(text)?.[1] ?? '';
    expect(readFileSync(inRoot('README.md'), 'utf8')).toContain(`<summary>${guide}</summary>`);
  },
);

test.each([
  ['Netlify', 'netlify'],
  ['Cloudflare Pages', 'cloudflare'],
  ['cloudflare_pages', 'cloudflare'],
  ['GitHub', 'github-pages'],
  ['gitlab', 'gitlab-pages'],
  ['NGINX', 'nginx'],
  ['Container', 'docker'],
  ['CloudFront', 's3'],
  ['Azure Static Web Apps', 'azure'],
])('the name %s means %s', (name, host) => {
  expect(hostSettings(name, {})).toBe(hostSettings(host, {}));
});

test('an unknown host is refused with the nearest one, and the list of all', () => {
  expect(() => hostSettings('netlifi')).toThrow(
    /^Unknown host "netlifi"\. Did you mean netlify\? Hosts: netlify, /,
  );
  expect(() => hostSettings('xyz')).toThrow(
    /^Unknown host "xyz"\. Hosts: .* needs no settings: upload dist\/\.$/,
  );
  expect(() => preflight(['--host'])).toThrow(/^Name a host\. Hosts: netlify, /);
});

test('preflight prints them and nothing else', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  expect(preflight(['--host', 'netlify'])).toBe(0);
  expect(log).toHaveBeenCalledTimes(1);
  log.mockRestore();
});
