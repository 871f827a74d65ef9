/** Loads `content/`: parses all of it, checks it as a whole and returns it typed and complete. */
import path from 'node:path';
import { absoluteAt } from '../../../components/base/absolute-at.ts';
import type { BuildSettings } from '../../../components/base/settings.ts';
import { slugOf } from '../../../components/base/slug.ts';
import type { ImageFiles } from '../../../content/image.ts';
import type { Redirects, TourData } from '../../../content/schema.ts';
import { type Content, type Tour, tourSlugs } from '../../../content/types.ts';
import type { SourceIndex } from '../../checks/sources.ts';
import type { Store } from '../../core/cache/store.ts';
import type { Problem } from '../../core/errors/problem.ts';
import { ownFilesBelow } from '../../core/files/files-below.ts';
import { inRoot } from '../../core/files/paths.ts';
import { checkPageFiles, type PageFile, singleRoutes } from '../code/page-files.ts';
import { publishMap } from '../pictures/map-drawing.ts';
import {
  checkDates,
  checkMaps,
  checkPostIds,
  checkReferences,
  checkTours,
  futureDates,
} from './cross-check.ts';
import type { ContentFiles } from './files/content-files.ts';
import { checkPublicFiles, generatedFiles } from './files/public-files.ts';
import { checkUnreadFiles } from './files/unread-files.ts';
import type { CompilePosts } from './posts/compile-posts.ts';
import { namedFields, newestFirst, type PostEntry, postEntries } from './posts/post-entries.ts';
import { readPosts } from './posts/post-records.ts';
import { checkRedirects } from './redirect-check.ts';
import { type Redirect, redirectTable } from './redirects.ts';
import { indexSources } from './source-index.ts';
import { type Constants, constantNames, fillIn, siteConstants } from './values/constants.ts';
import { watchFields } from './values/watch-content.ts';
import { withImages } from './values/with-images.ts';
import { readYaml, type YamlRecords } from './yaml/yaml-records.ts';

export interface LoadedContent {
  /** Undefined when there are problems. */
  content: Content | undefined;
  /** In the order of `content.posts`. */
  posts: PostEntry[];
  /** Old addresses, flat. */
  redirects: readonly Redirect[];
  /** The YAML files, by their names below `content/`. */
  yaml: YamlRecords;
  problems: Problem[];
  /** Lines to print that do not stop the build. */
  warnings: string[];
  /** Source positions, for the checks of the output. */
  sources: () => SourceIndex;
  /** Fields that have been used: as constants in posts, e.g. `site.yaml blogSchedule`, and for maps. */
  seen: string[];
  /** Path from the site's root → drawing of a tour's or a post's map. */
  maps: ReadonlyMap<string, string>;
}

export interface LoadOptions {
  files: ContentFiles;
  /** The problems are reported elsewhere; references to these images are not reported too. */
  images: { images: ReadonlyMap<string, ImageFiles>; problems: readonly Problem[] };
  pageFiles: readonly PageFile[];
  settings: Pick<BuildSettings, 'buildDate' | 'siteUrl' | 'basePath'>;
  store: Store;
  compilePosts: CompilePosts;
}

/** Maximum number of posts listed on a tour's page. */
const maxTourPosts = 6;

