/** What the checks need to know of a page, read once from its HTML when it is rendered. Plain data: it is remembered. */
import { foreignLetters } from './foreign-letters.ts';
import { attribute, decode, withoutCode } from './html-text.ts';
import { type Finding, faultsIn } from './page-faults.ts';
import { blocksOf, readStructuredData, type StructuredData } from './structured-data.ts';
import { readVisible } from './structured-data-visible.ts';

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
  /** Types in its structured data, `Product+TouristTrip`. */
  types: string[];
  /** Own addresses that crawlers find outside of links: address from the host's root → where it stands. */
  dataLinks: Record<string, string>;
  /** Letters in its text that the site's fonts do not hold. */
  foreign?: string;
  /** Faults of the page by itself. */
  faults: Finding[];
}

const tagPattern = /<([a-z][a-z0-9]*)\b(?:[^>"]|"[^"]*")*>/g;
/** Tags with addresses that link previews follow. */
const shareAddress = / (?:property|name)="(?:og|twitter):(?:url|image)"/;
/** Elements whose addresses are links of the page. */
const linking = new Set(['a', 'area', 'link', 'img', 'source', 'script', 'iframe', 'video', 'audio', 'use']);

/** Path under which a file of the output is shown: `tours/index.html` and `tours.html` → `/tours`. */
export const pathOf = (file: string): string => `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;

/** @param file path in the output; @param html as our own renderer writes it: every attribute in double quotes */
export function readPageFacts(file: string, html: string): PageFacts {
  const path = pathOf(file);
  const title = decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');
  const stub = title === 'This page has moved';
  const read = readTags(html);
  const data = stub ? undefined : dataOf(html, read);
  const faults = data ? [...faultsIn({ title, ...read }), ...data.faults] : [];
  const letters = stub ? '' : foreignLetters(read.text);
  const { description, ids, links } = read;
  return {
    ...{ file, path, title, description, stub, ids: [...ids], links: [...links] },
    ...{
      types: data?.types ?? [],
      dataLinks: data?.links ?? {},
      ...(letters && { foreign: letters }),
      faults,
    },
  };
}

/** Structured data, and the addresses in tags for link previews. */
function dataOf(html: string, { text, canonical, shares }: ReturnType<typeof readTags>): StructuredData {
  const origin = URL.canParse(canonical) ? new URL(canonical).origin : 'unknown:';
  const data = readStructuredData(blocksOf(html), origin, readVisible(text));
  for (const [name, address] of shares) {
    if (!address.startsWith('http'))
      data.faults.push({ message: `${name} is not an absolute address`, remedy: 'Use absoluteUrl()' });
    else if (address.startsWith(`${origin}/`)) data.links[address.slice(origin.length)] ??= name;
  }
  return data;
}

/** What the tags tell, in one walk: this runs for every page of every build. */
function readTags(html: string) {
  // Scripts and styles hold no links; taking them out keeps the walk short.
  const text = withoutCode(html);
  const ids = new Set<string>();
  const links = new Set<string>();
  const headings: number[] = [];
  const labels: string[] = [];
  const shares: [name: string, address: string][] = [];
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
    else if (name === 'meta' && shareAddress.test(tag))
      shares.push([
        attribute(tag, 'property') ?? attribute(tag, 'name') ?? '',
        attribute(tag, 'content') ?? '',
      ]);
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
  return { text, description, canonical, lang, styled, undescribed, headings, labels, ids, links, shares };
}

/** A link's name as it is read out: `aria-label`, else its text with that of its pictures. */
function labelOf(tag: string, text: string, start: number): string {
  const named = attribute(tag, 'aria-label');
  if (named !== undefined) return named;
  const content = text.slice(start, text.indexOf('</a>', start));
  return content.replace(/<img\b[^>]* alt="([^"]*)"[^>]*>/g, '$1').replace(/<[^>]*>/g, '');
}
