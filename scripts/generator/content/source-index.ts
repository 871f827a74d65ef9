/** Source positions of what can only be checked in the rendered pages: links with a fragment, page heads. */
import { headingId, questionId } from '../../../components/ui/heading-id.ts';
import type { SourceIndex } from '../../checks/sources.ts';
import { visitFields } from '../../core/values/visit-fields.ts';
import type { PostRecord } from './posts/post-record.ts';
import type { YamlRecord, YamlRecords } from './yaml/yaml-records.ts';

export function indexSources(yaml: YamlRecords, posts: readonly PostRecord[]): SourceIndex {
  const index: SourceIndex = { links: {}, pages: {} };
  for (const { file, references } of [...Object.values(yaml), ...posts])
    for (const { kind, value, line } of references) {
      if (kind !== 'link') continue;
      const places = index.links[value] ?? [];
      places.push({ file, line });
      index.links[value] = places;
    }
  for (const [name, record] of Object.entries(yaml)) {
    const route = routeOf(name);
    const { file, lines } = record;
    if (route)
      index.pages[route] = {
        file,
        title: lines.metaTitle ?? lines.title,
        description: lines.metaDescription ?? lines.description,
        ids: () => idsOf(record),
      };
  }
  for (const { id, file, lines } of posts)
    index.pages[`/blog/${id}`] = { file, title: lines.metaTitle ?? lines.title, description: lines.excerpt };
  return index;
}

/** The ids that its short texts would give to elements: headings and questions are among them. */
function idsOf({ value, lines }: YamlRecord): Record<string, number> {
  const ids: Record<string, number> = {};
  visitFields(value, (text, path) => {
    const line = lines[path.join('.')];
    if (line === undefined || typeof text !== 'string' || text.length >= 120) return;
    for (const id of [headingId(text), questionId(text)]) ids[id] = line;
  });
  return ids;
}

/** `pages/about.yaml` → `/about`: the page whose head has the file's title and description; undefined for any other file. */
function routeOf(name: string): string | undefined {
  const [, folder, base] = /^(pages|tours)\/(.+)\.yaml$/.exec(name) ?? [];
  if (!folder || !base) return undefined;
  if (base === 'home') return '/';
  // The private tour has two files: that in `pages/` has the texts of its page.
  if (base === 'private-tours') return folder === 'pages' ? `/tours/${base}` : undefined;
  return folder === 'tours' ? `/tours/${base}` : `/${base === 'not-found' ? '404' : base}`;
}