/** Loads the content and returns all mistakes of all files at once. */
export async function loadContent({
  files,
  images: { images, problems: imageProblems },
  pageFiles,
  settings,
  store,
  compilePosts,
}: LoadOptions): Promise<LoadedContent> {
  // Starts the threads on the posts before this thread reads the rest.
  const reading = readPosts(files.posts, store, compilePosts);
  const yaml = readYaml(files, store.table('yaml'));
  const routes = singleRoutes(pageFiles);
  const published = ownFilesBelow(inRoot('public'));
  const read = await reading;
  const written = read.posts.sort(newestFirst);
  const records = written.map(({ record }) => record);
  store.keepTable('yaml', yaml.records);

  // Validated by the schemas; only the cache loses the record's type.
  const value = <Value>(name: string) => yaml.records[name]?.value as Value;
  const constants = siteConstants(
    value<Constants | undefined>('site.yaml'),
    Object.fromEntries(tourSlugs.map((slug) => [slug, value(`tours/${slug}.yaml`)])),
  );
  const tourMaps = new Map(
    tourSlugs.flatMap((slug) => {
      const map = value<TourData | undefined>(`tours/${slug}.yaml`)?.map;
      return map ? [[slug as string, map] as const] : [];
    }),
  );
  const brokenTours = tourSlugs.filter((slug) => !yaml.records[`tours/${slug}.yaml`]);
  const redirects = value<Redirects | undefined>('redirects.yaml')?.redirects ?? [];
  const team = value<{ team: { name: string }[] } | undefined>('team.yaml')?.team ?? [];
  const aliases = records.map(({ id, data }) => ({ id, aliases: data.aliases }));
  const postOf = new Map(records.map((record) => [record.id, record]));
  const table = redirectTable({ redirects, team, posts: aliases }, (source, field) => {
    const [record, post] = [yaml.records[source], postOf.get(source)];
    const line = record?.lines[field] ?? post?.lines.aliases[Number(field)];
    return { file: (record ?? post)?.file ?? source, line };
  });
  // Also those of files with mistakes, so that such a post is not also reported as missing where it is linked.
  const faulty = [...read.references.map(({ file }) => file), ...files.unread.filter(isInBlog)];
  const ids = [...records.map(({ id }) => id), ...faulty.map(meantName)];
  const known = {
    images: new Set([
      ...images.keys(),
      ...[...imageProblems.map(({ file }) => file), ...files.unread].map(meantName),
    ]),
    routes: new Set([...routes, ...ids.map((id) => `/blog/${id}`)]),
    redirects: new Map(table.map(({ from, to }) => [from, to])),
    posts: new Set([...ids, ...records.flatMap(({ data }) => data.aliases)]),
    files: new Set([...generatedFiles, ...published]),
    home: absoluteAt(settings, '/'),
    // If one of their files has mistakes, its names would be reported as missing everywhere.
    constants:
      brokenTours.length > 0 || !yaml.records['site.yaml'] ? undefined : new Set(constantNames(constants)),
  };
  const problems = [
    ...checkPageFiles(pageFiles),
    ...checkPublicFiles(inRoot('public'), published, routes),
    ...checkUnreadFiles(files.unread, path.dirname(files.imageFolder)),
    ...(known.images.size === 0 ? [noPictures] : []),
    ...yaml.problems,
    ...read.problems,
    ...checkPostIds(records),
    ...checkDates(records, settings.buildDate),
    ...checkTours(tourSlugs.flatMap((slug) => yaml.records[`tours/${slug}.yaml`] ?? [])),
    ...checkRedirects(table, known),
    ...checkMaps(records, tourMaps, brokenTours),
    ...checkReferences(
      [...Object.values(yaml.records), ...yaml.references, ...records, ...read.references],
      known,
    ),
  ];
  const sources = () => indexSources(yaml.records, records);
  const warnings = futureDates(records, Object.values(yaml.records), settings.buildDate);
  const found = { redirects: table, yaml: yaml.records, problems, warnings, sources };
  if (problems.length > 0) return { content: undefined, posts: [], seen: [], maps: new Map(), ...found };

  const resolve = <Value>(name: string) => withImages(fillIn(value(name), constants), images) as Value;
  const maps = new Map<string, string>();
  const { watch, seen } = watchFields();
  const loadTour = (slug: string) => {
    const file = `tours/${slug}.yaml`;
    const tour = resolve<Omit<Tour, 'map'> & Pick<TourData, 'map'>>(file);
    // Watched, to record the fields that only the drawing shows.
    const [map, stops] = [watch(tour.map, file, 'map'), watch(tour.stops, file, 'stops')];
    return { ...tour, slug, ...(map && { map: publishMap(maps, slug, map, stops) }) };
  };
  const tours = Object.fromEntries(tourSlugs.map((slug) => [slug, loadTour(slug)]));
  const posts = postEntries(written, { images, constants, tourMaps, maps });
  const summaries = posts.map(({ summary }) => summary);
  const content: Content = {
    site: resolve('site.yaml'),
    pages: Object.fromEntries(
      [...files.yaml.keys()]
        .filter((name) => name.startsWith('pages/'))
        .map((name) => [name.slice(6, -5), resolve(name)]),
    ) as unknown as Content['pages'], // every schema's file was demanded above
    tours: tours as unknown as Content['tours'],
    posts: summaries,
    tourPosts: Object.fromEntries(
      tourSlugs.map((slug) => [slug, summaries.filter(({ tour }) => tour === slug).slice(0, maxTourPosts)]),
    ) as Content['tourPosts'],
    team: resolve<{ team: Content['team'] }>('team.yaml').team,
    reviews: resolve('reviews.yaml'),
    gallery: resolve('gallery.yaml'),
    press: resolve('press.yaml'),
    redirects,
    notFound: value<{ suggestions: Content['notFound'] }>('not-found.yaml').suggestions,
  };
  return { content, posts, maps, seen: [...namedFields(records), ...seen], ...found };
}

/** Reported in place of every reference to a picture. */
const noPictures: Problem = {
  file: 'content/images/',
  message: 'There is no picture in this folder',
  remedy: 'Restore the folder with its pictures',
};

const isInBlog = (file: string): boolean => file.startsWith('blog/');

/** The name of a file without its endings, as it has to be written: `Old Tom.MD` → `old-tom`, `.ned.md.icloud` → `ned`. */
const meantName = (file: string): string =>
  // Not `path.basename`, which takes most of the time of this line.
  slugOf(file.replace(/^.*\/(?=.)/, '').replace(/(?<=.)\..*$/, ''));
