/** One built page, read once: what the checks ask about it. Our own renderer's HTML has quoted attributes throughout. */
export interface HtmlPage {
  /** File in the output, e.g. `tours/brooklyn-heights.html`. */
  file: string;
  /** Path under which it is shown. */
  path: string;
  html: string;
  title: string;
  description: string;
  canonical: string;
  noindex: boolean;
  /** Stubs lead to another page. */
  stub: boolean;
  ids: ReadonlySet<string>;
  /** Addresses in href, src and srcset, as written. */
  links: readonly string[];
  headings: readonly number[];
}

const attribute = (tag: string, name: string): string | undefined => {
  const match = new RegExp(`\\s${name}="([^"]*)"`).exec(tag);
  return match?.[1] === undefined ? undefined : decode(match[1]);
};
const decode = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

export function readPage(file: string, html: string): HtmlPage {
  const path = `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;
  // Scripts and styles hold no links; taking them out keeps the search short.
  const text = html.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '');
  const ids = new Set<string>();
  const links: string[] = [];
  const headings: number[] = [];
  let description = '';
  let canonical = '';
  let noindex = false;
  for (const [tag, name = ''] of text.matchAll(/<([a-z][a-z0-9]*)\b(?:[^>"]|"[^"]*")*>/g)) {
    const id = attribute(tag, 'id');
    if (id) ids.add(id);
    if (name === 'meta' && tag.includes('name="description"')) description = attribute(tag, 'content') ?? '';
    if (name === 'meta' && tag.includes('name="robots"')) noindex = tag.includes('noindex');
    if (name === 'link' && tag.includes('rel="canonical"')) {
      canonical = attribute(tag, 'href') ?? '';
      continue;
    }
    if (/^h[1-6]$/.test(name)) headings.push(Number(name[1]));
    for (const key of ['href', 'src']) {
      const link = attribute(tag, key);
      if (link !== undefined) links.push(link);
    }
    for (const candidate of attribute(tag, 'srcSet')?.split(', ') ??
      attribute(tag, 'srcset')?.split(', ') ??
      [])
      links.push(candidate.split(' ')[0] ?? '');
  }
  const title = decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');
  const stub = title === 'This page has moved';
  return { file, path, html, title, description, canonical, noindex, stub, ids, links, headings };
}
