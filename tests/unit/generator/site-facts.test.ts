import { truncateSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { readPageFacts } from '../../../scripts/checks/page-facts.ts';
import { splitPage } from '../../../scripts/checks/page-parts.ts';
import { hashOf } from '../../../scripts/core/cache/hash.ts';
import { Store } from '../../../scripts/core/cache/store.ts';
import { htmlFiles } from '../../../scripts/core/files/route-files.ts';
import { checkSite } from '../../../scripts/generator/site-facts.ts';
import { goodHtml } from '../checks/pages.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

let dir = '';
beforeEach(() => {
  dir = temporaryFolder('cats-facts');
});

interface Shown {
  links: string[];
  title?: string;
  id?: string;
}
const site = (more: Record<string, Shown> = {}): Record<string, Shown> => ({
  '/': { links: ['/ned', '/tom'] },
  '/ned': { links: ['/tom#rats'] },
  '/tom': { links: ['/'], id: 'rats' },
  ...more,
});

/** Checks a site whose facts are not in the store. @returns the pages that were read, or the messages of the problems */
function check(pages: Record<string, Shown>, files: readonly string[] = ['share.jpg']): string[] {
  const read: string[] = [];
  const html = Object.entries(pages).map(([route, { links, title = `Page ${route}`, id = 'none' }]) => {
    const text = goodHtml
      .replace(/<img.*/, links.map((link) => `<a href="${link}">To ${link}</a>`).join(''))
      .replace(/<a href="\/tours.*?<\/a>/, '')
      .replace(/https:\/\/cats\.example\/[\w/]+\.jpg/, 'https://cats.example/share.jpg')
      .replaceAll('https://cats.example/ned"', `https://cats.example${route}"`)
      .replace('Ned | Cats', `${title} | Cats`)
      .replace('Ned kept', `${title} kept`)
      .replace('id="bridge"', `id="${id}"`);
    return [route, htmlFiles(route)[0], text, title] as const;
  });
  const memory = html.map(([route, file, text, title]) => {
    const facts = readPageFacts(file, splitPage(text));
    const page = {
      route,
      title,
      description: facts.description,
      noindex: false,
      canonical: route,
      texts: [{ hash: '', size: 0, files: [file] }],
      pictures: [],
      first: [],
      reads: '',
      share: { path: `${route}.jpg`, image: '', words: { title, kicker: '', company: '', trade: '' } },
      facts: hashOf(JSON.stringify(facts)),
      ids: hashOf(facts.ids),
    };
    const stored = { pack: 'none', start: 0, length: 0, hash: '' };
    return [route, { version: '', key: '', page, stored }] as const;
  });
  const output = {
    list: () => Object.fromEntries([...html.map(([, file]) => file), ...files].map((file) => [file, {}])),
    read(file: string) {
      read.push(file);
      return Buffer.from(html.find(([, known]) => known === file)?.[2] ?? '');
    },
  };
  const context = { output, store: new Store(dir, '1'), settings: { basePath: '/' } };
  try {
    checkSite(context as never, { pages: Object.fromEntries(memory), redirectPages: [] }, undefined);
  } catch (error) {
    return (error as { problems?: { message: string }[] }).problems?.map(({ message }) => message) ?? [];
  }
  return [...new Set(read)];
}

test('a page is read again if its facts have changed, or for its links; the others have passed', () => {
  expect(check(site())).toEqual(['index.html', 'ned.html', 'tom.html']);
  expect(check(site())).toEqual([]);
  // The home page, for the clicks to the others.
  expect(check(site({ '/ned': { links: ['/tom#rats'], title: 'Sir Ned' } }))).toEqual([
    'ned.html',
    'tom.html',
    'index.html',
  ]);
});

test('what a change breaks on other pages is reported', () => {
  const broken: [string, Record<string, Shown>, string][] = [
    ['an id', { '/tom': { links: ['/'], id: 'mice' } }, '"/tom#rats": there is no id "rats" on /tom'],
    ['a link', { '/ned': { links: ['/gone'] } }, '"/gone" leads to no page or file'],
    [
      'a title',
      { '/ned': { links: ['/tom#rats'], title: 'Page /tom' } },
      'Its title is also that of ned.html',
    ],
    ['a way', { '/': { links: ['/tom'] } }, 'No link leads to the page from the home page'],
  ];
  for (const [what, change, message] of broken) {
    check(site());
    expect(check(site(change)), what).toContain(message);
    // What failed has not passed.
    expect(check(site(change)), what).toContain(message);
  }
  const { '/tom': _, ...rest } = site();
  expect(check(rest)).toContain('"/tom#rats" leads to no page or file');
  expect(check(site(), [])).toContain('og:image: "/share.jpg" leads to no page or file');
});

test('after damage to the record of what has passed, everything is checked', () => {
  check(site());
  truncateSync(path.join(dir, 'passed.json'), 30);
  expect(check(site())).toHaveLength(3);
});
