/** Chooses what the service worker keeps from the first visit on: the shell, the main pages, the newest posts. */
const newestPosts = 50;

/**
 * @param pages addresses of all pages; @param posts ids, newest first; @param files all files of the output
 * Left out: index twins, redirect stubs, 404 and the files that only hosts read.
 */
export function precacheFiles(
  pages: readonly string[],
  posts: readonly string[],
  files: readonly string[],
): string[] {
  const main = pages
    .filter((route) => route !== '/404' && !/^\/blog\//.test(route))
    .map((route) => (route === '/' ? 'index.html' : `${route.slice(1)}.html`));
  const texts = posts.slice(0, newestPosts).map((id) => `assets/posts/${id}.json`);
  const shell = files.filter((file) =>
    /^(?:assets\/(?:js|fonts)\/.*\.(?:js|woff2)|placeholder\.svg|manifest\.webmanifest)$/.test(file),
  );
  return [...main, ...texts, ...shell];
}
