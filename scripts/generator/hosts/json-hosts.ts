/** Hosts that are configured by a JSON file: Vercel, Azure Static Web Apps, Firebase. */
import { hostFileNames } from '../output/host-files.ts';
import {
  cachedForAYear,
  type ExpandedRules,
  hashedFolders,
  hasQuery,
  markdownType,
  ownPath,
  revalidated,
  textRobots,
} from './rules.ts';

const print = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;
const ofText = { 'Content-Type': markdownType, 'X-Robots-Tag': textRobots };
const pairs = (headers: Record<string, string>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

/** The editor's page and files, as rules that come last and so win. @param below what matches all paths below a folder */
const editorRules = ({ basePath, editorHeaders }: ExpandedRules, below: string) =>
  editorHeaders
    ? [`${basePath}edit`, `${basePath}edit/${below}`].map((source) => ({
        source,
        headers: pairs(editorHeaders),
      }))
    : [];
const linkRules = ({ textLinks }: ExpandedRules) =>
  textLinks.map(({ path, link }) => ({ source: path, headers: pairs({ Link: link }) }));

/**
 * `vercel.json`; the host keeps the query by itself. The last redirect removes trailing slashes: the host's own setting
 * applies first, and `/cats/` would take two redirects.
 */
export function vercelFile(rules: ExpandedRules): string {
  const redirects = [
    ...rules.exact,
    ...rules.prefixes.map(({ from, to }) => ({ from: `${from}:name`, to })),
  ].flatMap(({ from, to }) => [
    { from, to },
    { from: `${from}/`, to },
  ]);
  const page = `${rules.basePath}:path`;
  return print({
    cleanUrls: true,
    redirects: [...redirects, { from: `${page}(${ownPath})/`, to: page }].map(({ from, to }) => ({
      source: from,
      destination: to,
      statusCode: 301,
    })),
    headers: [
      { source: `${rules.basePath}(.*)`, headers: pairs(rules.headers) },
      { source: `${rules.basePath}(.*)\\.md`, headers: pairs(ofText) },
      ...linkRules(rules),
      ...hashedFolders.map((folder) => ({
        source: `${rules.basePath}assets/${folder}/(.*)`,
        headers: pairs({ 'Cache-Control': cachedForAYear }),
      })),
      ...editorRules(rules, '(.*)'),
    ],
  });
}

/** `staticwebapp.config.json`. Its wildcards match whole path parts, so the not-found page handles `/about-anyone`. */
export function azureFile(rules: ExpandedRules): string {
  const { basePath, editorHeaders } = rules;
  return print({
    trailingSlash: 'never',
    routes: [
      ...hashedFolders.map((folder) => ({
        route: `${basePath}assets/${folder}/*`,
        headers: { 'Cache-Control': cachedForAYear },
      })),
      { route: `${basePath}*.md`, headers: ofText },
      ...(editorHeaders
        ? [`${basePath}edit`, `${basePath}edit/*`].map((route) => ({ route, headers: editorHeaders }))
        : []),
      // It is not documented whether Azure joins two queries; the redirect page does.
      ...rules.exact
        .filter((redirect) => !hasQuery(redirect))
        .map(({ from, to }) => ({ route: from, redirect: to, statusCode: 301 })),
    ],
    responseOverrides: { '404': { rewrite: `${basePath}404.html` } },
    globalHeaders: { ...rules.headers, 'Cache-Control': revalidated },
    mimeTypes: { '.webmanifest': 'application/manifest+json', '.woff2': 'font/woff2', '.md': markdownType },
  });
}

/** `firebase.json`, which belongs next to the output folder. */
export function firebaseFile(rules: ExpandedRules): string {
  const permanent = { type: 301 };
  return print({
    hosting: {
      public: 'dist',
      // Hidden files are not ignored in general, since `.well-known/` must be served.
      ignore: [...hostFileNames, '**/*.br', '**/*.gz'],
      cleanUrls: true,
      trailingSlash: false,
      redirects: [
        ...rules.exact
          .filter(({ to }) => !to.includes('#'))
          .map(({ from, to }) => ({ source: from, destination: to, ...permanent })),
        ...rules.prefixes.map(({ from, to }) => ({
          source: `${from}*`,
          destination: to,
          ...permanent,
        })),
      ],
      headers: [
        { source: '**', headers: pairs({ ...rules.headers, 'Cache-Control': revalidated }) },
        { source: '**/*.md', headers: pairs(ofText) },
        ...linkRules(rules),
        {
          source: `${rules.basePath}assets/@(${hashedFolders.join('|')})/**`,
          headers: pairs({ 'Cache-Control': cachedForAYear }),
        },
        ...editorRules(rules, '**'),
      ],
    },
  });
}
