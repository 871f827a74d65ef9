/** Which links the browser may prefetch or prerender, according to Chromium's evaluation of the rules. */
import { fullPost } from './support/fixture.ts';
import { expect, test } from './support/test.ts';

interface Rules {
  prefetch: { where: { and: Condition[] } }[];
  prerender: { where: { and: Condition[] } }[];
}
interface Condition {
  href_matches?: string | string[];
  not?: Condition;
}

test('pages are prefetched and tours prerendered; booking, queries and files are neither', async ({
  page,
}) => {
  await page.goto('blog');
  const found = await page.evaluate(() => {
    const text = document.querySelector('script[type="speculationrules"]')?.textContent ?? '';
    const rules: Rules = JSON.parse(text);
    const matches = (href: string, { href_matches: patterns, not }: Condition): boolean =>
      not
        ? !matches(href, not)
        : [patterns ?? []].flat().some((pattern) => new URLPattern(pattern, location.href).test(href));
    const links = [...document.links].map(({ href }) => href);
    const chosen = (list: Rules['prefetch']) =>
      links.filter((href) => list.some(({ where }) => where.and.every((part) => matches(href, part))));
    const paths = (hrefs: string[]) => [...new Set(hrefs.map((href) => new URL(href).pathname))].sort();
    return {
      fetched: chosen(rules.prefetch),
      prefetch: paths(chosen(rules.prefetch)),
      prerender: paths(chosen(rules.prerender)),
    };
  });
  expect(found.prefetch).toEqual(expect.arrayContaining(['/about', `/blog/${fullPost.id}`, '/gallery']));
  expect(found.fetched.filter((href) => /booking|\?|\.xml|\/tours/.test(href))).toEqual([]);
  expect(found.prerender).toEqual(
    ['', '/brooklyn-heights', '/financial-district', '/lower-east-side', '/private-tours'].map(
      (rest) => `/tours${rest}`,
    ),
  );
});
