/** Rules of a small site, and the files of all hosts for it. */
import { hostConfigs, hostFiles } from '../../../../scripts/generator/hosts/index.ts';
import type { HostRules } from '../../../../scripts/generator/hosts/rules.ts';

export const rules: HostRules = {
  redirects: [
    { from: '/cats', to: '/' },
    { from: '/press', to: '/press-kit' },
    { from: '/about-*', to: '/about' },
    { from: '/blog/1', to: '/blog?post=jerry-fox' },
  ],
  basePath: '/',
  policy: "default-src 'self'",
  bookingOrigin: 'https://booking.example',
  texts: { siteUrl: 'https://cats.example', routes: ['/', '/about', '/blog/jerry-fox'] },
};
export const files = { ...hostFiles(rules), ...hostConfigs(rules) };

/** The files that send the site's headers for all paths in the same words. */
export const withHeaders = [
  '_headers',
  'vercel.json',
  'staticwebapp.config.json',
  '.htaccess',
  'nginx.conf',
  'Caddyfile',
  'firebase.json',
] as const;
