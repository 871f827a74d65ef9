/** Maps addresses of pages to files of the output and back. */

/** `/about` → `about.html`, and `about/index.html` with the same bytes; `404.html` has no second file, as hosts require. */
export function htmlFiles(route: string): [first: string, ...twin: string[]] {
  if (route === '/') return ['index.html'];
  const name = route.slice(1);
  return route === '/404' ? ['404.html'] : [`${name}.html`, `${name}/index.html`];
}

/** Path under which a file of the output is shown: `tours/index.html` and `tours.html` → `/tours`. */
export const routeOf = (file: string): string => `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;

/** Whether a route is the page of a post. */
export const isPostRoute = (route: string): boolean => route.startsWith('/blog/');
