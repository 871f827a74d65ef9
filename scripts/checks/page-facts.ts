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
/** Elements whose addresses are links of the page. */
const linking = new Set(['a', 'area', 'link', 'img', 'source', 'script', 'iframe', 'video', 'audio', 'use']);

/** @param file path in the output; @param html as our own renderer writes it: every attribute in double quotes */
export function readPageFacts(file: string, html: string): PageFacts {
  const path = `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;
  const title = decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');
  const stub = title === 'This page has moved';
  const read = readTags(html);
  const faults = stub ? [] : faultsIn({ title, html, ...read });
  const budget = path in budgets.htmlGzipBytes ? { gzipBytes: gzipSync(html, { level: 6 }).length } : {};
  const { description, ids, links } = read;
  return { file, path, title, description, stub, ids: [...ids], links: [...links], ...budget, faults };
}

/** What the tags tell, in one walk: this runs for every page of every build. */
function readTags(html: string) {
  // Scripts and styles hold no links; taking them out keeps the walk short.
  const text = html.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '');
  const ids = new Set<string>();
  const links = new Set<string>();
  const headings: number[] = [];
  const labels: string[] = [];
  let [description, canonical, lang, styled, undescribed] = ['', '', '', false, false];
  const addLink = (link: string | undefined) => {
    if (link !== undefined && !/^(?:\/\/|[a-z][a-z0-9+.-]*:)/i.test(link)) links.add(link);
  };
  for (const match of text.matchAll(tagPattern)) {
    const [tag, name = ''] = match;
    const id = attribute(tag, 'id');
    if (id) ids.add(id);
    styled ||= tag.includes(' style="');
    if (name === 'html') lang = attribute(tag, 'lang') ?? '';
    else if (name === 'meta' && tag.includes('name="description"'))
      description = attribute(tag, 'content') ?? '';
    else if (name === 'img' && attribute(tag, 'alt') === undefined) undescribed = true;
    else if (name === 'a') labels.push(labelOf(tag, text, match.index + tag.length));
    else if (name.length === 2 && name >= 'h1' && name <= 'h6') headings.push(Number(name[1]));
    if (!linking.has(name)) continue;
    if (name === 'link' && tag.includes('rel="canonical"')) canonical = attribute(tag, 'href') ?? '';
    else {
      addLink(attribute(tag, 'href'));
      addLink(attribute(tag, 'src'));
      const set = attribute(tag, 'srcSet') ?? attribute(tag, 'srcset');
      for (const part of set?.split(', ') ?? []) addLink(part.split(' ')[0]);
    }
  }
  return { description, canonical, lang, styled, undescribed, headings, labels, ids, links };
}

/** A link's name as it is read out: `aria-label`, else its text with that of its pictures. */
function labelOf(tag: string, text: string, start: number): string {
  const named = attribute(tag, 'aria-label');
  if (named !== undefined) return named;
  const content = text.slice(start, text.indexOf('</a>', start));
  return content.replace(/<img\b[^>]* alt="([^"]*)"[^>]*>/g, '$1').replace(/<[^>]*>/g, '');
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
