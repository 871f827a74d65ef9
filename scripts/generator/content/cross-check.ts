/** Checks across files: duplicate ids, missing pictures and constants, links to missing pages. */
import { joinAddress } from '../../../components/base/join-address.ts';
import type { RouteMap } from '../../../content/route-map.ts';
import type { PrivateTourData, TourData } from '../../../content/schema.ts';
import type { Finding, Problem } from '../../core/errors/problem.ts';
import { nearest } from '../../core/text/nearest.ts';
import { repeats } from '../../core/values/repeats.ts';
import { visitFields } from '../../core/values/visit-fields.ts';
import type { PostRecord } from './posts/post-record.ts';
import type { FileReferences } from './yaml/fields.ts';
import type { YamlRecord } from './yaml/yaml-records.ts';

export interface Known {
  /** Names of the images in `content/images/`. If there is none, that is reported by itself. */
  images: ReadonlySet<string>;
  /** Addresses of all pages. */
  routes: ReadonlySet<string>;
  /** Redirects: old address → target. A trailing star matches any name. */
  redirects: ReadonlyMap<string, string>;
  /** Ids and aliases of all posts. */
  posts: ReadonlySet<string>;
  /** Files of the output that are not pages, e.g. `feed.xml`. */
  files: ReadonlySet<string>;
  /** Constants that a text may use; undefined if `site.yaml` could not be read. */
  constants?: ReadonlySet<string> | undefined;
  /** Absolute address of the home page, e.g. `https://example.com/`. */
  home?: string | undefined;
}

/** @param sources files with their references */
export function checkReferences(sources: readonly FileReferences[], known: Known): Problem[] {
  return sources.flatMap(({ file, references }) =>
    references.flatMap((reference) => {
      const problem = checks[reference.kind](reference.value, known);
      return problem ? [{ file, line: reference.line, ...problem }] : [];
    }),
  );
}

const checks = { image: checkImage, link: checkLink, constant: checkConstant };

function checkImage(name: string, { images }: Known): Finding | undefined {
  if (images.size === 0 || images.has(name)) return undefined;
  const sameLetters = [...images].find((image) => image.toLowerCase() === name.toLowerCase());
  const guess = sameLetters ?? nearest(name, images);
  const remedy = guess ? `Did you mean "${guess}"?` : `Add ${name}.jpg to content/images/`;
  return { message: `There is no picture "${name}" in content/images/`, remedy };
}

/** Pages without an address of their own. */
const unlinked: ReadonlySet<string> = new Set(['/404', '/offline']);

