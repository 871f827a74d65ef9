/** nginx: a file for `conf.d/`, with one server that needs only its name and its folder changed. */
import {
  bareFolder,
  compressible,
  escapePattern,
  exactRedirects,
  type HostRules,
  hashedFolders,
  keptForAYear,
  prefixRedirects,
  revalidated,
  siteHeaders,
  staysHere,
} from './rules.ts';

const quote = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;
/** A target with a query of its own keeps that; any other takes the visitor's. */
const withQuery = (to: string): string => (to.includes('?') ? to : `${to}$is_args$args`);

export function nginxFile(rules: HostRules): string {
  const { basePath } = rules;
  const olds = exactRedirects(rules).flatMap(({ from, to }) =>
    ['', '/'].map((slash) => `  location = ${from}${slash} { return 301 ${withQuery(to)}; }`),
  );
  const prefixes = prefixRedirects(rules).map(
    ({ from, to }) => `  location ~ ^${escapePattern(from)}[^/]+/?$ { return 301 ${withQuery(to)}; }`,
  );
  const folder = bareFolder(basePath);
  const bare = folder ? `  location = ${folder} { return 301 ${withQuery(basePath)}; }\n` : '';
  const headers = Object.entries(siteHeaders(rules)).map(
    ([name, value]) => `  add_header ${name} ${quote(value)} always;`,
  );
  const hashed = `^${escapePattern(basePath)}assets/(${hashedFolders.join('|')})/`;
  return `map $uri $cats_cache {
  default '${revalidated}';
  ~${hashed} '${keptForAYear}';
}

server {
  listen 80;
  server_name example.org;
  root /var/www/cats;
  absolute_redirect off;
  charset utf-8;
  types {
    application/manifest+json webmanifest;
    text/markdown md;
  }
  include mime.types;
  gzip on;
  gzip_vary on;
  gzip_types ${compressible};
  # The copies that the build compressed. For the others take the # away where nginx has the module for Brotli.
  gzip_static on;
  # brotli_static on;

${headers.join('\n')}
  add_header Cache-Control $cats_cache always;

  # Old addresses, each as it stands.
${[...olds, ...prefixes].join('\n')}

  # Pages have neither .html nor a slash at their end.
  if ($request_uri ~ "^${escapePattern(basePath)}index\\.html(\\?|$)") { return 301 ${basePath}$is_args$args; }
  if ($request_uri ~ "^(/${staysHere}[^?]*?)(?:/index)?\\.html(\\?|$)") { return 301 $1$is_args$args; }

  location / {
    if ($request_uri ~ "^(/${staysHere}[^?]*?)/+(\\?|$)") { return 301 $1$is_args$args; }
    try_files $uri $uri.html $uri/index.html =404;
  }
${bare}  location = ${basePath} { try_files ${basePath}index.html =404; }
  error_page 404 ${basePath}404.html;
  location = ${basePath}404.html { internal; }
}
`;
}
