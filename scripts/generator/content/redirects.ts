/** The table of legacy addresses, from which redirect pages and, in `hosts/`, each host's rules are generated. */
import { asciiOf } from '../../../components/base/slug.ts';
import type { Place } from '../../checks/sources.ts';

export interface Redirect {
  /** Legacy path; a trailing `*` matches the rest of the last segment. */
  from: string;
  /** Path of the page, with its query if any. */
  to: string;
}

/** The parts of the content that name old addresses. */
interface RedirectSources {
  redirects: readonly { from: readonly string[]; to: string }[];
  posts: readonly { id: string; aliases: readonly string[] }[];
  team: readonly { name: string }[];
}

/** A redirect and the position of its old address in the content. */
export interface PlacedRedirect extends Redirect, Place {
  /** For an address that follows from a name. */
  isDerived?: boolean;
}

/**
 * The flat table: the content's redirects, `/about-{name}` for each team member, and the posts' aliases.
 * @param placeOf returns the position of a field of a YAML file, or of a post's alias by its index
 */
export function redirectTable(
  { redirects, posts, team }: RedirectSources,
  placeOf: (source: string, field: string) => Place = (file) => ({ file }),
): PlacedRedirect[] {
  // A duplicate id is reported with the posts.
  const taken = new Set(posts.map(({ id }) => id));
  return [
    ...redirects.flatMap(({ to, from }, index) =>
      from.map((old, at) => ({
        from: old,
        to,
        ...placeOf('redirects.yaml', `redirects.${index}.from.${at}`),
      })),
    ),
    ...team.flatMap(({ name }, index) => {
      const from = aboutAddress(name);
      const place = placeOf('team.yaml', `team.${index}.name`);
      return from ? [{ from, to: '/about', isDerived: true, ...place }] : [];
    }),
    ...posts.flatMap(({ id, aliases }) =>
      aliases.flatMap((alias, index) => {
        if (taken.has(alias)) return [];
        taken.add(alias);
        return [{ from: `/blog/${alias}`, to: `/blog?post=${id}`, ...placeOf(id, String(index)) }];
      }),
    ),
  ];
}

/** `/about-iris` for Iris Marlow; none for a name without Latin letters; the wildcard matches it. */
function aboutAddress(name: string): string | undefined {
  const first = /^[a-z]+/.exec(asciiOf(name))?.[0];
  return first && `/about-${first}`;
}