/** Fragments are checked after rendering. */
function checkLink(link: string, known: Known): Finding | undefined {
  const { routes, files, posts, home } = known;
  if (home && `${link}/`.startsWith(home) && link.length >= home.length - 1)
    return {
      message: `The link "${link}" is an absolute address of this site`,
      remedy: `Write "/${link.slice(home.length)}"`,
    };
  if (!link.startsWith('/')) return undefined;
  const [, address = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(link) ?? [];
  const path = address.replace(/(.)\/$/, '$1');
  if (unlinked.has(path))
    return {
      message: `The link "${link}" leads to a page that is shown by itself: ${path === '/404' ? 'for every unknown address' : 'without a network'}`,
      remedy: 'Write the address of another page, or remove the link',
    };
  const id = path === '/blog' ? new URLSearchParams(query).get('post') : null;
  if (id !== null && !posts.has(id)) return checkPost(link, id, known);
  if (id !== null || routes.has(path) || files.has(path.slice(1)))
    return address === path
      ? undefined
      : {
          message: `The link "${link}" has a slash at the end of its path`,
          remedy: `Write "${joinAddress(path, query, fragment)}"`,
        };
  if (path.endsWith('.md') && routes.has(path.slice(0, -3))) return undefined;
  const target = movedTo(path, known.redirects);
  if (target !== undefined)
    return {
      message: `The link "${link}" leads to an old address`,
      remedy: target ? `Write "${joinAddress(target, query, fragment)}"` : 'Write the address of a page',
    };
  const page = path.replace(/(?:\/index)?\.html$/, '') || '/';
  const guess = routes.has(page) ? page : nearest(path, routes);
  return {
    message: `The link "${link}" leads to no page`,
    remedy: guess ? `Did you mean "${joinAddress(guess, query, fragment)}"?` : 'Write the address of a page',
  };
}

/** The other form of a post's address: `/blog?post=jerry-fox`. */
function checkPost(link: string, id: string, { posts }: Known): Finding {
  const guess = id === '' ? undefined : nearest(id, posts);
  return {
    message: `The link "${link}" leads to no post`,
    remedy: guess ? `Did you mean "/blog?post=${guess}"?` : 'Write the id of a post, which is its file name',
  };
}

/** The last target of a chain of redirects; undefined if the path is not redirected, empty if the chain is a circle. */
function movedTo(path: string, redirects: Known['redirects'], hops = 0): string | undefined {
  const [, next] =
    [...redirects].find(
      ([from]) =>
        from === path ||
        (from.endsWith('*') &&
          path.startsWith(from.slice(0, -1)) &&
          !path.slice(from.length - 1).includes('/')),
    ) ?? [];
  if (next === undefined || hops > redirects.size) return next && '';
  return movedTo(next.replace(/[?#].*$/, ''), redirects, hops + 1) ?? next;
}

function checkConstant(name: string, { constants }: Known): Finding | undefined {
  if (!constants || constants.has(name)) return undefined;
  const guess = nearest(name, constants);
  return {
    message: `There is no constant "\${${name}}"`,
    remedy: guess
      ? `Did you mean "\${${guess}}"?`
      : `Name a field of content/site.yaml, e.g. \${group.small}`,
  };
}

/** Post ids and aliases share a namespace and are unique. So are titles. */
export function checkPostIds(records: readonly PostRecord[]): Problem[] {
  const ids = [
    // The id from the file name has no line, and comes first: an alias is easier to change.
    ...records.map(({ id, file }) => ({ id, file, line: undefined })),
    ...records.flatMap(({ file, data, lines }) =>
      data.aliases.map((id, index) => ({ id, file, line: lines.aliases[index] })),
    ),
  ];
  return [
    ...repeats(ids, ({ id }) => id).map(({ item: { id, file, line }, first }) => ({
      file,
      line,
      message: `The id "${id}" is already used by ${first.file}`,
      remedy: 'Rename the file, or remove the alias from one of them',
    })),
    ...repeats(records, ({ data }) => data.title.toLowerCase()).map(
      ({ item: { file, data, lines }, first }) => ({
        file,
        line: lines.title,
        message: `The title "${data.title}" is already used in ${first.file}:${first.lines.title}`,
        remedy: 'Give one of them another title',
      }),
    ),
  ];
}

/** Tours differ by their titles, and by their items at the booking provider. */
export function checkTours(tours: readonly Pick<YamlRecord, 'file' | 'value' | 'lines'>[]): Problem[] {
  return (['itemId', 'title'] as const).flatMap((field) =>
    repeats(tours, ({ value }) => String((value as TourData | PrivateTourData)[field]).toLowerCase()).map(
      ({ item: { file, lines }, first }) => ({
        file,
        line: lines[field],
        message: `"${field}" is the same as in ${first.file}:${first.lines[field]}`,
        remedy: 'Give one of them another value',
      }),
    ),
  );
}

/** `updated` must be between the post's date and the build date. */
export function checkDates(records: readonly PostRecord[], buildDate: string): Problem[] {
  return records.flatMap(({ file, data: { date, updated }, lines }) => {
    if (updated === undefined) return [];
    const report = (message: string): Problem => ({
      file,
      line: lines.updated,
      message: `"updated" ${message}, found "${updated}"`,
      remedy: 'Write the date of the last change, or remove the field',
    });
    if (updated < date) return [report(`must not be before "date" (${date})`)];
    return updated > buildDate ? [report(`must not be after the build date (${buildDate})`)] : [];
  });
}

/**
 * A post's map is based on its tour's map.
 * @param broken tours whose file has mistakes, which are reported there
 */
export function checkMaps(
  records: readonly PostRecord[],
  tourMaps: ReadonlyMap<string, RouteMap>,
  broken: readonly string[] = [],
): Problem[] {
  return records.flatMap(({ file, map, data: { tour } }) => {
    if (!map || tourMaps.has(tour ?? '') || broken.includes(tour ?? '')) return [];
    const message = 'The map is based on the map of a tour';
    return [{ file, line: map.line, message, remedy: 'Set the field "tour" to a tour with a map' }];
  });
}

/**
 * Entries dated after the day of the build: they are published all the same, since only a build changes the site.
 * @returns a warning for each, with file and line
 */
export function futureDates(
  records: readonly PostRecord[],
  yaml: readonly Pick<YamlRecord, 'file' | 'value' | 'lines'>[],
  buildDate: string,
): string[] {
  const dates = records.map(({ file, data, lines }) => ({ file, line: lines.date, day: data.date }));
  for (const { file, value, lines } of yaml)
    visitFields(value, (day, path) => {
      const line = lines[path.join('.')];
      if (path.at(-1) === 'date' && typeof day === 'string' && line !== undefined)
        dates.push({ file, line, day });
    });
  return dates
    .filter(({ day }) => day > buildDate)
    .map(
      ({ file, line, day }) =>
        `${file}:${line}  The date ${day} is after the build date (${buildDate}), but the entry is published now. ` +
        'Correct the date, or remove the entry until then.',
    );
}
