/** A page's text as clean Markdown, for readers that are programs: what stands in `<main>`, without controls. */
import { attribute, decode } from '../../core/html-text.ts';

/** Elements that hold no text of the page. */
const skipped = new Set([
  'nav',
  'form',
  'button',
  'svg',
  'iframe',
  'dialog',
  'noscript',
  'template',
  'script',
  'style',
  'select',
  'search',
]);
/** Elements inside a line; every other one ends it. */
const inline = new Set(
  'a abbr b br cite code em i img picture small source span strong sub sup time'.split(' '),
);
const marks: Readonly<Record<string, string>> = { strong: '**', b: '**', em: '*', i: '*', code: '`' };
const voids = new Set(['br', 'hr', 'img', 'source', 'input', 'meta', 'link', 'wbr']);
/** React writes `>` in attributes as an entity, so the next one ends the tag. */
const pattern = /<(\/?)([a-z][a-z0-9]*)[^>]*>|<!--[\s\S]*?-->|[^<]+/g;
/** What is not a single blank, and becomes one. */
const wideBlank = /\s{2,}|[^\S ]/g;
/** For eyes that see the screen only. */
const remark = / \(opens in a new tab\)/g;

/** A paragraph, heading, list item or table. */
interface Block {
  text: string;
  item: boolean;
}

interface State {
  blocks: Block[];
  line: string;
  /** What the next line begins with: `## `, `- `. */
  lead: string;
  lists: { ordered: boolean; count: number }[];
  quotes: number;
  /** Cells of the table row at hand. */
  row: string[] | undefined;
  rows: number;
  hrefs: string[];
}

/** @param main HTML of `<main>`; @param absolute makes a path of this site an absolute address */
export function pageMarkdown(main: string, absolute: (address: string) => string): string {
  const state: State = {
    blocks: [],
    line: '',
    lead: '',
    lists: [],
    quotes: 0,
    row: undefined,
    rows: 0,
    hrefs: [],
  };
  let skipping = '';
  let depth = 0;
  let afterElement = false;
  for (const [token, closing, name] of main.matchAll(pattern)) {
    if (skipping) {
      if (name === skipping && !voids.has(name)) depth += closing ? -1 : 1;
      if (depth === 0) skipping = '';
    } else if (name === undefined) {
      if (!token.startsWith('<!--')) state.line += decode(token).replace(wideBlank, ' ');
    } else if (closing) close(state, name);
    else if (isSkipped(name, token)) {
      if (!voids.has(name)) [skipping, depth] = [name, 1];
    } else {
      // Neighbors without a blank between them are set apart by the styles.
      if (state.line && (afterElement || name === 'small')) state.line += ' ';
      open(state, name, token, absolute);
    }
    afterElement = closing === '/' && inline.has(name ?? '');
  }
  flush(state);
  return `${join(state.blocks)}\n`;
}

/** Controls, ornaments, and links that lead no further than this page. */
const isSkipped = (name: string, tag: string): boolean =>
  skipped.has(name) || tag.includes(' aria-hidden="true"') || (name === 'a' && tag.includes(' href="#'));

/** Items of a list stand close together, everything else apart. */
const join = (blocks: readonly Block[]): string =>
  blocks
    .map(({ text, item }, index) => {
      const before = blocks[index - 1];
      return before ? `${item && before.item ? '\n' : '\n\n'}${text}` : text;
    })
    .join('');

function open(state: State, name: string, tag: string, absolute: (address: string) => string): void {
  // A term stands before its description, on one line.
  if (!inline.has(name) && name !== 'dd') flush(state);
  if (/^h[1-6]$/.test(name)) state.lead = `${'#'.repeat(Number(name[1]))} `;
  else if (name === 'summary') state.lead = '### ';
  else if (name === 'ul' || name === 'ol') state.lists.push({ ordered: name === 'ol', count: 0 });
  else if (name === 'li') state.lead = bullet(state);
  else if (name === 'blockquote') state.quotes += 1;
  else if (name === 'hr') state.blocks.push({ text: '---', item: false });
  else if (name === 'table') state.rows = 0;
  else if (name === 'tr') state.row = [];
  else if (name === 'a') state.hrefs.push(openLink(state, attribute(tag, 'href') ?? '', absolute));
  else if (name === 'br') state.line += ' ';
  else if (name === 'img') {
    const [alt, src] = [attribute(tag, 'alt'), attribute(tag, 'src')];
    const picture = alt && src ? `![${alt}](${absolute(src)})` : '';
    // A picture before the text of its item is a block of its own, and no item.
    if (picture && !state.line.trim()) state.blocks.push({ text: picture, item: false });
    else state.line += picture;
  } else state.line += marks[name] ?? '';
}

/** @returns the address, or nothing for one that leads nowhere outside the page */
function openLink(state: State, href: string, absolute: (address: string) => string): string {
  if (href === '') return '';
  state.line += '[';
  return absolute(href);
}

function close(state: State, name: string): void {
  if (name === 'a') {
    const href = state.hrefs.pop();
    if (href) endMark(state, `](${href})`);
  } else if (name === 'dt') {
    if (state.line.trim()) state.line = `**${state.line.trim()}:** `;
    return;
  } else if (name === 'td' || name === 'th') {
    state.row?.push(state.line.trim());
    state.line = '';
  } else if (name === 'tr') endRow(state);
  else if (marks[name]) endMark(state, marks[name]);
  if (!inline.has(name)) flush(state);
  if (name === 'li') state.lead = '';
  if (name === 'ul' || name === 'ol') state.lists.pop();
  if (name === 'blockquote') state.quotes -= 1;
}

/** A mark ends directly after a letter; a blank before it moves behind it. */
function endMark(state: State, mark: string): void {
  const text = state.line.trimEnd();
  state.line = text + mark + (text.length < state.line.length ? ' ' : '');
}

function bullet({ lists }: State): string {
  const list = lists.at(-1);
  if (!list) return '- ';
  list.count += 1;
  return `${'  '.repeat(lists.length - 1)}${list.ordered ? `${list.count}.` : '-'} `;
}

function endRow(state: State): void {
  const { row } = state;
  state.row = undefined;
  if (!row || row.length === 0) return;
  const text = `| ${row.join(' | ')} |`;
  const table = state.rows > 0 ? state.blocks.at(-1) : undefined;
  if (table) table.text += `\n${text}`;
  else state.blocks.push({ text: `${text}\n|${' --- |'.repeat(row.length)}`, item: false });
  state.rows += 1;
}

function flush(state: State): void {
  const text = state.line.replace(remark, '').replace(/ {2,}/g, ' ').trim();
  if (!text || state.row) return;
  state.line = '';
  const quotes = '> '.repeat(state.quotes);
  const item = /(?:-|\d\.) $/.test(state.lead);
  const isHeading = state.lead.startsWith('#');
  state.blocks.push({ text: isHeading ? quotes + state.lead + text : state.lead + quotes + text, item });
  // A second paragraph of the same item stands below its first.
  state.lead = item ? '  '.repeat(state.lists.length) : '';
}
