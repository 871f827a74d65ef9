/** Writes the editor under `/edit/` to the output of a build with `EDITOR=1`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PublicSettings } from '../../../components/base/settings.ts';
import { originalExtension } from '../../../content/original-formats.ts';
import { listFolder } from '../../core/files/system-files.ts';
import { editorBundle } from '../../editor/bundle.ts';
import type { EditorSettings } from '../../editor/live/editor-settings.ts';
import { liveEditor } from '../../editor/live/live-editor.ts';
import { readSchemas } from '../../editor/schemas.ts';
import type { ContentFiles } from '../content/files/content-files.ts';
import type { Output } from '../output/output.ts';

interface WriteEditorInput {
  editor: EditorSettings;
  settings: PublicSettings;
  files: ContentFiles;
  output: Output;
  log: (line: string) => void;
}

/** @throws UserError if the editor's program cannot be downloaded */
export async function writeEditor({ editor, settings, files, output, log }: WriteEditorInput): Promise<void> {
  const { basePath, siteUrl } = settings;
  const made = await liveEditor({
    editor,
    basePath,
    siteUrl,
    folder: readerOf(files),
    schemas: readSchemas(),
    bundle: editorBundle(log),
  });
  for (const [file, contents] of made) output.write(file, contents);
}

/** The content as the repository holds it: paths start with `content/`. */
function readerOf({ yaml, posts, imageFolder }: ContentFiles) {
  const images = listFolder(imageFolder).filter((name) => originalExtension.test(name));
  const places = new Map([
    ...[...yaml.values(), ...posts].map(({ file, absolute }): [string, string] => [file, absolute]),
    ...images.map((name): [string, string] => [`content/images/${name}`, path.join(imageFolder, name)]),
  ]);
  const names = [...places.keys()].sort();
  return {
    list: (folder: string) => names.filter((name) => path.posix.dirname(name) === folder),
    read(file: string) {
      const absolute = places.get(file);
      return absolute === undefined ? undefined : readFileSync(absolute);
    },
  };
}
