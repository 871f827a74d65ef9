/** Chooses what the service worker keeps from the first visit on: the shell, the main pages, the newest posts. */
const newestPosts = 50;

/**
 * @param pages addresses of all pages; @param posts ids, newest first; @param assets scripts, fonts and icons
 * Left out: index twins, redirect stubs, 404 and the files that only hosts read.
 */
export function precacheFiles(
  pages: readonly string[],
  posts: readonly string[],
  assets: readonly string[],
): string[] {
  const main = pages
    .filter((route) => route !== '/404' && !/^\/blog\//.test(route))
    .map((route) => (route === '/' ? 'index.html' : `${route.slice(1)}.html`));
  const texts = posts.slice(0, newestPosts).map((id) => `assets/posts/${id}.json`);
  return [...main, ...texts, ...assets, 'placeholder.svg'];
}
