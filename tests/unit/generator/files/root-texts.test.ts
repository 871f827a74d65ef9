import { expect, test } from 'vitest';
import { type Content, publicTourSlugs } from '../../../../content/types.ts';
import { rootTexts } from '../../../../scripts/generator/files/root-texts.ts';

test("the sitemap's Markdown copy lists all pages and posts, and llms.txt the newest posts", () => {
  const tour = { title: 'A walk', priceCents: 4000, scheduleText: 'Weekends', groupMax: 9, meetingPoint: {} };
  const tours = Object.fromEntries([...publicTourSlugs, 'private-tours'].map((slug) => [slug, tour]));
  const posts = Array.from({ length: 60 }, (_, index) => ({ id: `p${index}` }));
  const site = { privateTours: {}, duration: {}, season: {} };
  // The only fields that these files use.
  const content = { site, team: [], tours, posts } as unknown as Content;
  const routes = ['/', '/sitemap', '/tours/brooklyn-heights', ...posts.map(({ id }) => `/blog/${id}`)];
  const files = rootTexts({
    content,
    pages: routes.map((path) => ({ path, title: `Title of ${path}`, description: 'About it.' })),
    buildDate: '2026-05-01',
    absolute: (path) => `https://example.com${path}`,
  });
  const linked = (file: string) => files[file]?.match(/^- \[Title of .*\]\(https:.*\.md\): About it\.$/gm);
  expect(files['sitemap.md']).toMatch(/^> About it\.\n\n# Title of \/sitemap\n\n## Tours\n/);
  expect(linked('sitemap.md')).toHaveLength(63);
  expect(linked('llms.txt')).toHaveLength(53);
});
