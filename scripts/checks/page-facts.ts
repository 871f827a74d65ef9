/** What the checks need to know of a page, read once from its HTML when it is rendered. Plain data: it is remembered. */
import { gzipSync } from 'node:zlib';
import budgets from './budgets.json' with { type: 'json' };
import { type Finding, faultsIn } from './page-faults.ts';

export interface PageFacts {
  /** File in the output, e.g. `tours/brooklyn-heights.html`. */
  file: string;
  /** Path under which it is shown. */
  path: string;
  title: string;
  description: string;
  /** Stubs lead to another page. */
  stub: boolean;
  ids: string[];
  /** Addresses of this site in href, src and srcset, each once. */
  links: string[];
  /** Bytes after gzip, for the pages that have a budget. */
  gzipBytes?: number;
  /** Faults of the page by itself. */
  faults: Finding[];
}

const tagPattern = /<([a-z][a-z0-9]*)\b(?:[^>"]|"[^"]*")*>/g;

/** @param file path in the output; @param html as our own renderer writes it: every attribute in double quotes */
export function readPageFacts(file: string, html: string): PageFacts {
  const path = `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;
  // Scripts and styles hold no links; taking them out keeps the search short.
  const text = html.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '');
  const ids = new Set<string>();
  const links = new Set<string>();
  const headings: number[] = [];
  let description = '';
  let canonical = '';
  for (const [tag, name = ''] of text.matchAll(tagPattern)) {
    const id = attribute(tag, 'id');
    if (id) ids.add(id);
    if (name === 'meta' && tag.includes('name="description"')) description = attribute(tag, 'content') ?? '';
    if (name === 'link' && tag.includes('rel="canonical"')) {
      canonical = attribute(tag, 'href') ?? '';
      continue;
    }
    if (/^h[1-6]$/.test(name)) headings.push(Number(name[1]));
    const set = (attribute(tag, 'srcSet') ?? attribute(tag, 'srcset'))?.split(', ') ?? [];
    for (const link of [
      attribute(tag, 'href'),
      attribute(tag, 'src'),
      ...set.map((part) => part.split(' ')[0]),
    ]) {
      if (link !== undefined && !/^(?:\/\/|[a-z][a-z0-9+.-]*:)/i.test(link)) links.add(link);
    }
  }
  const title = decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');
  const stub = title === 'This page has moved';
  const faults = stub ? [] : faultsIn({ title, description, canonical, headings, html });
  const budget = path in budgets.htmlGzipBytes ? { gzipBytes: gzipSync(html, { level: 6 }).length } : {};
  return { file, path, title, description, stub, ids: [...ids], links: [...links], ...budget, faults };
}

function attribute(tag: string, name: string): string | undefined {
  const start = tag.indexOf(` ${name}="`);
  if (start < 0) return undefined;
  const from = start + name.length + 3;
  return decode(tag.slice(from, tag.indexOf('"', from)));
}

const decode = (text: string): string =>
  text.includes('&')
    ? text
        .replaceAll('&quot;', '"')
        .replaceAll('&#x27;', "'")
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&')
    : text;
