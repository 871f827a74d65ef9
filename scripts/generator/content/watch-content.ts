/** Records which fields of the content are read, so that the build can report the others. */
import type { Content } from '../../../content/types.ts';

export interface WatchedContent {
  content: Content;
  /** Fields looked at so far, in the order of the first look: `pages/about.yaml title`, `site.yaml social.*.url`. */
  seen: ReadonlySet<string>;
}

/**
 * Posts are left alone: there may be thousands, and what a post shows is its schema's affair.
 */
export function watchContent(content: Content): WatchedContent {
  const seen = new Set<string>();
  const known = new WeakMap<object, object>();
  const watch = <Value>(value: Value, file: string, path: string): Value => {
    if (!value || typeof value !== 'object' || isPicture(value)) return value;
    const made = known.get(value) ?? new Proxy(value, look(file, path));
    known.set(value, made);
    return made as Value; // a proxy of the same shape
  };
  const look = (file: string, path: string): ProxyHandler<object> => ({
    get(target, key, receiver) {
      const value: unknown = Reflect.get(target, key, receiver);
      if (typeof key === 'symbol' || !Object.hasOwn(target, key)) return value;
      const step = Array.isArray(target) ? '*' : key;
      const name = path ? `${path}.${step}` : step;
      seen.add(`${file} ${name}`);
      return watch(value, file, name);
    },
  });
  const each = <Parts extends object>(parts: Parts, folder: string): Parts =>
    Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [name, watch(part, `${folder}/${name}.yaml`, '')]),
    ) as Parts;
  const watched: Content = {
    ...content,
    site: watch(content.site, 'site.yaml', ''),
    pages: each(content.pages, 'pages'),
    tours: each(content.tours, 'tours'),
    team: watch(content.team, 'team.yaml', 'team'),
    reviews: watch(content.reviews, 'reviews.yaml', ''),
    gallery: watch(content.gallery, 'gallery.yaml', ''),
    press: watch(content.press, 'press.yaml', ''),
  };
  return { content: watched, seen };
}

/** A published picture, located where the file refers to it. */
const isPicture = (value: object): boolean => 'stem' in value && 'src' in value;

/** Field that a constant is read from: `tours.lower-east-side.scheduleText` → `tours/lower-east-side.yaml scheduleText`. */
export function constantField(name: string): string {
  const [first = '', slug = '', ...rest] = name.split('.');
  return first === 'tours' ? `tours/${slug}.yaml ${rest.join('.')}` : `site.yaml ${name}`;
}
