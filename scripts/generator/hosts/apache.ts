/** Apache: `.htaccess` in the output, for a host with mod_rewrite and mod_headers. */
import {
  bareFolder,
  byTarget,
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

export function htaccess(rules: HostRules): string {
  const { basePath } = rules;
  const below = (path: string) => escapePattern(path.slice(basePath.length));
  const olds = [...byTarget(exactRedirects(rules))].map(
    ([to, from]) => `  RewriteRule ^(?:${from.map(below).join('|')})/?$ ${to} [R=301,L]`,
  );
  const prefixes = prefixRedirects(rules).map(
    ({ from, to }) => `  RewriteRule ^${below(from)}[^/]+/?$ ${to} [R=301,L]`,
  );
  const copies = [
    ['br', 'br'],
    ['gzip', 'gz'],
  ].map(
    // A weight of nothing refuses it.
    ([
      encoding,
      suffix,
    ]) => `  RewriteCond %{HTTP:Accept-Encoding} "\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))"
  RewriteCond %{REQUEST_FILENAME}.${suffix} -f
  RewriteRule ^(.+)$ $1.${suffix} [L,E=no-gzip:1,E=no-brotli:1]`,
  );
  const folder = bareFolder(basePath);
  // Without the option, rules in a folder are not asked before the slash.
  const bare = folder
    ? `  RewriteOptions AllowNoSlash
  RewriteCond %{REQUEST_URI} "^${escapePattern(folder)}$"
  RewriteRule ^ ${basePath} [R=301,L]\n`
    : '';
  const headers = Object.entries(siteHeaders(rules)).map(
    ([name, value]) => `  Header always set ${name} "${value.replaceAll('"', '\\"')}"`,
  );
  return `Options -Indexes -MultiViews
DirectorySlash Off
DirectoryIndex index.html
ErrorDocument 404 ${basePath}404.html
AddType application/manifest+json .webmanifest
AddType font/woff2 .woff2
AddType text/markdown .md
AddCharset utf-8 .html .xml .json .js .txt .md
# Copies that the build compressed have the type of what is in them: the name's other ending.
AddEncoding br .br
AddEncoding gzip .gz
RemoveType .br .gz
RemoveLanguage .br

<IfModule mod_rewrite.c>
  RewriteEngine On
  RewriteBase ${basePath}
${bare}  # Old addresses, each as it stands, with or without a slash at its end.
${[...olds, ...prefixes].join('\n')}
  # Pages have neither .html nor a slash at their end.
  RewriteCond %{THE_REQUEST} "\\s${escapePattern(basePath)}(?:index)?\\.html[\\s?]"
  RewriteRule ^ ${basePath} [R=301,L]
  RewriteCond %{THE_REQUEST} "\\s${escapePattern(basePath)}(${staysHere}\\S*?)(?:/index)?\\.html[\\s?]"
  RewriteRule ^ ${basePath}%1 [R=301,L]
  RewriteCond %{THE_REQUEST} "\\s${escapePattern(basePath)}(${staysHere}[^?\\s]*?)/+[\\s?]"
  RewriteRule ^ ${basePath}%1 [R=301,L]
  RewriteCond %{REQUEST_FILENAME} !-f
  RewriteCond %{REQUEST_FILENAME}.html -f
  RewriteRule ^(.+)$ $1.html [L]
  RewriteCond %{REQUEST_FILENAME} !-f
  RewriteCond %{REQUEST_FILENAME}/index.html -f
  RewriteRule ^(.+)$ $1/index.html [L]
  # The best copy that the visitor takes.
${copies.join('\n')}
</IfModule>

<IfModule mod_headers.c>
  <FilesMatch "\\.(?:html|js|json|xml|txt|md|svg|webmanifest)(?:\\.br|\\.gz)?$">
    Header always merge Vary Accept-Encoding
  </FilesMatch>
${headers.join('\n')}
  SetEnvIf Request_URI "^${escapePattern(basePath)}assets/(?:${hashedFolders.join('|')})/" HASHED
  Header set Cache-Control "${revalidated}" env=!HASHED
  Header set Cache-Control "${keptForAYear}" env=HASHED
</IfModule>

<IfModule mod_deflate.c>
  AddOutputFilterByType DEFLATE text/html ${compressible}
</IfModule>
`;
}
