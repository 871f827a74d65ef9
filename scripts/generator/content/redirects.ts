/** The table of legacy addresses, from which redirect pages and, in `hosts/`, each host's rules are generated. */
import { asciiOf } from '../../../components/base/slug.ts';
import { redirectTitle } from '../../checks/page-facts.ts';
import type { Place } from '../../checks/sources.ts';
import { escapeHtml } from '../../core/html-text.ts';

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

interface RedirectPageOptions {
  /** Absolute address of the target. */
  target: string;
  /** Address of the target as a link on this host. */
  link: string;
  script: string;
  csp: string;
}

/**
 * A page that redirects at once: by script, which keeps query and fragment, or else by meta refresh. The refresh is inside
 * `<noscript>`, so that it cannot run before the script.
 */
export function redirectPage({ target, link, script, csp }: RedirectPageOptions): string {
  const [absolute, local] = [escapeHtml(target), escapeHtml(link)];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(csp)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${redirectTitle}</title>
<link rel="canonical" href="${absolute}">
<script>${script}</script>
<noscript><meta http-equiv="refresh" content="0; url=${local}"></noscript>
</head>
<body>
<main>
<h1>${redirectTitle}</h1>
<p><a href="${local}">Go on to its new address</a></p>
</main>
</body>
</html>
`;
}
