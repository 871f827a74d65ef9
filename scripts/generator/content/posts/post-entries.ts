/** Completes the records of posts by pictures, constants and the maps of tours. */
import type { ImageFiles } from '../../../../content/image.ts';
import type { RouteMap } from '../../../../content/route-map.ts';
import type { Source } from '../../../../content/schema.ts';
import type { PostMap, PostSummary } from '../../../../content/types.ts';
import { publishMap } from '../../pictures/map-drawing.ts';
import { type Constants, constantValue, fillIn } from '../values/constants.ts';
import { constantField } from '../values/watch-content.ts';
import { withImages } from '../values/with-images.ts';
import type { PostRecord } from './post-record.ts';
import type { PostSource, ReadPost } from './post-records.ts';

/** What a post's own page shows in addition to its summary. */
interface PostText {
  source: PostSource;
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

interface PostParts {
  images: ReadonlyMap<string, ImageFiles>;
  constants: Constants;
  /** Tour → its map. */
  tourMaps: ReadonlyMap<string, RouteMap>;
  /** Receives the drawings of the posts' maps, by their paths. */
  maps: Map<string, string>;
}

/** In the given order. */
export function postEntries(
  posts: readonly ReadPost[],
  { images, constants, tourMaps, maps }: PostParts,
): PostEntry[] {
  return posts.map(({ record, source }) => {
    const { id, readTime, data, words, sources, map, references } = record;
    const tourMap = tourMaps.get(data.tour ?? '');
    const used: string[] = [];
    const names = new Set<string>();
    for (const { kind, value } of references)
      if (kind === 'image') used.push(images.get(value)?.stem ?? '');
      else if (kind === 'constant') names.add(value);
    const named = [...names].map((name) => [name, constantValue(name, constants) ?? ''] as const);
    const fill = <Value>(value: Value) => (named.length > 0 ? (fillIn(value, constants) as Value) : value);
    return {
      summary: Object.assign(withImages(fill(data), images) as PostSummary, { id, readTime }),
      text: {
        source,
        words,
        sources: fill(sources),
        ...(map && tourMap && { map: postMap(id, tourMap, map, maps) }),
        constants: Object.fromEntries(named),
        version: [source.hash, ...used, ...named.map(([, value]) => value)].join(' '),
      },
    };
  });
}

function postMap(
  id: string,
  tourMap: RouteMap,
  { caption, stops }: NonNullable<PostRecord['map']>,
  maps: Map<string, string>,
): PostMap {
  return { drawing: publishMap(maps, id, { ...tourMap, caption }, stops), stops };
}

/** Fields that posts use as constants, e.g. `site.yaml blogSchedule`. */
export function namedFields(records: readonly PostRecord[]): string[] {
  const fields = new Set<string>();
  for (const { references } of records)
    for (const { kind, value } of references) if (kind === 'constant') fields.add(constantField(value));
  return [...fields];
}

/** Order of posts: the newest first, those of one day by their ids. */
export function newestFirst({ record: a }: ReadPost, { record: b }: ReadPost): number {
  if (a.data.date !== b.data.date) return a.data.date < b.data.date ? 1 : -1;
  return a.id < b.id ? -1 : 1;
}
