/** Pages for the tests of the checks: a valid one, and variants of it. */
import { type PageFacts, readPageFacts } from '../../../scripts/checks/page-facts.ts';
import { splitPage } from '../../../scripts/checks/page-parts.ts';

export const goodHtml = `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><title>Ned | Cats About Town</title>
<meta name="description" content="Ned kept the rats off the bridge for eleven years, and the men who built it kept him in milk."/>
<link rel="canonical" href="https://cats.example/ned"/>
<meta property="og:image" content="https://cats.example/share/ned.jpg"/><script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"TouristTrip","name":"Ned","url":"https://cats.example/ned","description":"A","provider":{"name":"B"},"touristType":"C"}]}</script><style>.a{color:red}</style></head>
<body><main id="main"><h1>Ned</h1><h2 id="bridge">The bridge</h2>
<img src="/assets/images/ned.1a2b3c4d-640.jpg" srcSet="/assets/images/ned.1a2b3c4d-320.jpg 320w, /assets/images/ned.1a2b3c4d-640.jpg 640w" alt="A cat &gt; a rat"/>
<a href="/tours?from=ned#dates">All tours</a> <a href="https://other.example/x">The archive</a></main></body></html>`;

/** Facts of the valid page after a change to its HTML. */
export const facts = (file = 'ned.html', change: (html: string) => string = (html) => html): PageFacts =>
  readPageFacts(file, splitPage(change(goodHtml)));

/** Facts as plain data, for checks that compare pages. */
export const page = (path: string, more: Partial<PageFacts> = {}): PageFacts => ({
  file: path === '/' ? 'index.html' : `${path.slice(1)}.html`,
  path,
  title: `Title of ${path}`,
  description: `Description of ${path}`,
  isRedirect: false,
  ids: [],
  links: [],
  islands: [],
  types: [],
  dataLinks: {},
  faults: [],
  ...more,
});
