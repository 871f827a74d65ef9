/** Finds fields of the content that no page and no output file reads. */
import { namesIn } from '../../../content/constant-names.ts';
import { constantField, fieldPath } from './watch-content.ts';
import type { YamlRecord } from './yaml-records.ts';
import type { TreeNode } from './yaml-tree.ts';

/** Fields that are read outside of pages, or that the specification (section 3) requires of an entity. */
const readElsewhere = new Set([
  // `npm run preflight`
  'sample',
  'site.yaml season.year',
  // Entities
  'id',
  'featured',
  // Copied into the image beside it.
  'alt',
  'focus',
]);
/** Files that the generator reads completely. */
const generatorFiles = new Set(['redirects.yaml', 'not-found.yaml']);

/**
 * @param records name below `content/` → its file and fields
 * @param seen the fields that were read, as recorded by `watchContent`
 * @returns one line for each field, with file and line; for an unread group only the group
 */
export function unreadFields(
  records: Readonly<Record<string, Pick<YamlRecord, 'file' | 'fields'>>>,
  seen: ReadonlySet<string>,
): string[] {
  const trees = Object.entries(records)
    .filter(([name]) => !generatorFiles.has(name))
    .map(([name, { file, fields }]) => ({ name, file, tree: fields }));
  const named = new Set(trees.flatMap(({ tree }) => namesOf(tree)).map(constantField));
  const opened = new Set([...seen, ...named].flatMap(parentsOf));
  const isRead = (field: string) => {
    const last = field.slice(Math.max(field.lastIndexOf('.'), field.lastIndexOf(' ')) + 1);
    return (
      seen.has(field) ||
      named.has(field) ||
      opened.has(field) ||
      readElsewhere.has(field) ||
      readElsewhere.has(last)
    );
  };
  return trees.flatMap(({ name, file, tree }) => {
    const found = new Map<string, number>();
    const walk = (node: TreeNode, path: string) => {
      const below = node.children.map((child) => ({ child, path: fieldPath(path, child.key) }));
      // A group that is passed on as a whole: its fields are not reported.
      if (path && !opened.has(`${name} ${path}`)) return;
      for (const part of below)
        if (isRead(`${name} ${part.path}`)) walk(part.child, part.path);
        else if (!found.has(part.path)) found.set(part.path, part.child.line);
    };
    walk(tree, '');
    return [...found].map(
      ([path, line]) =>
        `${file}:${line}  No page shows "${path.replaceAll('.*', '')}". Delete it, or show it.`,
    );
  });
}

/** `site.yaml social.*.url` → `site.yaml social.*`, `site.yaml social`: reading a field reads its groups. */
function parentsOf(field: string): string[] {
  const end = field.lastIndexOf('.');
  const parent = field.slice(0, end);
  return end > field.indexOf(' ') ? [parent, ...parentsOf(parent)] : [];
}

function namesOf({ text, children }: TreeNode): string[] {
  return [...(text === undefined ? [] : namesIn(text)), ...children.flatMap(namesOf)];
}
