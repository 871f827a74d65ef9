/**
 * Lets browsers fetch the next page when a visitor is about to open it. Left out: the booking page (its frame is heavy),
 * addresses with a query, and files. Browsers skip the rules themselves under data saving.
 */
export function speculationRules(basePath: string): string {
  const rules = {
    prefetch: [
      {
        where: {
          and: [
            { href_matches: `${basePath}*` },
            { not: { href_matches: `${basePath}booking*` } },
            { not: { href_matches: `${basePath}*\\?*` } },
            { not: { href_matches: `${basePath}assets/*` } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  };
  return JSON.stringify(rules);
}
