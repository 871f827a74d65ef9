/** Caddy, by itself or in a container that runs without rights and writes nothing. */
import {
  byTarget,
  escapePattern,
  exactRedirects,
  type HostRules,
  hashedFolders,
  keptForAYear,
  prefixRedirects,
  revalidated,
  siteHeaders,
} from './rules.ts';

/** `Caddyfile`; `SITE_ADDRESS` and `SITE_ROOT` come from the environment. */
export function caddyFile(rules: HostRules): string {
  const { basePath } = rules;
  const groups = [
    ...[...byTarget(exactRedirects(rules))].map(([to, from]) => ({
      to,
      match: `path ${from.flatMap((path) => [path, `${path}/`]).join(' ')}`,
    })),
    ...prefixRedirects(rules).map(({ from, to }) => ({
      to,
      match: `path_regexp ^${escapePattern(from)}[^/]+/?$`,
    })),
  ];
  const olds = groups.map(({ to, match }, index) => {
    const asked = `  @asked${index} {\n    ${match}\n    expression {query} != ""\n  }\n  redir @asked${index} ${to}?{query} 301\n`;
    return `${to.includes('?') ? '' : asked}  @old${index} ${match}\n  redir @old${index} ${to} 301`;
  });
  const headers = Object.entries(siteHeaders(rules)).map(([name, value]) => `    ${name} \`${value}\``);
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
  @hashed path ${hashedFolders.map((folder) => `${basePath}assets/${folder}/*`).join(' ')}
  @other not path ${hashedFolders.map((folder) => `${basePath}assets/${folder}/*`).join(' ')}
  header @hashed Cache-Control "${keptForAYear}"
  header @other Cache-Control "${revalidated}"
  @manifest path *.webmanifest
  header @manifest Content-Type application/manifest+json

  # Old addresses, each as it stands.
${olds.join('\n')}

  # Pages have neither .html nor a slash at their end.
  @home path ${basePath}index.html
  redir @home ${basePath} 301
  @askedHtml {
    path_regexp askedHtml ^(/.+?)(?:/index)?\\.html$
    expression {query} != ""
  }
  redir @askedHtml {re.askedHtml.1}?{query} 301
  @html path_regexp html ^(/.+?)(?:/index)?\\.html$
  redir @html {re.html.1} 301
  @askedSlash {
    path_regexp askedSlash ^(${escapePattern(basePath)}.+?)/+$
    expression {query} != ""
  }
  redir @askedSlash {re.askedSlash.1}?{query} 301
  @slash path_regexp slash ^(${escapePattern(basePath)}.+?)/+$
  redir @slash {re.slash.1} 301

  try_files {path} {path}.html {path}/index.html
  file_server
  handle_errors {
    rewrite * ${basePath}404.html
    file_server
  }
}
`;
}

export const dockerfile = `FROM caddy:2-alpine
COPY .hosts/Caddyfile /etc/caddy/Caddyfile
COPY dist /srv
ENV SITE_ADDRESS=:8080 SITE_ROOT=/srv
EXPOSE 8080
USER 65534:65534
HEALTHCHECK --interval=30s --timeout=3s CMD wget -q -O /dev/null http://127.0.0.1:8080/ || exit 1
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
`;

export const composeFile = `services:
  site:
    build:
      context: ..
      dockerfile: .hosts/Dockerfile
    ports: ["8080:8080"]
    read_only: true
    tmpfs: [/tmp, /data, /config]
    cap_drop: [ALL]
    security_opt: ["no-new-privileges:true"]
    restart: unless-stopped
`;
