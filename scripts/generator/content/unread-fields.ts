/** Fields of the content that no page and no file of the output looks at: texts that drift unseen. */
import { namesIn } from '../../../content/constant-names.ts';
import { readText } from '../../core/read-text.ts';
import type { ContentFile } from './content-files.ts';
import { constantField, fieldPath } from './watch-content.ts';
import { parseTree, type TreeNode } from './yaml-tree.ts';

/** Fields that something else than a page reads, or that the specification (section 3) demands of an entity. */
const readElsewhere = new Set([
  // `npm run preflight`
  'sample',
  'site.yaml season.year',
  // Entities
  'id',
  'featured',
  // Becomes part of the picture beside it.
  'alt',
]);
/** Files whose every field the generator reads itself. */
const generatorFiles = new Set(['redirects.yaml', 'not-found.yaml']);

/**
 * @param files name below `content/` → the file
 * @param seen what was looked at, as `watchContent` notes it
 * @returns one line for each field, with file and line; of a group that nobody looks at the group alone
 */
export function unreadFields(files: ReadonlyMap<string, ContentFile>, seen: ReadonlySet<string>): string[] {
  const trees = [...files]
    .filter(([name]) => !generatorFiles.has(name))
    .map(([name, { file, absolute }]) => ({ name, file, tree: parseTree(readText(absolute)) }));
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
      // A group that is handed on whole, and that nobody opened, is no fault of its fields.
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

/** `site.yaml social.*.url` → `site.yaml social.*`, `site.yaml social`: who looks at a field has opened these. */
function parentsOf(field: string): string[] {
  const end = field.lastIndexOf('.');
  const parent = field.slice(0, end);
  return end > field.indexOf(' ') ? [parent, ...parentsOf(parent)] : [];
}

function namesOf({ text, children }: TreeNode): string[] {
  return [...(text === undefined ? [] : namesIn(text)), ...children.flatMap(namesOf)];
}
