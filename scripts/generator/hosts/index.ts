/** The files that configure old addresses and headers on hosts: some are part of the output, others are not. */
import type { HostFileName } from '../output/host-files.ts';
import { htaccess } from './apache.ts';
import { caddyFile } from './caddy.ts';
import { cloudfrontFunction } from './cloudfront.ts';
import { composeFile, dockerfile, dockerIgnore } from './container.ts';
import { azureFile, firebaseFile, vercelFile } from './json-hosts.ts';
import { lighttpdFile } from './lighttpd.ts';
import { headersFile, redirectsFile } from './netlify.ts';
import { nginxFile } from './nginx.ts';
import { expandRules, type HostRules } from './rules.ts';

/** Files at the root of the output, which hosts read there: path → contents. */
export function hostFiles(given: HostRules): Record<string, string> {
  const rules = expandRules(given);
  return {
    _redirects: redirectsFile(rules),
    _headers: headersFile(rules),
    'vercel.json': vercelFile(rules),
    'staticwebapp.config.json': azureFile(rules),
    '.htaccess': htaccess(rules),
    '.nojekyll': '',
  } satisfies Record<HostFileName, string>;
}

/** Files for servers, and for hosts that are configured outside of the output. */
export function hostConfigs(given: HostRules): Record<string, string> {
  const rules = expandRules(given);
  return {
    'nginx.conf': nginxFile(rules),
    'lighttpd.conf': lighttpdFile(rules),
    Caddyfile: caddyFile(rules),
    Dockerfile: dockerfile(rules.basePath),
    'Dockerfile.dockerignore': dockerIgnore,
    'compose.yaml': composeFile,
    'firebase.json': firebaseFile(rules),
    'cloudfront.js': cloudfrontFunction(rules),
  };
}
