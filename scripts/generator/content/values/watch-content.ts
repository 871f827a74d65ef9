/** Records which fields of the content are read, so that the build can report the others. */
import type { Content } from '../../../../content/types.ts';

interface FieldWatch {
  /** The value of a field, or of a whole file; what is read from it is recorded. */
  watch: <Value>(value: Value, file: string, path?: string) => Value;
  /** Fields read so far, in the order of the first time: `pages/about.yaml title`, `site.yaml social.*.url`. */
  seen: ReadonlySet<string>;
}

export function watchFields(): FieldWatch {
  const seen = new Set<string>();
  const known = new WeakMap<object, object>();
  const watch = <Value>(value: Value, file: string, path = ''): Value => {
    if (!value || typeof value !== 'object' || isPicture(value)) return value;
    const made = known.get(value) ?? new Proxy(value, recorder(file, path));
    known.set(value, made);
    return made as Value; // a proxy of the same shape
  };
  const recorder = (file: string, path: string): ProxyHandler<object> => ({
    get(target, key, receiver) {
      const value: unknown = Reflect.get(target, key, receiver);
      if (typeof key === 'symbol' || !Object.hasOwn(target, key)) return value;
      const step = Array.isArray(target) ? '*' : key;
      const name = path ? `${path}.${step}` : step;
      seen.add(`${file} ${name}`);
      return watch(value, file, name);
    },
  });
  return { watch, seen };
}

/** Posts are not watched: there may be thousands, and their lists and pages show every field of their schema. */
export function watchContent(content: Content): { content: Content; seen: ReadonlySet<string> } {
  const { watch, seen } = watchFields();
  const each = <Parts extends object>(parts: Parts, folder: string): Parts =>
    Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [name, watch(part, `${folder}/${name}.yaml`)]),
    ) as Parts;
  const watched: Content = {
    ...content,
    site: watch(content.site, 'site.yaml'),
    pages: each(content.pages, 'pages'),
    tours: each(content.tours, 'tours'),
    team: watch(content.team, 'team.yaml', 'team'),
    reviews: watch(content.reviews, 'reviews.yaml'),
    gallery: watch(content.gallery, 'gallery.yaml'),
    press: watch(content.press, 'press.yaml'),
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
