/** The only module that reads `content/`: parses all of it, checks it as a whole and returns it typed and complete. */
import path from 'node:path';
import type { ImageFiles } from '../../../content/image.ts';
import type { RouteMap } from '../../../content/route-map.ts';
import type { Redirects, Source, TourData } from '../../../content/schema.ts';
import {
  type Content,
  type PostMap,
  type PostSummary,
  type TourSlug,
  tourSlugs,
} from '../../../content/types.ts';
import type { SourceIndex } from '../../checks/sources.ts';
import type { Problem } from '../../core/problem.ts';
import type { Store } from '../../core/store.ts';
import { publicImage } from '../pictures/plan.ts';
import type { CompilePosts } from './compile-posts.ts';
import { type Constants, constantNames, constantValue, fillIn, siteConstants } from './constants.ts';
import type { ContentFile, ContentFiles } from './content-files.ts';
import { checkDates, checkPostIds, checkReferences, futureDates } from './cross-check.ts';
import type { PostRecord } from './post-record.ts';
import { type PostIndex, readPosts } from './post-records.ts';
import { checkRedirects, placeRedirects } from './redirect-check.ts';
import { type Redirect, redirectTable } from './redirects.ts';
import { indexSources } from './source-index.ts';
import { constantField } from './watch-content.ts';
import { readYaml, type YamlRecords } from './yaml-records.ts';

/** Cache for the next build. */
export interface ContentCache {
  yaml: YamlRecords;
  posts: PostIndex;
}
export const emptyContentCache: ContentCache = { yaml: {}, posts: {} };

/** What a post's own page shows in addition to its summary. */
export interface PostText {
  /** Its file; the compiled body is in the store. */
  source: ContentFile;
  words: number;
  sources: Source[];
  /** The post's own map, if any. */
  map?: PostMap;
  /** Constants used in the body, with their values. */
  constants: Record<string, string>;
  /** Hash of the post, of its pictures and constants. */
  version: string;
}

/** A post without its body, which is loaded when its page is rendered. */
export interface PostEntry {
  summary: PostSummary;
  text: PostText;
}

export interface LoadedContent {
  /** Undefined when there are problems. */
  content: Content | undefined;
  /** In the order of `content.posts`. */
  posts: PostEntry[];
  /** Old addresses, flat. */
  redirects: readonly Redirect[];
  cache: ContentCache;
  problems: Problem[];
  /** Lines to print that do not stop the build. */
  warnings: string[];
  /** Source positions, for the checks of the output. */
  sources: () => SourceIndex;
  /** Fields that posts use as constants, e.g. `site.yaml blogSchedule`. */
  namedByPosts: string[];
}

export interface LoadOptions {
  files: ContentFiles;
  images: ReadonlyMap<string, ImageFiles>;
  /** Names of images whose problems are reported elsewhere, so that references to them are not reported too. */
  brokenImages?: readonly string[];
  /** Addresses of the pages that are files under `pages/`. */
  pageRoutes: readonly string[];
  /** Files of the output that are not pages, e.g. `robots.txt`. */
  ownFiles: readonly string[];
  /** YYYY-MM-DD; no `updated` may be later. */
  buildDate: string;
  store: Store;
  previous: ContentCache;
  compilePosts: CompilePosts;
}

