/** Reads the facts for the checks from a page's tags in one pass, since it runs for every page of every build. */
import { attribute, withoutCode } from '../core/text/html-text.ts';
import { foreignLetters } from './foreign-letters.ts';
import type { PageParts } from './page-parts.ts';

export interface Tags {
  description: string;
  canonical: string;
  lang: string;
  /** Whether some element has a style attribute. */
  styled: boolean;
  /** Whether some picture has no alt text. */
  undescribed: boolean;
  /** Levels, in order. */
  headings: number[];
  /** Names of links that do not describe their target. */
  vague: Set<string>;
  /** Addresses for link previews: name of the tag, address. */
  shares: [name: string, address: string][];
  ids: Set<string>;
  /** Ids of several elements. */
  repeatedIds: Set<string>;
  /** Addresses of this site in href, src and srcset. */
  links: Set<string>;
  /** Names of the islands. */
  islands: Set<string>;
  /** Letters in the body that the site's fonts lack, each once. */
  foreign: string;
}

/** Tags with addresses for link previews. */
const shareAddress = / (?:property|name)="(?:og|twitter):(?:url|image)"/;
/** Elements whose addresses are links of the page → the attributes with them. */
const linking: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  area: ['href'],
  link: ['href'],
  use: ['href'],
  img: ['src', 'srcSet', 'srcset'],
  source: ['src', 'srcSet', 'srcset'],
  script: ['src'],
  iframe: ['src'],
  video: ['src', 'poster'],
  audio: ['src'],
};
/** Addresses of other hosts, and of mail. */
const elsewhere = /^(?:\/\/|[a-z][a-z0-9+.-]*:)/i;

/**
 * @param page as our own renderer writes it: every attribute in double quotes; React writes `>` in attributes as an entity, so
 * the next one ends the tag
 */
export function readTags({ head, before, main, after }: PageParts): Tags {
  const body = withoutCode(before + main + after);
  const html = withoutCode(head) + body;
  const to: Tags = {
    description: '',
    canonical: '',
    lang: '',
    styled: false,
    undescribed: false,
    headings: [],
    shares: [],
    foreign: foreignLetters(body),
    vague: new Set(),
    ids: new Set(),
    repeatedIds: new Set(),
    links: new Set(),
    islands: new Set(),
  };
  for (let start = html.indexOf('<'); start >= 0; start = html.indexOf('<', start + 1)) {
    const end = html.indexOf('>', start) + 1;
    const tag = html.slice(start, end);
    const name = nameOf(tag);
    if (name.length === 2 && name >= 'h1' && name <= 'h6') to.headings.push(Number(name[1]));
    else if (name === 'a') addVague(labelOf(tag, html, end), to);
    else if (name === 'img' && attribute(tag, 'alt') === undefined) to.undescribed = true;
    if (tag.includes('="')) readAttributes(name, tag, to);
  }
  return to;
}

/** The name of an element; empty for an end tag and for a comment. */
function nameOf(tag: string): string {
  const space = tag.indexOf(' ');
  const name = tag.slice(1, space < 0 ? -1 : space);
  return /^[a-z]/.test(name) ? name : '';
}

function readAttributes(name: string, tag: string, to: Tags): void {
  const id = attribute(tag, 'id');
  if (id) (to.ids.has(id) ? to.repeatedIds : to.ids).add(id);
  const island = attribute(tag, 'data-island');
  if (island) to.islands.add(island);
  to.styled ||= tag.includes(' style="');
  if (name === 'html') to.lang = attribute(tag, 'lang') ?? '';
  else if (name === 'meta') readMeta(tag, to);
  else if (name === 'link' && tag.includes('rel="canonical"')) to.canonical = attribute(tag, 'href') ?? '';
  else for (const linked of linking[name] ?? []) readLinks(attribute(tag, linked), linked, to);
}

function readMeta(tag: string, to: Tags): void {
  if (tag.includes('name="description"')) to.description = attribute(tag, 'content') ?? '';
  else if (shareAddress.test(tag))
    to.shares.push([
      attribute(tag, 'property') ?? attribute(tag, 'name') ?? '',
      attribute(tag, 'content') ?? '',
    ]);
}

/** A `srcset` holds several addresses, each with its width. */
function readLinks(value: string | undefined, attributeName: string, { links }: Tags): void {
  if (!value) return;
  const addresses =
    attributeName.toLowerCase() === 'srcset'
      ? value.split(', ').map((part) => part.split(' ', 1)[0])
      : [value];
  for (const address of addresses) if (address && !elsewhere.test(address)) links.add(address);
}

/** A link's accessible name: `aria-label`, or else its text with the alt texts of its pictures. */
function labelOf(tag: string, html: string, start: number): string {
  const named = attribute(tag, 'aria-label');
  if (named !== undefined) return named;
  const content = html.slice(start, html.indexOf('</a>', start));
  return content.replace(/<img\b[^>]* alt="([^"]*)"[^>]*>/g, '$1').replace(/<[^>]*>/g, '');
}

/** Names that do not describe the target out of context (WCAG 2.4.4). */
const vague = /^(?:click |read |learn |see |find out )?(?:here|more)$|^(?:this|link|go|details)$/;

function addVague(label: string, to: Tags): void {
  const plain = label.replace(/[\s\u2192.…]+/g, ' ').trim();
  if (vague.test(plain.toLowerCase())) to.vague.add(plain);
}
