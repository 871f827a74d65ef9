/** Parses a content policy. */

/** Directive → sources. */
export type Policy = ReadonlyMap<string, readonly string[]>;

/** The policy in the meta element of a page. */
export const metaPolicy = (html: string): string | undefined =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/i
    .exec(html)?.[1]
    ?.replaceAll('&#x27;', "'")
    .replaceAll('&#39;', "'");

export function readPolicy(text: string): Policy {
  const directives = text.split(';').map((part) => part.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}
