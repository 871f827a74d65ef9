/**
 * What each host needs besides `dist/`: a file at the top level, to be pasted there, or settings to enter at the host. The
 * project keeps none of these files, since every owner needs one of them at most.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sampleSiteUrl, sampleValues, settingNames } from '../../../content/site.ts';
import { UserError } from '../../core/errors/user-error.ts';
import { root as projectRoot } from '../../core/files/paths.ts';
import { nearest } from '../../core/text/nearest.ts';

type Variables = readonly (readonly [name: string, value: string])[];

const command = 'npm run build -- --no-compress';
/** Version of Node that hosts build with; the workflows use it, too. */
export const hostNode = '24';

const toReplace = (name: string): string =>
  name === 'SITE_URL' ? 'https://YOUR.SITE' : 'FROM YOUR PROVIDER';

/** Settings that are valid for this computer or one build only. */
const ownOnly: readonly string[] = ['PROVIDERS', 'BUILD_DATE', 'NOINDEX', 'PORT'];

/** Settings of a live build, with their current values or a text to replace. */
function variables(env: NodeJS.ProcessEnv): Variables {
  // As a build reads them; `EDITOR` may also be the program of a shell.
  const given = new Map(settingNames.map((name) => [name, env[name]?.trim() ?? '']));
  if (given.get('EDITOR') !== '1') given.delete('EDITOR');
  if (given.get('SITE_URL') === sampleSiteUrl) given.delete('SITE_URL');
  const needed = ['SITE_URL', ...Object.keys(sampleValues)];
  const others = [...given].filter(([name, value]) => value && ![...needed, ...ownOnly].includes(name));
  return [
    ['NODE_VERSION', hostNode],
    ...needed.map((name) => [name, given.get(name) || toReplace(name)] as const),
    ...others,
  ];
}

const list = (all: Variables, form: (name: string, value: string) => string): string =>
  all.map(([name, value]) => form(name, JSON.stringify(value))).join('\n');

/** A generated file with more fields in front. */
function generated(root: string, file: string, before: object = {}): string {
  const place = path.join(root, file);
  if (!existsSync(place))
    throw new UserError(`${file} is missing: run npm run build first, with the settings of the live site.`);
  const value = JSON.parse(readFileSync(place, 'utf8')) as object;
  return JSON.stringify({ ...before, ...value }, null, 2);
}

/** For a host that reads its configuration where the build writes it. */
const ready = (file: string, guide: string): string =>
  `Nothing has to be added to the project: npm run build writes ${file}.\nREADME.md, "${guide}", describes where it belongs.`;

/** Host → what to paste, and where. */
const hosts: Readonly<Record<string, (env: NodeJS.ProcessEnv, root: string) => string>> = {
  netlify: (env) => `# Paste this into a new file netlify.toml, next to package.json.
[build]
  command = "${command} && sed -i 's/ 301$/ 301!/' dist/_redirects"
  publish = "dist"

[build.environment]
${list(variables(env), (name, value) => `  ${name} = ${value}`)}

[context.deploy-preview.environment]
  NOINDEX = "1"

[context.branch-deploy.environment]
  NOINDEX = "1"`,
  cloudflare: (env) => `Enter these at Cloudflare: Workers & Pages, your project, Settings, Builds.
  Build command           ${command}
  Build output directory  dist
  Variables for production and preview:
${list(variables(env), (name, value) => `    ${name}=${value}`)}
  One more for preview only:
    NOINDEX="1"`,
  vercel: (_env, root) =>
    `Paste this into a new file vercel.json, next to package.json; repeat it after a change of an old address or of the settings.
Enter the variables that npm run preflight lists at Vercel: your project, Settings, Environment Variables.

${generated(root, 'dist/vercel.json', { framework: null, buildCommand: command, outputDirectory: 'dist' })}`,
  firebase: (
    _env,
    root,
  ) => `Paste this into a new file firebase.json, next to package.json; repeat it after each build that changes it.

${generated(root, '.hosts/firebase.json')}`,
  azure: (env) => `# Paste these steps into the workflow that Azure created, instead of its build step.
      - uses: actions/setup-node@v6
        with:
          node-version: ${hostNode}
          cache: npm
      - run: npm ci
      - run: ${command}
        env:
${list(variables(env).slice(1), (name, value) => `          ${name}: ${value}`)}
      - uses: Azure/static-web-apps-deploy@v1
        with:
          azure_static_web_apps_api_token: \${{ secrets.AZURE_STATIC_WEB_APPS_API_TOKEN }}
          action: upload
          app_location: dist
          skip_app_build: true`,
  'gitlab-pages': (env) => `# Paste this into a new file .gitlab-ci.yml, next to package.json.
pages:
  image: node:${hostNode}
  cache:
    paths: [.cache, .npm]
  variables:
${list(variables(env).slice(1), (name, value) => `    ${name}: ${value}`)}
  script:
    - npm ci --cache .npm
    - npm run build
  pages:
    publish: dist
  rules:
    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH`,
  'github-pages': (
    env,
  ) => `Nothing has to be added to the project: .github/workflows/deploy-pages.yml builds and publishes it.
At GitHub, choose "GitHub Actions" under Settings, Pages, Source; GitHub passes the site's address to the workflow.
Enter these under Settings, Secrets and variables, Actions, Variables.
${list(variables(env).slice(2), (name, value) => `  ${name}=${value}`)}`,
  nginx: () => ready('.hosts/nginx.conf', 'nginx'),
  caddy: () => ready('.hosts/Caddyfile', 'Caddy, or a container'),
  docker: () => ready('.hosts/Dockerfile and .hosts/compose.yaml', 'Caddy, or a container'),
  lighttpd: () => ready('.hosts/lighttpd.conf', 'lighttpd'),
  apache: () => ready('dist/.htaccess', 'Apache, and most shared hosting'),
  s3: () => ready('.hosts/cloudfront.js', 'S3 with CloudFront'),
};
const otherNames: Readonly<Record<string, string>> = {
  'cloudflare-pages': 'cloudflare',
  'azure-static-web-apps': 'azure',
  'firebase-hosting': 'firebase',
  github: 'github-pages',
  gitlab: 'gitlab-pages',
  container: 'docker',
  cloudfront: 's3',
};

/** @throws UserError for an unknown host, and before the first build where a generated file is needed */
export function hostSettings(host: string, env: NodeJS.ProcessEnv = process.env, root = projectRoot): string {
  const name = host
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
  const found = Object.hasOwn(hosts, name) ? hosts[name] : hosts[otherNames[name] ?? ''];
  if (found) return found(env, root);
  const guess = name && nearest(name, [...Object.keys(hosts), ...Object.keys(otherNames)]);
  const fault = name ? `Unknown host "${host}". ${guess ? `Did you mean ${guess}? ` : ''}` : 'Name a host. ';
  throw new UserError(
    `${fault}Hosts: ${Object.keys(hosts).join(', ')}. Any other static host needs no settings: upload dist/.`,
  );
}
