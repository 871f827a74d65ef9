/** The stops of the project's tours: each has its sources. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { tourSchema } from '../../content/schema.ts';
import { publicTourSlugs } from '../../content/types.ts';
import { inRoot } from '../../scripts/core/files/paths.ts';
import { parseYaml } from '../../scripts/generator/content/yaml/parse-yaml.ts';

/** Sites with copies of other people's pages. */
const copies =
  /thegreatcelebrity|wikipedianews|bitlit|frosthead|arietiform|wikiclassic|wikimili|blogspot|frenchhatchingcat/;

describe.each(publicTourSlugs)('%s', (slug) => {
  const file = `content/tours/${slug}.yaml`;
  const { value } = parseYaml({ file, text: readFileSync(inRoot(file), 'utf8') }, tourSchema);

  test('has a source for each stop, and links no copy of a page', () => {
    const stops = value?.stops ?? [];
    expect(stops.filter(({ sources = [] }) => sources.length === 0).map(({ title }) => title)).toEqual([]);
    const links = stops.flatMap(({ sources = [] }) => sources.flatMap(({ url }) => url ?? []));
    expect(links.filter((url) => copies.test(new URL(url).hostname))).toEqual([]);
  });

  test('has price, time and place in its description for search engines', () => {
    expect(value?.metaTitle).toMatch(/Walking Tour/);
    const reported = value?.metaDescription ?? '';
    expect(reported).toContain('$' + '{price.perPersonCents}');
    expect(reported).toContain(`{tours.${slug}.startTime}`);
  });
});
