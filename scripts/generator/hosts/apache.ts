/** Apache: `.htaccess` in the output, for a host with mod_rewrite and mod_headers. */
import { joinAddress } from '../../../components/base/join-address.ts';
import {
  cachedForAYear,
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

export function htaccess(rules: ExpandedRules): string {
  const { basePath, base, folder, home } = rules;
  const below = (path: string) => escapePattern(path.slice(basePath.length));
  const redirects = [
    ...rules.byTarget.map(([to, from]) => moved(`^(?:${from.map(below).join('|')})/?$`, to)),
    ...rules.prefixes.map(({ from, to }) => moved(`^${below(from)}[^/]+/?$`, to)),
  ];
  const copies = [
    ['br', 'br'],
    ['gzip', 'gz'],
  ].map(
    // `q=0` refuses it.
    ([
      encoding,
      suffix,
    ]) => `  RewriteCond %{HTTP:Accept-Encoding} "\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))"
  RewriteCond %{REQUEST_FILENAME}.${suffix} -f
  RewriteRule ^(.+)$ $1.${suffix} [L,E=no-gzip:1,E=no-brotli:1]`,
  );
  // Without the option, rules in a folder are not applied to the folder's address without the slash.
  const bare = folder
    ? `  RewriteOptions AllowNoSlash
  RewriteCond %{REQUEST_URI} "^${escapePattern(folder)}$"
  RewriteRule ^ ${here}${basePath} [R=301,L]\n`
    : '';
  const page = (name: string, pattern: string, address: string) =>
    `  SetEnvIf Request_URI "^${base}${pattern}\\.md(?:\\.br|\\.gz)?$" ${name}=${address}
  Header set Link "<%{${name}}e>; rel=\\"canonical\\"" env=${name}\n`;
  const links = page('TEXT', `(?!index\\.)(${ownPath})`, `${home}$1`) + page('HOME_TEXT', 'index', home);
  const headers = Object.entries(rules.headers).map(
    ([name, value]) => `  Header always set ${name} "${value.replaceAll('"', '\\"')}"`,
  );
  const ofEditor = Object.entries(rules.editorHeaders ?? {}).map(
    ([name, value]) => `  Header always set ${name} "${value}" env=EDITOR\n`,
  );
  const editor =
    ofEditor.length > 0
      ? `  SetEnvIf Request_URI "${editorPattern(basePath)}" EDITOR\n${ofEditor.join('')}`
      : '';
  return `Options -Indexes -MultiViews
DirectorySlash Off
DirectoryIndex index.html
ErrorDocument 404 ${basePath}404.html
AddType application/manifest+json .webmanifest
AddType image/avif .avif
AddType font/woff2 .woff2
AddType text/markdown .md
AddCharset utf-8 .html .xml .json .js .txt .md
# Compressed copies have the type of the file that they contain, which is the name's other extension.
AddEncoding br .br
AddEncoding gzip .gz
RemoveType .br .gz
RemoveLanguage .br

<IfModule mod_rewrite.c>
  RewriteEngine On
  RewriteBase ${basePath}
${behindTls(rules)}${bare}  # Old addresses: exact matches, with or without a trailing slash.
${redirects.join('\n')}
  # Addresses of pages have neither .html nor a trailing slash.
  RewriteCond %{THE_REQUEST} "\\s${base}(?:index)?\\.html[\\s?]"
  RewriteRule ^ ${here}${basePath} [R=301,L]
  RewriteCond %{THE_REQUEST} "\\s${base}(${ownPathLazy})(?:/index)?\\.html[\\s?]"
  RewriteRule ^ ${here}${basePath}%1 [R=301,L]
  RewriteCond %{THE_REQUEST} "\\s${base}(${ownPathLazy})/+[\\s?]"
  RewriteRule ^ ${here}${basePath}%1 [R=301,L]
  RewriteCond %{REQUEST_FILENAME} !-f
  RewriteCond %{REQUEST_FILENAME}.html -f
  RewriteRule ^(.+)$ $1.html [L]
  RewriteCond %{REQUEST_FILENAME} !-f
  RewriteCond %{REQUEST_FILENAME}/index.html -f
  RewriteRule ^(.+)$ $1/index.html [L]
  # The best compression that the browser accepts.
${copies.join('\n')}
</IfModule>

<IfModule mod_headers.c>
  <FilesMatch "\\.(?:html|js|json|xml|txt|md|svg|webmanifest)(?:\\.br|\\.gz)?$">
    Header always merge Vary Accept-Encoding
  </FilesMatch>
${headers.join('\n')}
  <FilesMatch "\\.md(?:\\.br|\\.gz)?$">
    Header set X-Robots-Tag ${textRobots}
  </FilesMatch>
${links}${editor}  SetEnvIf Request_URI "^${base}assets/(?:${hashedFolders.join('|')})/" HASHED
  Header set Cache-Control "${revalidated}" env=!HASHED
  Header set Cache-Control "${cachedForAYear}" env=HASHED
</IfModule>

# It minifies and inlines styles and scripts, which the content policy then refuses: pages would be without styles.
<IfModule pagespeed_module>
  ModPagespeed off
</IfModule>

<IfModule mod_deflate.c>
  AddOutputFilterByType DEFLATE text/html ${compressible}
</IfModule>
`;
}

/** Scheme and host, set behind a proxy that terminates TLS; otherwise empty, and Apache adds both. */
const here = '%{ENV:CATS_HERE}';

/** Apache puts its own scheme into every redirect. Whether a proxy uses TLS follows from its headers, or from the site's address. */
function behindTls({ home }: ExpandedRules): string {
  const site = URL.canParse(home) ? new URL(home) : undefined;
  const own =
    site?.protocol === 'https:' ? `  RewriteCond %{HTTP_HOST} ^${escapePattern(site.host)}$ [NC,OR]\n` : '';
  return `  # Redirects lead to https:// if a proxy in front of this server terminates TLS.
${own}  RewriteCond %{HTTP:X-Forwarded-Proto} ^https [NC,OR]
  RewriteCond %{HTTP:Forwarded} proto=https [NC,OR]
  RewriteCond %{HTTP:X-Forwarded-Ssl} ^on [NC,OR]
  RewriteCond %{HTTP:Front-End-Https} ^on [NC]
  RewriteCond %{HTTP_HOST} ^([A-Za-z0-9.:-]+|\\[[0-9a-f:]+\\](?::\\d+)?)$
  RewriteRule ^ - [E=CATS_HERE:https://%1]
`;
}

/** Both queries, the target's own first. A fragment comes after them, so a target with one needs two rules. */
function moved(pattern: string, to: string): string {
  if (!to.includes('#'))
    return `  RewriteRule ${pattern} ${here}${to} [R=301,L${to.includes('?') ? ',QSA,NE' : ''}]`;
  return `  RewriteCond %{QUERY_STRING} .
  RewriteRule ${pattern} ${here}${joinAddress(to, '?%{QUERY_STRING}')} [R=301,L,NE]
  RewriteRule ${pattern} ${here}${to} [R=301,L,NE]`;
}
