/** A site at its own address is open to search engines, at any other address it is closed. */
import { expect, test } from 'vitest';
import { type LiveSite, publishedChecks } from '../../../scripts/live/checks/published.ts';
import type { Answer } from '../../../scripts/live/requests.ts';

const page = (robots: string) => `<meta name="robots" content="${robots}"/>`;
const [open, closed] = [page('max-image-preview:large'), page('noindex')];

/** @param root address of the request; the site's own is https://cats.example */
function siteAt(root: string, html: Record<string, string>, headers: Answer['headers'] = {}): LiveSite {
  const body = Buffer.from('User-agent: *\nAllow: /\n');
  return {
    root,
    canonicalRoot: 'https://cats.example',
    titleSuffix: '',
    post: '',
    headers: [],
    routes: Object.keys(html),
    redirects: [],
    links: [],
    listed: [],
    unpublished: [],
    samples: {} as LiveSite['samples'],
    html: new Map(Object.entries(html)),
    request: async () => ({ status: 200, headers, body }),
    read: () => body,
    readPacked: () => undefined,
  };
}
const check = publishedChecks['search engines'];
const live = { '/': open, '/about': open, '/survey': closed };

test('at its own address all pages except the survey are open to search engines', async () => {
  expect(await check(siteAt('https://cats.example', live))).toEqual([]);
  expect(await check(siteAt('https://cats.example', { ...live, '/about': closed, '/survey': open }))).toEqual(
    ['/about is closed to search engines (noindex)', '/survey is open to search engines'],
  );
});

test("a preview at the site's own address is reported", async () => {
  const all = { '/': closed, '/about': closed, '/survey': closed };
  expect(await check(siteAt('https://cats.example', all))).toEqual([
    '/ is closed to search engines (noindex) at its own address: build without NOINDEX',
  ]);
});

test('a preview at another address must be closed, by its pages or by its host', async () => {
  const preview = 'https://pr-7.cats.example';
  expect(await check(siteAt(preview, live))).toEqual([
    '/ has the canonical address https://cats.example and is open to search engines here: build with SITE_URL=https://pr-7.cats.example, or, for a preview, with NOINDEX=1',
  ]);
  expect(await check(siteAt(preview, { '/': closed, '/about': open }))).toEqual([
    '/about of this preview is open to search engines',
  ]);
  expect(await check(siteAt(preview, { '/': closed, '/about': closed }))).toEqual([]);
  expect(await check(siteAt(preview, live, { 'x-robots-tag': 'noindex' }))).toEqual([]);
});
