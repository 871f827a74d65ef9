/** Shortens the hashes in the names of bundled scripts. */

/** Characters of a hash that are kept, of 32 different ones each: two versions of a file share them once in 33 million. */
const kept = 5;

/**
 * A function that shortens the given names wherever a text contains them. The script of every page lists all others, and
 * the random characters of a hash do not compress: it saves 73 of 6,631 bytes (brotli). Names that would become equal stay as
 * they are.
 * @param names base names such as `chunk-6D5BIGCZ.js`
 */
export function shortenNames(names: readonly string[]): (text: string) => string {
  const short = new Map(
    names.map((name) => [
      name,
      name.replace(/-([A-Z0-9]{8})\.js$/, (_, hash) => `-${hash.slice(0, kept)}.js`),
    ]),
  );
  const counts = new Map<string, number>();
  for (const name of short.values()) counts.set(name, (counts.get(name) ?? 0) + 1);
  return (text) =>
    // Not the whole name: in a long text the search for where names begin takes most of the time.
    text.replace(/-[A-Z0-9]{8}\.js/g, (end, at: number) => {
      const name = (/[\w.-]*$/.exec(text.slice(Math.max(0, at - 99), at))?.[0] ?? '') + end;
      const shortened = short.get(name);
      return shortened && counts.get(shortened) === 1 ? shortened.slice(name.length - end.length) : end;
    });
}
