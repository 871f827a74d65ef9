/** The editor's files in the output of a live build: the page, its scripts, Decap, the forms generated from the content. */
import { clientScript } from '../client-script.ts';
import type { ContentFolder } from '../content-folder.ts';
import { editorSetup } from '../form/setup.ts';
import { editorPage, editorPolicy } from '../page.ts';
import type { Schemas } from '../schemas.ts';
import { type EditorSettings, editorOrigins, gitBackend } from './editor-settings.ts';
import { type KeptSchemas, keptFormats } from './kept-formats.ts';

export interface LiveEditorOptions {
  editor: EditorSettings;
  /** Base path of the site, with a slash at both ends. */
  basePath: string;
  /** Origin of the site. */
  siteUrl: string;
  folder: Pick<ContentFolder, 'read' | 'list'>;
  schemas: Schemas;
  /** File name → bytes of Decap's files. */
  bundle: ReadonlyMap<string, Buffer>;
}

/** The policy of the editor's page, without `frame-ancestors`. @param siteUrl origin of the site */
export const liveEditorPolicy = (editor: EditorSettings, siteUrl: string): string =>
  editorPolicy({ page: siteUrl, ...editorOrigins(editor) });

/** @returns path in the output → contents; the page has both file names that hosts serve at `/edit` */
export async function liveEditor(options: LiveEditorOptions): Promise<Map<string, string | Buffer>> {
  const { editor, basePath, siteUrl, folder, schemas, bundle } = options;
  const setup = editorSetup({
    folder,
    schemas,
    basePath,
    backend: gitBackend(editor),
    siteUrl: siteUrl + basePath,
  });
  const collections = setup.config.collections.map((collection) => ({
    ...collection,
    format: collection.folder === undefined ? keptFormats.yaml.name : keptFormats.post.name,
  }));
  const kept: KeptSchemas = { yaml: [], post: [] };
  for (const [name, schema] of schemas) kept[name === 'post' ? 'post' : 'yaml'].push(schema);
  const page = editorPage(`${basePath}edit/`, liveEditorPolicy(editor, siteUrl));
  const files: [string, string | Buffer][] = [
    ['setup.json', JSON.stringify({ ...setup, config: { ...setup.config, collections } })],
    ['schemas.json', JSON.stringify(kept)],
    ['client.js', await clientScript('live-client')],
    ...bundle,
  ];
  return new Map<string, string | Buffer>([
    ['edit.html', page],
    ['edit/index.html', page],
    ...files.map(([name, contents]): [string, string | Buffer] => [`edit/${name}`, contents]),
  ]);
}
