/** Lists of the content may be as long as the owner likes: three guides, one walk's photo, no press yet. */
import { cpSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isMap, isNode, isSeq, parseDocument, type YAMLSeq } from 'yaml';
import { readPages } from '../../scripts/checks/read-pages.ts';
import { inRoot } from '../../scripts/core/files/paths.ts';
import { openWorkspace, type Workspace } from './support/workspace.ts';

/** `press.yaml articles`, `tours/x.yaml stops.*.sources` */
const nameOf = (file = '', path = ''): string => `${file} ${path.replace(/\.\d+(?=\.|$)/g, '.*')}`;

const restore = ({ content }: Workspace): void =>
  cpSync(inRoot('tests/fixtures/content'), content, { recursive: true });

test('a list that its section needs is reported if empty; of all others the section is left out', async () => {
  const workspace = openWorkspace();
  const line =
    /^ {2}content\/(\S+):\d+ {2}"(\S+)" must have at least one item, found \[\]\. Start each item on a line/;
  const needed = new Set<string>();
  const emptied = new Set<string>();
  // A list inside of another one is only reached if the outer one is needed.
  for (let depth = 0, reports = ['']; reports.length > 0; depth++) {
    expect(depth).toBeLessThan(4);
    restore(workspace);
    for (const name of shorten(workspace, 0, (list) => !needed.has(list))) emptied.add(name);
    reports = await workspace.build().then(
      () => [],
      (error) => String(error).split('\n').slice(1),
    );
    for (const report of reports) {
      expect(report).toMatch(line);
      needed.add(nameOf(...(line.exec(report)?.slice(1) ?? [])));
    }
  }
  expect([...needed]).toEqual(
    expect.arrayContaining(['team.yaml team', 'pages/contact.yaml faqs', 'site.yaml openingHours.days']),
  );
  expect([...emptied].filter((name) => !needed.has(name))).toEqual(
    expect.arrayContaining(['press.yaml articles', 'gallery.yaml fans', 'site.yaml social']),
  );
  for (const { file, html } of readPages(workspace.out)) {
    expect(emptyLists(html), file).toEqual([]);
    expect(headingsAboveNothing(html), file).toEqual([]);
  }
}, 60_000);

test('one item is enough for every list', async () => {
  const workspace = openWorkspace();
  expect(shorten(workspace, 1).length).toBeGreaterThan(20);
  await workspace.build();
}, 60_000);

/**
 * Cuts lists of the YAML files, the outermost first; lines of a map and redirects are kept.
 * @returns the names of the lists that had more than `length` items
 */
function shorten(workspace: Workspace, length: number, chosen = (_name: string) => true): string[] {
  const found: string[] = [];
  for (const file of readdirSync(workspace.content, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.yaml')) continue;
    workspace.edit(file, (text) => {
      const document = parseDocument(text);
      const visit = (node: unknown, path: string): void => {
        if (isSeq(node)) {
          const name = nameOf(file, path);
          if (node.items.length > length && chosen(name)) {
            found.push(name);
            cut(node, length);
          }
          for (const [index, item] of node.items.entries()) visit(item, `${path}.${index}`);
        } else if (isMap(node)) {
          for (const { key, value } of node.items)
            visit(value, [path, isNode(key) ? key.toString() : ''].filter(Boolean).join('.'));
        }
      };
      visit(document.contents, '');
      return document.toString({ lineWidth: 0 });
    });
  }
  return found;
}

function cut(list: YAMLSeq, length: number): void {
  list.items = list.items.slice(0, length);
  if (length === 0) list.flow = true;
}

/** Lists without items, other than those that scripts fill. */
const emptyLists = (html: string): string[] =>
  [...html.matchAll(/<(ul|ol|dl|table)\b([^>]*)><\/\1>/g)]
    .filter(([, , attributes = '']) => !attributes.includes('data-part='))
    .map(([list]) => list);

/** Headings with which their section ends. */
const headingsAboveNothing = (html: string): string[] =>
  [
    ...html.matchAll(
      /<(h[2-6])\b[^>]*>((?:(?!<h\d).)*?)<\/\1>(?:<\/(?:div|header)>|<div[^>]*>)*<\/section>/g,
    ),
  ].map(([, , heading = '']) => heading);

test.each([
  ['gallery.yaml', 'fans', 'id'],
  ['gallery.yaml', 'tour', 'src'],
  ['team.yaml', 'team', 'name'],
  ['pages/tours.yaml', 'faqs', 'question'],
  ['pages/private-tours.yaml', 'itineraries.items', 'id'],
  ['tours/brooklyn-heights.yaml', 'stops', 'title'],
])('two items of %s %s with the same %s are reported at the second', async (file, list, key) => {
  const workspace = openWorkspace();
  let line = 0;
  workspace.edit(file, (text) => {
    const document = parseDocument(text);
    const at = (index: number) => [...list.split('.'), index, key];
    const first = document.getIn(at(0));
    // Only letters and digits count.
    document.setIn(
      at(1),
      typeof first === 'string' && /[ .?]/.test(first) ? `${first.toUpperCase()}!` : first,
    );
    const changed = document.toString({ lineWidth: 0 });
    const node = parseDocument(changed).getIn(at(1), true);
    line = changed.slice(0, (isNode(node) && node.range?.[0]) || 0).split('\n').length;
    return changed;
  });
  await expect(workspace.build()).rejects.toThrow(
    `content/${file}:${line}  "${list}.1.${key}" must differ from that of item 1`,
  );
});
