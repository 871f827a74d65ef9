/** lighttpd: a complete configuration, in which only port and folder need to be changed. */
import { joinAddress } from '../../../components/base/join-address.ts';
import {
  compressible,
  type ExpandedRules,
  escapePattern,
  hashedFolders,
  ownPathLazy,
  revalidated,
  textRobots,
} from './rules.ts';

const quote = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
/** Patterns match path and query; their backslashes are not escaped. */
const rule = (pattern: string, to: string): string => `  "${pattern}" => "${to}"`;

export function lighttpdFile(rules: ExpandedRules): string {
  const { basePath, base, editorHeaders } = rules;
  /** Both queries, the target's own first. */
  const moved = (pattern: string, to: string) => [
    rule(`${pattern}/?\\?([^?].*)$`, joinAddress(to, '?$1')),
    rule(`${pattern}/?\\??$`, to),
  ];
  const redirects = [
    ...rules.byTarget.flatMap(([to, from]) => moved(`^(?:${from.map(escapePattern).join('|')})`, to)),
    ...rules.prefixes.flatMap(({ from, to }) => moved(`^${escapePattern(from)}[^/?]+?`, to)),
  ];
  const texts = rules.textLinks
    .map(
      ({ path, link }) =>
        `$HTTP["url"] == "${path}" {
  setenv.add-response-header += ( "X-Robots-Tag" => "${textRobots}", "Link" => ${quote(link)} )
}\n`,
    )
    .join('');
  const headers = Object.entries(rules.headers).map(
    ([name, value]) => `  ${quote(name)} => ${quote(value)},`,
  );
  // In a condition, a list replaces that of the conditions before it.
  const editor = editorHeaders
    ? `$HTTP["url"] =~ "^${base}edit(?:[/.?]|$)" {
  setenv.set-response-header = ( ${Object.entries({ 'Cache-Control': revalidated, ...editorHeaders })
    .map(([name, value]) => `${quote(name)} => ${quote(value)}`)
    .join(', ')} )
}\n`
    : '';
  return `server.modules = ( "mod_redirect", "mod_rewrite", "mod_setenv", "mod_expire", "mod_deflate" )
server.port = 80
server.document-root = "/var/www/cats"
server.errorfile-prefix = "/var/www/cats${basePath}"
index-file.names = ( "index.html" )

mimetype.assign = (
  ".html" => "text/html; charset=utf-8",
  ".js" => "text/javascript; charset=utf-8",
  ".json" => "application/json",
  ".xml" => "application/xml",
  ".txt" => "text/plain; charset=utf-8",
  ".md" => "text/markdown; charset=utf-8",
  ".webmanifest" => "application/manifest+json",
  ".svg" => "image/svg+xml",
  ".avif" => "image/avif",
  ".webp" => "image/webp",
  ".jpg" => "image/jpeg",
  ".png" => "image/png",
  ".ico" => "image/x-icon",
  ".woff2" => "font/woff2",
  ".zip" => "application/zip",
  "" => "application/octet-stream"
)
deflate.mimetypes = ( ${['text/html', ...compressible.split(' ')].map(quote).join(', ')} )
deflate.allowed-encodings = ( "br", "gzip" )

setenv.add-response-header = (
${headers.join('\n')}
  "Vary" => "Accept-Encoding"
)
$HTTP["url"] !~ "^${base}assets/(?:${hashedFolders.join('|')})/" {
  setenv.set-response-header = ( "Cache-Control" => "${revalidated}" )
}
$HTTP["url"] =~ "\\.md$" {
  setenv.add-response-header += ( "X-Robots-Tag" => "${textRobots}" )
}
${editor}${texts}# Applies to existing files only; a header with "immutable" would also be sent for missing ones.
expire.url = (
${hashedFolders.map((folder) => `  "${basePath}assets/${folder}/" => "access plus 365 days"`).join(',\n')}
)

url.redirect-code = 301
url.redirect = (
  # Old addresses: exact matches, with or without a trailing slash.
${redirects.join(',\n')},
  # Addresses of pages have neither .html nor a trailing slash.
${[
  rule(`^${base}index\\.html(\\?[^?].*)?$`, `${basePath}$1`),
  rule(`^${base}(${ownPathLazy})(?:/index)?\\.html(\\?[^?].*)?$`, `${basePath}$1$2`),
  rule(`^${base}(${ownPathLazy})/+(\\?.*)?$`, `${basePath}$1$2`),
].join(',\n')}
)
# The redirects above are applied again to the rewritten address; with an extra question mark they do not match.
url.rewrite-if-not-file = ( "^${base}([^?.]+)(\\?.*)?$" => "${basePath}$1.html?$2" )
`;
}
