/** The editor's menu: each part of the content with the fields of its files. */
import { type JsonSchema, titleOf } from '../../core/values/json-schema.ts';
import { type Schemas, schemaOf } from '../schemas.ts';
import { type Choices, type FormField, formFields } from './fields.ts';

export interface Collection {
  name: string;
  label: string;
  [setting: string]: unknown;
}

/** Single files with their name in the menu. */
const singles: Record<string, string> = {
  team: 'Team',
  reviews: 'Reviews',
  press: 'Press',
  gallery: 'Gallery',
  redirects: 'Redirects',
  'not-found': 'Unknown addresses',
  site: 'Site: names, prices, policies',
};

/**
 * @param files YAML files of the content, as paths that start with `content/`
 */
export function collections(schemas: Schemas, files: readonly string[], choices: Choices): Collection[] {
  const inFolder = (folder: string) => files.filter((file) => file.startsWith(`content/${folder}/`));
  const nameOf = (file: string) => file.replace(/^.*\//, '').replace(/\.yaml$/, '');
  const labelOf = (file: string) =>
    choices.tour.find(({ value }) => value === nameOf(file))?.label ?? titleOf(nameOf(file));
  const fileEntry = (file: string) => {
    const schema: JsonSchema = schemaOf(schemas, file);
    return { name: nameOf(file), label: labelOf(file), file, fields: formFields(schema, choices) };
  };
  return [
    stories(formFields(schemas.get('post') ?? {}, choices)),
    { name: 'tours', label: 'Tours', files: inFolder('tours').map(fileEntry), editor: { preview: true } },
    { name: 'pages', label: 'Pages', files: inFolder('pages').map(fileEntry) },
    ...Object.entries(singles)
      .filter(([name]) => files.includes(`content/${name}.yaml`))
      .map(([name, label]) => ({ name, label, files: [{ ...fileEntry(`content/${name}.yaml`), label }] })),
  ];
}

const stories = (fields: readonly FormField[]): Collection => ({
  name: 'stories',
  label: 'Stories',
  label_singular: 'Story',
  folder: 'content/blog',
  extension: 'md',
  format: 'yaml-frontmatter',
  create: true,
  delete: true,
  identifier_field: 'title',
  slug: '{{slug}}',
  summary: '{{title}} ({{date}})',
  sortable_fields: ['date', 'title'],
  view_groups: [{ label: 'Category', field: 'category' }],
  fields: [
    ...fields,
    {
      name: 'body',
      label: 'Text',
      widget: 'markdown',
      required: true,
      // The rich-text mode would rewrite the whole text in its own style.
      modes: ['raw'],
      // Decap renders hints as Markdown, hence the backticks.
      hint: 'Markdown: `## heading`, `- list`, `**bold**`, `![description](/images/name.jpg "Caption")`.',
    },
  ],
});
