/** nginx: a file for `conf.d/` with one server, in which only name and folder need to be changed. */
import {
  cachedForAYear,
  canonicalLink,
  compressible,
  type ExpandedRules,
  editorPattern,
  escapePattern,
  hashedFolders,
  ownPath,
  ownPathLazy,
  revalidated,
  textRobots,
} from './rules.ts';

const quote = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;
/** Both queries, the target's own first; `$cats_more` is the visitor's query with a leading `&`. */
function withQuery(to: string): string {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? [];
  return `${path}${query}${query ? '$cats_more' : '$is_args$args'}${fragment}`;
}

export function nginxFile(rules: ExpandedRules): string {
  const { basePath, base, folder, home } = rules;
  const redirects = [
    ...rules.exact.flatMap(({ from, to }) =>
      ['', '/'].map((slash) => `  location = ${from}${slash} { return 301 ${withQuery(to)}; }`),
    ),
    ...rules.prefixes.map(
      ({ from, to }) => `  location ~ ^${escapePattern(from)}[^/]+/?$ { return 301 ${withQuery(to)}; }`,
    ),
  ];
  const bare = folder ? `  location = ${folder} { return 301 ${withQuery(basePath)}; }\n` : '';
  const { 'Content-Security-Policy': policy = '' } = rules.headers;
  const { 'Content-Security-Policy': editorPolicy } = rules.editorHeaders ?? {};
  const headers = Object.entries(rules.headers).map(([name, value]) => {
    const sent = editorPolicy && name === 'Content-Security-Policy' ? '$cats_policy' : quote(value);
    return `  add_header ${name} ${sent} always;`;
  });
  const policies = editorPolicy
    ? `map $uri $cats_policy {
  default ${quote(policy)};
  ~${editorPattern(basePath)} ${quote(editorPolicy)};
}
`
    : '';
  const robots = editorPolicy ? `\n  ~${editorPattern(basePath)} ${textRobots};` : '';
  const hashed = `^${base}assets/(${hashedFolders.join('|')})/`;
  return `map $args $cats_more {
  '' '';
  default '&$args';
}
map $uri $cats_robots {
  ~\\.md$ ${textRobots};${robots}
}
${policies}map $uri $cats_canonical {
  ~^${base}index\\.md$ '${canonicalLink(home)}';
  ~^${base}(?<cats_page>${ownPath})\\.md$ '${canonicalLink(`${home}$cats_page`)}';
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
  # Copies that the build has compressed. If nginx has the Brotli module, remove the # of the second line.
  gzip_static on;
  # brotli_static on;

${headers.join('\n')}
  add_header Cache-Control $cats_cache always;
  add_header X-Robots-Tag $cats_robots;
  add_header Link $cats_canonical;

  # Old addresses: exact matches.
${redirects.join('\n')}

  # Addresses of pages have neither .html nor a trailing slash.
  location / {
    if ($request_uri ~ "^${base}index\\.html(\\?|$)") { return 301 ${basePath}$is_args$args; }
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
