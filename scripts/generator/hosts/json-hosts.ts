/** Hosts that are configured by a JSON file: Vercel, Azure Static Web Apps, Firebase. */
import {
  cachedForAYear,
  editorHeaders,
  exactRedirects,
  type HostRules,
  hashedFolders,
  hasQuery,
  markdownType,
  ownPath,
  prefixRedirects,
  revalidated,
  siteHeaders,
  textLinks,
  textRobots,
} from './rules.ts';

const print = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;
const ofText = { 'Content-Type': markdownType, 'X-Robots-Tag': textRobots };
const pairs = (headers: Record<string, string>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

/** The editor's page and files, as rules that come last and so win. @param below what matches all paths below a folder */
const editorRules = (rules: HostRules, below: string) => {
  const headers = editorHeaders(rules);
  return headers
    ? [`${rules.basePath}edit`, `${rules.basePath}edit/${below}`].map((source) => ({
        source,
        headers: pairs(headers),
      }))
    : [];
};

/**
 * `vercel.json`; the host keeps the query by itself. The last redirect removes trailing slashes: the host's own setting
 * applies first, and `/cats/` would take two redirects.
 */
export function vercelFile(rules: HostRules): string {
  const olds = [
    ...exactRedirects(rules),
    ...prefixRedirects(rules).map(({ from, to }) => ({ from: `${from}:name`, to })),
  ].flatMap(({ from, to }) => [
    { from, to },
    { from: `${from}/`, to },
  ]);
  const page = `${rules.basePath}:path`;
  return print({
    cleanUrls: true,
    redirects: [...olds, { from: `${page}(${ownPath})/`, to: page }].map(({ from, to }) => ({
      source: from,
      destination: to,
      statusCode: 301,
    })),
    headers: [
      { source: `${rules.basePath}(.*)`, headers: pairs(siteHeaders(rules)) },
      { source: `${rules.basePath}(.*)\\.md`, headers: pairs(ofText) },
      ...textLinks(rules).map(({ path, link }) => ({ source: path, headers: pairs({ Link: link }) })),
      ...hashedFolders.map((folder) => ({
        source: `${rules.basePath}assets/${folder}/(.*)`,
        headers: pairs({ 'Cache-Control': cachedForAYear }),
      })),
      ...editorRules(rules, '(.*)'),
    ],
  });
}

/** `staticwebapp.config.json`. Its wildcards match whole path parts, so the not-found page handles `/about-anyone`. */
export function azureFile(rules: HostRules): string {
  const { basePath } = rules;
  const ofEditor = editorHeaders(rules);
  return print({
    trailingSlash: 'never',
    routes: [
      ...hashedFolders.map((folder) => ({
        route: `${basePath}assets/${folder}/*`,
        headers: { 'Cache-Control': cachedForAYear },
      })),
      { route: `${basePath}*.md`, headers: ofText },
      ...(ofEditor
        ? [`${basePath}edit`, `${basePath}edit/*`].map((route) => ({ route, headers: ofEditor }))
        : []),
      // It is not documented whether Azure joins two queries; the redirect page does.
      ...exactRedirects(rules)
        .filter((redirect) => !hasQuery(redirect))
        .map(({ from, to }) => ({ route: from, redirect: to, statusCode: 301 })),
    ],
    responseOverrides: { '404': { rewrite: `${basePath}404.html` } },
    globalHeaders: { ...siteHeaders(rules), 'Cache-Control': revalidated },
    mimeTypes: { '.webmanifest': 'application/manifest+json', '.woff2': 'font/woff2', '.md': markdownType },
  });
}

/** `firebase.json`, which belongs next to the output folder. */
export function firebaseFile(rules: HostRules): string {
  const permanent = { type: 301 };
  return print({
    hosting: {
      public: 'dist',
      // Hidden files are not ignored in general, since `.well-known/` must be served.
      ignore: [
        '.htaccess',
        '.nojekyll',
        '_headers',
        '_redirects',
        'vercel.json',
        'staticwebapp.config.json',
        '**/*.br',
        '**/*.gz',
      ],
      cleanUrls: true,
      trailingSlash: false,
      redirects: [
        ...exactRedirects(rules)
          .filter(({ to }) => !to.includes('#'))
          .map(({ from, to }) => ({ source: from, destination: to, ...permanent })),
        ...prefixRedirects(rules).map(({ from, to }) => ({
          source: `${from}*`,
          destination: to,
          ...permanent,
        })),
      ],
      headers: [
        { source: '**', headers: pairs({ ...siteHeaders(rules), 'Cache-Control': revalidated }) },
        { source: '**/*.md', headers: pairs(ofText) },
        ...textLinks(rules).map(({ path, link }) => ({ source: path, headers: pairs({ Link: link }) })),
        {
          source: `${rules.basePath}assets/@(${hashedFolders.join('|')})/**`,
          headers: pairs({ 'Cache-Control': cachedForAYear }),
        },
        ...editorRules(rules, '**'),
      ],
    },
  });
}
