/** Finds fields of the content that no page and no output file reads. */
import type { YamlRecord } from '../yaml/yaml-records.ts';
import { constantField } from './watch-content.ts';

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
  records: Readonly<Record<string, Pick<YamlRecord, 'file' | 'lines' | 'references'>>>,
  seen: ReadonlySet<string>,
): string[] {
  const written = Object.entries(records).filter(([name]) => !generatorFiles.has(name));
  const named = written.flatMap(([, { references }]) =>
    references.flatMap(({ kind, value }) => (kind === 'constant' ? [constantField(value)] : [])),
  );
  const read = new Set([...seen, ...named, ...readElsewhere]);
  const opened = new Set<string>();
  for (const field of [...seen, ...named])
    for (let group = groupOf(field); group && !opened.has(group); group = groupOf(group)) opened.add(group);
  return written.flatMap(([name, { file, lines }]) => {
    const found = new Map<string, number>();
    for (const [written, line] of Object.entries(lines)) {
      const path = written.replace(/(^|\.)\d+(?=\.|$)/g, '$1*');
      const field = `${name} ${path}`;
      const parent = groupOf(field);
      // A group that is passed on as a whole: its fields are not reported.
      if (parent !== undefined && !opened.has(parent)) continue;
      const last = path.slice(path.lastIndexOf('.') + 1);
      if (!read.has(field) && !opened.has(field) && !read.has(last) && !found.has(path))
        found.set(path, line);
    }
    return [...found].map(
      ([path, line]) =>
        `${file}:${line}  No page shows "${path.replaceAll('.*', '')}". It has no effect; unless it is required, delete it.`,
    );
  });
}

/** `site.yaml social.*.url` → `site.yaml social.*` → `site.yaml social`: reading a field reads its groups. */
function groupOf(field: string): string | undefined {
  const end = field.lastIndexOf('.');
  return end > field.indexOf(' ') ? field.slice(0, end) : undefined;
}
