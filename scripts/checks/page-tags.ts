/** What the tags of a page tell, in one walk: this runs for every page of every build. */
import { foreignLetters } from './foreign-letters.ts';
import { attribute } from './html-text.ts';

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
  /** Names of the links, as they are read out. */
  labels: string[];
  /** Addresses for link previews: name of the tag, address. */
  shares: [name: string, address: string][];
  ids: Set<string>;
  /** Addresses of this site in href, src and srcset. */
  links: Set<string>;
  /** Names of the islands. */
  islands: Set<string>;
  /** Letters of the body that the site's fonts do not hold. */
  foreign: Set<string>;
}

/** React writes `>` in attributes as an entity, so the next one ends the tag. */
const tagPattern = /<([a-z][a-z0-9]*)[^>]*>/g;
/** Tags with addresses that link previews follow. */
const shareAddress = / (?:property|name)="(?:og|twitter):(?:url|image)"/;
/** Elements whose addresses are links of the page. */
const linking = new Set(['a', 'area', 'link', 'img', 'source', 'script', 'iframe', 'video', 'audio', 'use']);

/** Above and below `<main>` most pages are the same to the letter: each such part is read once. */
const frames = new Map<string, Tags>();
const framesKept = 64;

/** @param html without scripts and styles, as our own renderer writes it: every attribute in double quotes */
export function readTags(html: string): Tags {
  const body = Math.max(0, html.indexOf('<body'));
  const main = Math.max(body, html.indexOf('<main'));
  const end = Math.max(main, html.indexOf('</main>'));
  const tags = emptyTags();
  readPart(html.slice(0, body), tags);
  for (const part of [
    frameOf(html.slice(body, main)),
    bodyPart(html.slice(main, end)),
    frameOf(html.slice(end)),
  ])
    join(tags, part);
  return tags;
}

function frameOf(html: string): Tags {
  const known = frames.get(html);
  if (known) return known;
  if (frames.size >= framesKept) frames.clear();
  const tags = bodyPart(html);
  frames.set(html, tags);
  return tags;
}

function bodyPart(html: string): Tags {
  const tags = emptyTags();
  readPart(html, tags);
  for (const letter of foreignLetters(html)) tags.foreign.add(letter);
  return tags;
}

const emptyTags = (): Tags => ({
  ...{ description: '', canonical: '', lang: '', styled: false, undescribed: false },
  ...{ headings: [], labels: [], shares: [] },
  ...{ ids: new Set(), links: new Set(), islands: new Set(), foreign: new Set() },
});

/** What stands in the body; description, canonical address, language and link previews come from the head. */
function join(to: Tags, part: Tags): void {
  to.styled ||= part.styled;
  to.undescribed ||= part.undescribed;
  to.headings.push(...part.headings);
  to.labels.push(...part.labels);
  for (const set of ['ids', 'links', 'islands', 'foreign'] as const)
    for (const item of part[set]) to[set].add(item);
}

function readPart(html: string, to: Tags): void {
  const addLink = (link: string | undefined) => {
    if (link !== undefined && !/^(?:\/\/|[a-z][a-z0-9+.-]*:)/i.test(link)) to.links.add(link);
  };
  for (const match of html.matchAll(tagPattern)) {
    const [tag, name = ''] = match;
    const id = attribute(tag, 'id');
    if (id) to.ids.add(id);
    to.styled ||= tag.includes(' style="');
    const island = attribute(tag, 'data-island');
    if (island) to.islands.add(island);
    if (name === 'html') to.lang = attribute(tag, 'lang') ?? '';
    else if (name === 'meta' && tag.includes('name="description"'))
      to.description = attribute(tag, 'content') ?? '';
    else if (name === 'meta' && shareAddress.test(tag))
      to.shares.push([
        attribute(tag, 'property') ?? attribute(tag, 'name') ?? '',
        attribute(tag, 'content') ?? '',
      ]);
    else if (name === 'img' && attribute(tag, 'alt') === undefined) to.undescribed = true;
    else if (name === 'a') to.labels.push(labelOf(tag, html, match.index + tag.length));
    else if (name.length === 2 && name >= 'h1' && name <= 'h6') to.headings.push(Number(name[1]));
    if (!linking.has(name)) continue;
    if (name === 'link' && tag.includes('rel="canonical"')) to.canonical = attribute(tag, 'href') ?? '';
    else {
      addLink(attribute(tag, 'href'));
      addLink(attribute(tag, 'src'));
      const set = attribute(tag, 'srcSet') ?? attribute(tag, 'srcset');
      for (const part of set?.split(', ') ?? []) addLink(part.split(' ')[0]);
    }
  }
}

/** A link's name as it is read out: `aria-label`, else its text with that of its pictures. */
function labelOf(tag: string, html: string, start: number): string {
  const named = attribute(tag, 'aria-label');
  if (named !== undefined) return named;
  const content = html.slice(start, html.indexOf('</a>', start));
  return content.replace(/<img\b[^>]* alt="([^"]*)"[^>]*>/g, '$1').replace(/<[^>]*>/g, '');
}
