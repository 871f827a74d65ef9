/**
 * Lets browsers fetch the next page when a visitor is about to open it, and make a tour's page ready: it is where a visit
 * leads. Left out: the booking page (its frame is heavy), addresses with a query, and files, which all have a dot. Old
 * addresses need no rule, since no page links to one. Browsers skip the rules themselves under data saving.
 */
export function speculationRules(basePath: string): string {
  const tours = [`${basePath}tours`, `${basePath}tours/*`];
  // A bare `*` after the question mark would stand for an empty query, too, and so for every address.
  const query = { not: { href_matches: `${basePath}*\\?(.+)` } };
  const rules = {
    prefetch: [
      {
        where: {
          and: [
            { href_matches: `${basePath}*` },
            { not: { href_matches: [...tours, `${basePath}booking*`, `${basePath}*.*`] } },
            query,
          ],
        },
        eagerness: 'moderate',
      },
    ],
    prerender: [{ where: { and: [{ href_matches: tours }, query] }, eagerness: 'moderate' }],
  };
  return JSON.stringify(rules);
}
