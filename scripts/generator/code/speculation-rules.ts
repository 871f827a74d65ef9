/**
 * Speculation rules: browsers prefetch a page that the visitor is about to open, and prerender tour pages. Excluded are the
 * booking page (its frame is heavy), addresses with a query, and files, whose names contain a dot. No page links to old
 * addresses. Browsers ignore the rules under data saving.
 */
export function speculationRules(basePath: string): string {
  const tours = [`${basePath}tours`, `${basePath}tours/*`];
  // A bare `*` after the question mark would also match an empty query, and so every address.
  const query = `${basePath}*\\?(.+)`;
  const rules = {
    prefetch: [
      {
        where: {
          and: [
            { href_matches: `${basePath}*` },
            { not: { href_matches: [...tours, `${basePath}booking*`, `${basePath}*.*`, query] } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
    prerender: [
      { where: { and: [{ href_matches: tours }, { not: { href_matches: query } }] }, eagerness: 'moderate' },
    ],
  };
  return JSON.stringify(rules);
}
