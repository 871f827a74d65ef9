/** What an unknown address probably meant (spec section 2, not-found page). */
export interface Suggestion {
  keywords: readonly string[];
  path: string;
  label: string;
}

/** The first entry with a keyword in the path, which carries no base path. */
export function findSuggestion(path: string, suggestions: readonly Suggestion[]): Suggestion | undefined {
  const wanted = path.toLowerCase();
  return suggestions.find(({ keywords }) => keywords.some((keyword) => wanted.includes(keyword)));
}

/** Addresses that have moved and that no file can stand for: `/about-anyone`, `/blog/{unknown}`. */
export function movedTo(path: string): string | undefined {
  if (/^\/about-[^/]+\/?$/.test(path)) return '/about';
  const post = /^\/blog\/([a-z0-9-]+)\/?$/.exec(path)?.[1];
  return post && `/blog?post=${post}`;
}
