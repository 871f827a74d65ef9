/** The output of `npm run preflight -- --host NAME` can be pasted unchanged. */
import { expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { hostSettings } from '../../../scripts/cli/host-settings.ts';
import { preflight } from '../../../scripts/cli/preflight.ts';

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
});

test.each(['Netlify', 'Cloudflare Pages', 'github', 'NGINX', 'docker', 'apache', 's3', 'lighttpd', 'caddy'])(
  'the host %s is known',
  (name) => {
    expect(hostSettings(name, {})).toMatch(/\w/);
  },
);

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
