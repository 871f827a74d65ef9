/** Reads a content policy as it is written. */

/** Directive → sources. */
export type Policy = ReadonlyMap<string, readonly string[]>;

/** The policy that a page carries itself. */
export const metaPolicy = (html: string): string | undefined =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/i
    .exec(html)?.[1]
    ?.replaceAll('&#x27;', "'")
    .replaceAll('&#39;', "'");

export function readPolicy(text: string): Policy {
  const directives = text.split(';').map((part) => part.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}
