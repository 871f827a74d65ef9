/**
 * Divides the content into the parts on which pages depend: each file, and each list of posts. A new title among 3,000 posts
 * renders 4 pages; if pages depended on the whole content, it would render all, in 40 s of CPU time.
 */
import type { Content } from '../../../content/types.ts';
import { hashOf } from '../../core/cache/hash.ts';
import { memoize } from '../../core/values/memoize.ts';

/** Groups of files; a page depends on single files. */
const groups = ['pages', 'tours'] as const;
const isGroup = (name: string): name is (typeof groups)[number] =>
  (groups as readonly string[]).includes(name);

/** Value of a part: `site`, `posts`, `pages/about`. */
function partOf(content: Content, name: string): unknown {
  const [group = '', member] = name.split('/');
  const whole: Readonly<Record<string, unknown>> = { ...content };
  if (member === undefined) return whole[group];
  return isGroup(group) ? (content[group] as Readonly<Record<string, unknown>>)[member] : undefined;
}

/** Hash of a part's value, by its name. */
export type HashOfPart = (name: string) => string;
export const hashParts = (content: Content): HashOfPart =>
  memoize((name) => hashOf(JSON.stringify(partOf(content, name)) ?? ''));

/** Names of all parts. */
export const partsOf = (content: Content): string[] =>
  Object.keys(content).flatMap((name) =>
    isGroup(name) ? Object.keys(content[name]).map((member) => `${name}/${member}`) : name,
  );

/** Wraps the content for one page, and records the parts that the page reads. */
export function watchParts(content: Content): { content: Content; reads: () => string[] } {
  const read = new Set<string>();
  const watch = <Parts extends object>(parts: Parts, prefix: string, inner: Partial<Parts>): Parts =>
    new Proxy(parts, {
      get(target, name, receiver) {
        if (typeof name !== 'string' || !Object.hasOwn(target, name))
          return Reflect.get(target, name, receiver);
        if (Object.hasOwn(inner, name)) return inner[name as keyof Parts];
        read.add(prefix + name);
        return target[name as keyof Parts];
      },
    });
  const inner = Object.fromEntries(groups.map((group) => [group, watch(content[group], `${group}/`, {})]));
  return { content: watch(content, '', inner), reads: () => [...read] };
}
