/** The rule for every name that becomes a path in the output: old addresses, page files, posts, public files. */

/** Characters. Systems allow 255 for a name, and those of temporary files and of picture sizes are longer. */
export const longestPath = 200;
const segmentRule = /^[A-Za-z0-9_~-][A-Za-z0-9._~-]*$/;

const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)|\.$/i;
/** Whether Windows cannot store a file of this name, with any extension: `con.jpg`, `aux`. */
export const isDeviceName = (name: string): boolean => reserved.test(name);

/**
 * Why a path cannot be a file in the output, as a sentence fragment that follows its name; undefined if it can.
 * Only letters, digits and `- . _ ~` have the same meaning in an address, in a file system and in the rules of every host.
 * @param path with a leading slash, e.g. `/about-us`
 */
export function pathFault(path: string): string | undefined {
  if (!path.startsWith('/')) return 'must start with /';
  if (/[?#]/.test(path)) return 'must be a path alone, without ? or #: hosts look up a path';
  if (path.includes('%')) return 'must be written without % signs: one path has many encoded forms';
  if (path.includes('\\')) return 'must have no backslash';
  if (path.length > longestPath) return `must have at most ${longestPath} characters`;
  const segments = path.slice(1).split('/');
  if (segments.some((segment) => /^\.\.?$/.test(segment))) return 'must not contain the steps . or ..';
  if (segments.length > 1 && segments.at(-1) === '') return 'must not end in a slash';
  if (segments.includes(''))
    return path === '/' ? 'must name a path below /' : 'must not have two slashes in a row';
  const hidden = segments.find((segment) => segment.startsWith('.') && segment !== '.well-known');
  if (hidden) return 'must have no part that starts with a dot';
  if (!segments.every((segment) => segment === '.well-known' || segmentRule.test(segment)))
    return 'must consist of ASCII letters, digits, hyphens, dots and underscores';
  if (segments.some((segment) => reserved.test(segment)))
    return 'must have no part that Windows keeps for itself: con, prn, aux, nul, com1, lpt1, or a dot at the end';
  return undefined;
}

/** The same for an old address, which may end in a wildcard: `/about-*`. */
export const oldPathFault = (path: string): string | undefined =>
  pathFault(path.endsWith('*') ? `${path.slice(0, -1)}x` : path);