/** Loads the content and returns all mistakes of all files at once. */
export async function loadContent({
  files,
  images,
  brokenImages = [],
  pageRoutes,
  ownFiles,
  buildDate,
  store,
  previous,
  compilePosts,
}: LoadOptions): Promise<LoadedContent> {
  // Starts the threads on the posts before this thread reads the rest.
  const reading = readPosts(files.posts, previous.posts, store, compilePosts);
  const yaml = readYaml(files.yaml, previous.yaml);
  const read = await reading;
  const records = read.records.sort(newestFirst);
  const cache = { yaml: yaml.records, posts: read.index };

  // Validated by the schemas; only the cache loses the record's type.
  const value = <Value>(name: string) => yaml.records[name]?.value as Value;
  const constants = siteConstants(
    value<Constants | undefined>('site.yaml'),
    Object.fromEntries(tourSlugs.map((slug) => [slug, value(`tours/${slug}.yaml`)])),
  );
  const drawings = new Map(
    tourSlugs.flatMap((slug) => {
      const map = value<TourData | undefined>(`tours/${slug}.yaml`)?.map;
      return map ? [[slug as string, map] as const] : [];
    }),
  );
  const redirects = value<Redirects | undefined>('redirects.yaml')?.redirects ?? [];
  const team = value<{ team: { name: string }[] } | undefined>('team.yaml')?.team ?? [];
  const aliases = records.map(({ id, data }) => ({ id, aliases: data.aliases }));
  const table = redirectTable({ redirects, team, posts: aliases });
  const known = {
    images: new Set([...images.keys(), ...brokenImages]),
    // By file name, so that a post with a mistake is not also reported as missing where it is linked.
    routes: new Set([...pageRoutes, ...files.posts.map((file) => `/blog/${idOf(file)}`)]),
    redirects: new Map(table.map(({ from, to }) => [from, to])),
    posts: new Set([
      ...files.posts.map(idOf),
      ...records.flatMap(({ data }) => data.aliases),
      ...files.coveredPosts,
    ]),
    files: new Set(ownFiles),
    // If a file has mistakes, its names would be reported as missing everywhere.
    constants: yaml.problems.length > 0 ? undefined : new Set(constantNames(constants)),
  };
  const problems = [
    ...yaml.problems,
    ...read.problems,
    ...checkPostIds(records),
    ...checkDates(records, buildDate),
    ...checkRedirects(placeRedirects(table, yaml.records, records), known),
    ...checkMaps(records, drawings),
    ...checkReferences([...Object.values(yaml.records), ...records], known),
  ];
  const sources = () => indexSources(yaml.records, records);
  const warnings = futureDates(records, Object.values(yaml.records), buildDate);
  const namedByPosts = namedFields(records);
  const found = { redirects: table, cache, problems, warnings, sources, namedByPosts };
  if (problems.length > 0) return { content: undefined, posts: [], ...found };

  const fileOf = new Map(files.posts.map((file) => [file.file, file]));
  const posts = records.flatMap((record) => {
    const source = fileOf.get(record.file);
    if (!source) return [];
    const drawing = drawings.get(record.data.tour ?? '');
    return {
      summary: summarize(record, images, constants),
      text: { source, ...textOf(record, { images, constants, drawing }) },
    };
  });
  const summaries = posts.map(({ summary }) => summary);
  const resolve = <Value>(name: string) => withImages(fillIn(value(name), constants), images) as Value;
  const content: Content = {
    site: resolve('site.yaml'),
    pages: Object.fromEntries(
      [...files.yaml.keys()]
        .filter((name) => name.startsWith('pages/'))
        .map((name) => [name.slice(6, -5), resolve(name)]),
    ) as unknown as Content['pages'], // every schema's file was demanded above
    tours: Object.fromEntries(
      tourSlugs.map((slug) => [slug, { ...(resolve(`tours/${slug}.yaml`) as object), slug }]),
    ) as unknown as Content['tours'],
    posts: summaries,
    tourPosts: Object.fromEntries(
      tourSlugs.map((slug) => [slug, postsOf(summaries, slug)]),
    ) as Content['tourPosts'],
    team: resolve<{ team: Content['team'] }>('team.yaml').team,
    reviews: resolve('reviews.yaml'),
    gallery: resolve('gallery.yaml'),
    press: resolve('press.yaml'),
    redirects,
    notFound: value<{ suggestions: Content['notFound'] }>('not-found.yaml').suggestions,
  };
  return { content, posts, ...found };
}

const idOf = ({ file }: { file: string }): string => path.basename(file, '.md');

function newestFirst(a: PostRecord, b: PostRecord): number {
  if (a.data.date !== b.data.date) return a.data.date < b.data.date ? 1 : -1;
  return a.id < b.id ? -1 : 1;
}

function summarize(
  { id, readTime, data }: PostRecord,
  images: ReadonlyMap<string, ImageFiles>,
  constants: Constants,
): PostSummary {
  return { ...(withImages(fillIn(data, constants), images) as PostSummary), id, readTime };
}

function textOf(
  { words, sources, map, hash, references }: PostRecord,
  {
    images,
    constants,
    drawing,
  }: { images: ReadonlyMap<string, ImageFiles>; constants: Constants; drawing: RouteMap | undefined },
): Omit<PostText, 'source'> {
  const used = references.flatMap(({ kind, value }) =>
    kind === 'image' ? (images.get(value)?.stem ?? []) : [],
  );
  const named: PostText['constants'] = {};
  for (const { kind, value } of references)
    if (kind === 'constant') named[value] = constantValue(value, constants) ?? '';
  return {
    words,
    // `fillIn` keeps the shape of its input.
    sources: fillIn(sources, constants) as Source[],
    ...(map && drawing ? { map: { drawing: { ...drawing, caption: map.caption }, stops: map.stops } } : {}),
    constants: named,
    version: [hash, ...used, ...Object.values(named)].join(' '),
  };
}

/** A post's map is based on its tour's map. */
function checkMaps(records: readonly PostRecord[], drawings: ReadonlyMap<string, RouteMap>): Problem[] {
  return records.flatMap(({ file, map, data: { tour } }) =>
    map && !drawings.has(tour ?? '')
      ? [
          {
            file,
            line: map.line,
            message: 'The map needs the drawing of a tour',
            remedy: 'Name a tour that has a map in the field "tour"',
          },
        ]
      : [],
  );
}

function namedFields(records: readonly PostRecord[]): string[] {
  const names = records.flatMap(({ references }) =>
    references.flatMap(({ kind, value }) => (kind === 'constant' ? [value] : [])),
  );
  return [...new Set(names.map(constantField))];
}

/** Maximum number of posts listed on a tour's page. */
const maxPosts = 6;

function postsOf(posts: readonly PostSummary[], slug: TourSlug): PostSummary[] {
  return posts.filter(({ tour }) => tour === slug).slice(0, maxPosts);
}

const pictureFields = new Set(['image', 'src', 'file']);

/** Replaces each image name by the image, with the `alt` beside it as its description and the `focus` of its crops. */
export function withImages(value: unknown, images: ReadonlyMap<string, ImageFiles>): unknown {
  if (Array.isArray(value)) return value.map((item) => withImages(item, images));
  if (!value || typeof value !== 'object') return value;
  const alt = 'alt' in value && typeof value.alt === 'string' ? value.alt : '';
  const focus = 'focus' in value && typeof value.focus === 'string' ? value.focus : undefined;
  const filled: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) {
    const image = pictureFields.has(key) && typeof item === 'string' ? images.get(item) : undefined;
    filled[key] = image ? publicImage(image, alt, focus) : withImages(item, images);
  }
  return filled;
}
