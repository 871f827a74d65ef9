/** Chooses the files that the service worker stores on the first visit: the shell, the main pages, the newest posts. */
import { htmlFiles, isPostRoute } from '../../core/files/route-files.ts';

const newestPosts = 50;
/** Pages larger than this, such as a list of hundreds of posts, are cached when visited. Bytes. */
const pageLimit = 200_000;
/** Cached when visited, since nobody needs them during a tour: their bytes are enough for some fifteen posts. */
const cachedWhenVisited: readonly string[] = ['/press-kit', '/sitemap'];

interface PrecacheOptions {
  /** Addresses of all pages. */
  pages: readonly string[];
  /** Post ids, newest first. */
  posts: readonly string[];
  /** All files of the output with their sizes in bytes. */
  files: Readonly<Record<string, { size: number }>>;
  /** Maximum size of the precache in bytes. */
  limit: number;
}

/**
 * Shell and main pages always; of the newest posts as many as fit. Left out: duplicates as index.html, redirect pages, 404 and
 * files for hosts.
 */
export function precacheFiles({ pages, posts, files, limit }: PrecacheOptions): string[] {
  const sizeOf = (file: string) => files[file]?.size ?? 0;
  const shell = Object.keys(files).filter((file) =>
    // jQuery is only used by a script of the newsletter's provider, which is not available offline.
    /^(?:assets\/(?:css|js|fonts)\/(?!jquery-).*\.(?:css|js|woff2)|assets\/search\.json|assets\/maps\/.*\.svg|(?:placeholder|fallback)[a-z0-9-]*\.svg|icons\/icon\.svg|roofline\.svg|manifest\.webmanifest)$/.test(
      file,
    ),
  );
  const main = pages
    .filter((route) => route !== '/404' && !isPostRoute(route) && !cachedWhenVisited.includes(route))
    .map((route) => htmlFiles(route)[0])
    .filter((file) => sizeOf(file) <= pageLimit);
  const kept = [...shell, ...main];
  let room = limit - kept.reduce((sum, file) => sum + sizeOf(file), 0);
  for (const id of posts.slice(0, newestPosts)) {
    const file = `assets/posts/${id}.json`;
    room -= sizeOf(file);
    if (room < 0) break;
    kept.push(file);
  }
  return kept;
}
