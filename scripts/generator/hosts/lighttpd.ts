/** lighttpd: a complete configuration, in which only port and folder need to be changed. */
import { joinAddress } from '../../../components/base/join-address.ts';
import {
  byTarget,
  compressible,
  editorHeaders,
  escapePattern,
  exactRedirects,
  type HostRules,
  hashedFolders,
  ownPathLazy,
  prefixRedirects,
  revalidated,
  siteHeaders,
  textLinks,
  textRobots,
} from './rules.ts';

const quote = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
/** Patterns match path and query; their backslashes are not escaped. */
const rule = (pattern: string, to: string): string => `  "${pattern}" => "${to}"`;

export function lighttpdFile(rules: HostRules): string {
  const { basePath } = rules;
  const base = escapePattern(basePath);
  /** Both queries, the target's own first. */
  const moved = (pattern: string, to: string) => [
    rule(`${pattern}/?\\?([^?].*)$`, joinAddress(to, '?$1')),
    rule(`${pattern}/?\\??$`, to),
  ];
  const olds = [
    ...[...byTarget(exactRedirects(rules))].flatMap(([to, from]) =>
      moved(`^(?:${from.map(escapePattern).join('|')})`, to),
    ),
    ...prefixRedirects(rules).flatMap(({ from, to }) => moved(`^${escapePattern(from)}[^/?]+?`, to)),
  ];
  const texts = textLinks(rules)
    .map(
      ({ path, link }) =>
        `$HTTP["url"] == "${path}" {
  setenv.add-response-header += ( "X-Robots-Tag" => "${textRobots}", "Link" => ${quote(link)} )
}\n`,
    )
    .join('');
  const headers = Object.entries(siteHeaders(rules)).map(
    ([name, value]) => `  ${quote(name)} => ${quote(value)},`,
  );
  const ofEditor = editorHeaders(rules);
  // In a condition, a list replaces that of the conditions before it.
  const editor = ofEditor
    ? `$HTTP["url"] =~ "^${base}edit(?:[/.?]|$)" {
  setenv.set-response-header = ( ${Object.entries({ 'Cache-Control': revalidated, ...ofEditor })
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
${editor}${texts}# Said of files that are there, and of them alone; with "immutable" it would stand on missing ones, too.
expire.url = (
${hashedFolders.map((folder) => `  "${basePath}assets/${folder}/" => "access plus 365 days"`).join(',\n')}
)

url.redirect-code = 301
url.redirect = (
  # Old addresses, each as it stands, with or without a slash at its end.
${olds.join(',\n')},
  # Pages have neither .html nor a slash at their end.
${[
  rule(`^${base}index\\.html(\\?[^?].*)?$`, `${basePath}$1`),
  rule(`^${base}(${ownPathLazy})(?:/index)?\\.html(\\?[^?].*)?$`, `${basePath}$1$2`),
  rule(`^${base}(${ownPathLazy})/+(\\?.*)?$`, `${basePath}$1$2`),
].join(',\n')}
)
# With a question mark more, so that the redirects above, which are asked again, leave it alone.
url.rewrite-if-not-file = ( "^${base}([^?.]+)(\\?.*)?$" => "${basePath}$1.html?$2" )
`;
}
