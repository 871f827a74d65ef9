/** nginx: a file for `conf.d/` with one server, in which only name and folder need to be changed. */
import {
  bareFolder,
  cachedForAYear,
  canonicalLink,
  compressible,
  editorPattern,
  escapePattern,
  exactRedirects,
  type HostRules,
  hashedFolders,
  ownPath,
  ownPathLazy,
  prefixRedirects,
  revalidated,
  siteHeaders,
  textRobots,
} from './rules.ts';

const quote = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;
/** Both queries, the target's own first; `$cats_more` is the visitor's query with a leading `&`. */
function withQuery(to: string): string {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? [];
  return `${path}${query}${query ? '$cats_more' : '$is_args$args'}${fragment}`;
}

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
  const { editorPolicy } = rules;
  const headers = Object.entries(siteHeaders(rules)).map(([name, value]) => {
    const sent = editorPolicy && name === 'Content-Security-Policy' ? '$cats_policy' : quote(value);
    return `  add_header ${name} ${sent} always;`;
  });
  const policies = editorPolicy
    ? `map $uri $cats_policy {
  default ${quote(rules.policy)};
  ~${editorPattern(basePath)} ${quote(editorPolicy)};
}
`
    : '';
  const robots = editorPolicy ? `\n  ~${editorPattern(basePath)} ${textRobots};` : '';
  const hashed = `^${escapePattern(basePath)}assets/(${hashedFolders.join('|')})/`;
  const { siteUrl } = rules.texts;
  return `map $args $cats_more {
  '' '';
  default '&$args';
}
map $uri $cats_robots {
  ~\\.md$ ${textRobots};${robots}
}
${policies}map $uri $cats_canonical {
  ~^${escapePattern(basePath)}index\\.md$ '${canonicalLink(siteUrl + basePath)}';
  ~^${escapePattern(basePath)}(?<cats_page>${ownPath})\\.md$ '${canonicalLink(`${siteUrl}${basePath}$cats_page`)}';
}
map $uri $cats_cache {
  default '${revalidated}';
  ~${hashed} '${cachedForAYear}';
}

server {
  listen 80;
  server_name example.org;
  root /var/www/cats;
  absolute_redirect off;
  charset utf-8;
  charset_types text/xml text/plain text/markdown application/javascript;
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
  add_header X-Robots-Tag $cats_robots;
  add_header Link $cats_canonical;

  # Old addresses, each as it stands.
${[...olds, ...prefixes].join('\n')}

  # Pages have neither .html nor a slash at their end.
  location / {
    if ($request_uri ~ "^${escapePattern(basePath)}index\\.html(\\?|$)") { return 301 ${basePath}$is_args$args; }
    if ($request_uri ~ "^(/${ownPathLazy})(?:/index)?\\.html(\\?|$)") { return 301 $1$is_args$args; }
    if ($request_uri ~ "^(/${ownPathLazy})/+(\\?|$)") { return 301 $1$is_args$args; }
    try_files $uri $uri.html $uri/index.html =404;
  }
${bare}  location = ${basePath} { try_files ${basePath}index.html =404; }
  error_page 404 ${basePath}404.html;
  location = ${basePath}404.html { internal; }
}
`;
}
