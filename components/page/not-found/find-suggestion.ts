/** Suggestion for an unknown address (spec section 2, not-found page). */
export interface Suggestion {
  keywords: readonly string[];
  path: string;
  label: string;
}

/** The first entry with a keyword in the path (without base path). */
export function findSuggestion(path: string, suggestions: readonly Suggestion[]): Suggestion | undefined {
  const wanted = path.toLowerCase();
  return suggestions.find(({ keywords }) => keywords.some((keyword) => wanted.includes(keyword)));
}

/** Old address → path of the page that replaced it; `/about-*` matches `/about-` and any name. */
export type Moved = Readonly<Record<string, string>>;

/** Target of an old address for which there can be no file: `/about-anyone`, `/blog/{unknown}`. */
export function movedTo(path: string, moved: Moved): string | undefined {
  const plain = path.replace(/(.)\/$/, '$1');
  const pattern = Object.keys(moved).find((from) =>
    from.endsWith('*')
      ? plain.startsWith(from.slice(0, -1)) && /^[^/]+$/.test(plain.slice(from.length - 1))
      : from === plain,
  );
  if (pattern) return moved[pattern];
  const post = /^\/blog\/([a-z0-9-]+)$/.exec(plain)?.[1];
  return post && `/blog?post=${post}`;
}
