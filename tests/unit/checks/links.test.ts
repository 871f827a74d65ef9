import { expect, test } from 'vitest';
import { linksLeadSomewhere } from '../../../scripts/checks/links.ts';
import { page } from './pages.ts';

/** The problems of one link on the page `/ned`. */
function reported(link: string, basePath = '/'): string[] {
  const pages = [
    page('/ned', { links: [link], ids: ['top'] }),
    page('/tours', { ids: ['dates', 'café'] }),
    page('/old', { isRedirect: true, links: [`${basePath}tours`] }),
  ];
  return linksLeadSomewhere(pages, {
    basePath,
    hasFile: (file) => file === 'assets/a.jpg',
    planned: (path) => path === '/assets/later.webp',
  }).map(({ file, message }) => `${file}: ${message}`);
}

test.each([
  ['/tours'],
  ['/tours?from=ned#dates'],
  ['/tours#caf%C3%A9'],
  ['#top'],
  ['?page=2'],
  ['/assets/a.jpg'],
  ['/assets/later.webp'],
])('%s is a valid link', (link) => {
  expect(reported(link)).toEqual([]);
});

test.each([
  ['/tour', 'ned.html: "/tour" leads to no page or file'],
  ['/assets/b.jpg', 'ned.html: "/assets/b.jpg" leads to no page or file'],
  ['/tours#prices', 'ned.html: "/tours#prices": there is no id "prices" on /tours'],
  ['#bottom', 'ned.html: "#bottom": there is no id "bottom" on /ned'],
  ['/old', 'ned.html: "/old" leads to an old address'],
  ['tours', 'ned.html: "tours" is a relative address'],
  ['../tours', 'ned.html: "../tours" is a relative address'],
  ['/100%-cats', 'ned.html: "/100%-cats" has an invalid % sequence'],
])('%s is reported', (link, message) => {
  expect(reported(link)).toEqual([message]);
});

test('with a base path every internal address must start with it', () => {
  expect(reported('/cats/tours#dates', '/cats/')).toEqual([]);
  expect(reported('/tours', '/cats/')).toEqual(['ned.html: "/tours" is outside of the folder /cats/']);
});

test('an old address may redirect to another', () => {
  const pages = [page('/a', { isRedirect: true, links: ['/b'] }), page('/b', { isRedirect: true })];
  expect(linksLeadSomewhere(pages, { basePath: '/', hasFile: () => false })).toEqual([]);
});

test('a broken link is reported on every page that has it', () => {
  const pages = [page('/a', { links: ['/gone'] }), page('/b', { links: ['/gone'] })];
  const problems = linksLeadSomewhere(pages, { basePath: '/', hasFile: () => false });
  expect(problems.map(({ file }) => file)).toEqual(['a.html', 'b.html']);
});

test('an address that occurs only in structured data is checked, too', () => {
  const pages = [page('/ned', { dataLinks: { '/assets/gone.jpg': 'Event: image', '/ned': 'Event: url' } })];
  expect(linksLeadSomewhere(pages, { basePath: '/', hasFile: () => false })).toMatchObject([
    { file: 'ned.html', message: 'Event: image: "/assets/gone.jpg" leads to no page or file' },
  ]);
});

const stories = [
  page('/ned', { links: [], ids: [] }),
  page('/blog', { ids: ['main'] }),
  page('/blog/tom', { ids: ['the-hall'] }),
  page('/blog/1', { isRedirect: true, links: ['/blog?post=tom'] }),
];

test.each([
  ['/blog?post=tom', []],
  ['/blog?post=tom#the-hall', []],
  ['/blog?post=1#the-hall', []],
  ['/blog#main', []],
  ['/blog?post=nobody', []],
  ['/blog?post=tom#main', ['"/blog?post=tom#main": there is no id "main" on /blog/tom']],
  ['/blog?post=1#nowhere', ['"/blog?post=1#nowhere": there is no id "nowhere" on /blog/tom']],
  ['/blog/tom#nowhere', ['"/blog/tom#nowhere": there is no id "nowhere" on /blog/tom']],
])('both forms of a post’s address are checked with their fragment: %s', (link, messages) => {
  const problems = linksLeadSomewhere([page('/x', { links: [link] }), ...stories], {
    basePath: '/',
    hasFile: () => false,
  });
  expect(problems.map(({ message }) => message)).toEqual(messages);
});

test('a link in the content is reported once, with its file and line', () => {
  const pages = ['/a', '/b'].map((path) => page(path, { links: ['/cats/tours#nowhere', '#here'] }));
  const problems = linksLeadSomewhere([...pages, page('/tours')], {
    basePath: '/cats/',
    hasFile: () => false,
    sources: {
      links: {
        '/tours#nowhere': [{ file: 'content/site.yaml', line: 4 }],
        '#here': [
          { file: 'content/pages/a.yaml', line: 7 },
          { file: 'content/pages/b.yaml', line: 9 },
        ],
      },
      pages: { '/a': { file: 'content/pages/a.yaml' }, '/b': { file: 'content/pages/b.yaml' } },
    },
  });
  expect(problems.map(({ file, line }) => `${file}:${line}`)).toEqual([
    'content/site.yaml:4',
    'content/pages/a.yaml:7',
    'content/pages/b.yaml:9',
  ]);
});
