/** Caddy, on a server or in the container. */
import { joinAddress } from '../../../components/base/join-address.ts';
import {
  cachedForAYear,
  canonicalLink,
  type ExpandedRules,
  escapePattern,
  hashedFolders,
  markdownType,
  ownPath,
  ownPathLazy,
  revalidated,
  textRobots,
} from './rules.ts';

/** `Caddyfile`; `SITE_ADDRESS` and `SITE_ROOT` come from the environment. */
export function caddyFile(rules: ExpandedRules): string {
  const { basePath, base, folder, home, editorHeaders } = rules;
  const groups = [
    ...rules.byTarget.map(([to, from]) => ({
      to,
      match: `path ${from.flatMap((path) => [path, `${path}/`]).join(' ')}`,
    })),
    ...rules.prefixes.map(({ from, to }) => ({
      to,
      match: `path_regexp ^${escapePattern(from)}[^/]+/?$`,
    })),
  ];
  const redirects = groups.map(({ to, match }, index) => redirect(`old${index}`, match, to));
  const bare = folder ? `${redirect('folder', `path ${folder}`, basePath)}\n` : '';
  const print = (headers: Record<string, string>) =>
    Object.entries(headers).map(([name, value]) => `    ${name} \`${value}\``);
  const { 'Content-Security-Policy': policy = '', ...others } = rules.headers;
  const headers = print(editorHeaders ? others : rules.headers);
  const editorPaths = `${basePath}edit ${basePath}edit.html ${basePath}edit/*`;
  // The order of two rules for one header is not defined, so each path has one.
  const policies = editorHeaders
    ? `  @editor path ${editorPaths}
  header @editor {
${print(editorHeaders).join('\n')}
  }
  @pages not path ${editorPaths}
  header @pages Content-Security-Policy \`${policy}\`
`
    : '';
  const hashed = hashedFolders.map((folder) => `${basePath}assets/${folder}/*`).join(' ');
  return `{
  admin off
  auto_https off
}

{$SITE_ADDRESS::8080} {
  root * {$SITE_ROOT:/srv}
  encode zstd gzip
  header {
${headers.join('\n')}
  }
${policies}  @hashed path ${hashed}
  @other not path ${hashed}
  header @hashed Cache-Control "${cachedForAYear}"
  header @other Cache-Control "${revalidated}"
  @text not path *.avif *.webp *.jpg *.png *.ico *.woff2 *.zip
  header @text ?Vary Accept-Encoding
  @markdown path *.md
  header @markdown Content-Type "${markdownType}"
  header @markdown X-Robots-Tag ${textRobots}
  @page path_regexp page ^${base}(${ownPath})\\.md$
  header @page Link \`${canonicalLink(`${home}{re.page.1}`)}\`
  @homeText path ${basePath}index.md
  header @homeText Link \`${canonicalLink(home)}\`
  @manifest path *.webmanifest
  header @manifest Content-Type application/manifest+json

  # Old addresses: exact matches.
${redirects.join('\n')}

  # Addresses of pages have neither .html nor a trailing slash.
${bare}  @home path ${basePath}index.html
  redir @home ${basePath} 301
${redirect('html', `path_regexp html ^(/${ownPathLazy})(?:/index)?\\.html$`, '{re.html.1}')}
${redirect('slash', `path_regexp slash ^(${base}${ownPathLazy})/+$`, '{re.slash.1}')}

  # Copies that the build has compressed.
  try_files {path} {path}.html {path}/index.html
  file_server {
    precompressed br gzip
  }
  handle_errors {
    header Cache-Control "${revalidated}"
    rewrite * ${basePath}404.html
    file_server {
      precompressed br gzip
    }
  }
}
`;
}

/**
 * Caddy drops the query of a redirect unless the target contains it, and with an empty query a `?` remains, so each redirect
 * needs two rules. Both queries are joined, the target's own first.
 */
function redirect(name: string, match: string, to: string): string {
  const asked = `  @${name}Asked {
    ${match}
    expression {query} != ""
  }
  redir @${name}Asked ${joinAddress(to, '?{query}')} 301
`;
  return `${asked}  @${name} ${match}
  redir @${name} ${to} 301`;
}
