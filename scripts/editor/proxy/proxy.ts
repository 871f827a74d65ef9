/**
 * The server side of Decap's local proxy protocol (`POST` with `{ action, params }`, as documented by `decap-server`). Decap
 * sends whole files without comments; only the changed values are written into the file.
 */
import path from 'node:path';
import { attempt } from '../../core/attempt.ts';
import { hashOf } from '../../core/hash.ts';
import { openText, type TextFile } from '../../core/read-text.ts';
import { normalizeText } from '../../core/text-form.ts';
import { UserError } from '../../core/user-error.ts';
import type { ContentFolder } from '../content-folder.ts';
import { mergeFile, plainFile } from '../merge/merge-file.ts';
import type { Values } from '../merge/values.ts';
import { type Schemas, schemaOf } from '../schemas.ts';
import { asset, type DataFile, dataFiles, group, list, text } from './params.ts';

export interface EditorProxy {
  /**
   * @returns the response, which is sent as JSON
   * @throws UserError with a message for the editor's user
   */
  answer(action: unknown, params: unknown): unknown;
}

export function createProxy(folder: ContentFolder, schemas: Schemas): EditorProxy {
  /** Hash of each file as last sent to the editor, to detect changes made elsewhere since. */
  const seen = new Map<string, string>();

  const entry = (file: string, label?: string) => {
    const bytes = folder.read(file);
    if (!bytes) return { data: null, file: { path: file, label, id: null } };
    seen.set(file, hashOf(bytes));
    return {
      data: plainFile({ kind: kindOf(file), text: textFile(file, bytes).text }),
      file: { path: file, label, id: hashOf(bytes) },
    };
  };

  const merged = ({ path: file, raw }: DataFile, isNew: boolean): Buffer => {
    const bytes = folder.read(file);
    if (bytes && isNew) throw new UserError(`${file} already exists. Choose another title.`);
    if (bytes && seen.has(file) && seen.get(file) !== hashOf(bytes))
      throw new UserError(
        `${file} was changed elsewhere after the editor had read it. Copy your text, reload this page, and make the change again.`,
      );
    const current = bytes && textFile(file, bytes);
    const sent = { kind: kindOf(file), text: normalizeText(raw) };
    const text = inFile(file, () => mergeFile(schemaOf(schemas, file), current?.text, sent));
    return current?.encode(text) ?? Buffer.from(text);
  };

  const persistEntry = (params: Values) => {
    const options = group(params.options ?? {}, 'options');
    const files = dataFiles(params);
    // Everything is checked before anything is written.
    const contents = files.map((file) => merged(file, options.newEntry === true));
    const assets = list(params, 'assets').map(asset);
    for (const { path: file, bytes } of assets) folder.write(file, bytes);
    for (const [index, file] of files.entries()) {
      const target = file.newPath ?? file.path;
      if (target !== file.path && folder.read(target)) throw new UserError(`${target} already exists.`);
      const after = contents[index] ?? Buffer.alloc(0);
      if (!folder.read(target)?.equals(after)) folder.write(target, after);
      if (target !== file.path && folder.read(file.path)) folder.remove(file.path);
      seen.set(target, hashOf(after));
    }
    return { message: 'entry persisted' };
  };

  const picture = (file: string) => {
    const bytes = folder.read(file);
    if (!bytes) throw new UserError(`There is no picture ${file}.`);
    return {
      id: hashOf(bytes),
      content: bytes.toString('base64'),
      encoding: 'base64',
      path: file,
      name: path.posix.basename(file),
    };
  };

  const remove = (files: readonly unknown[]) => {
    for (const file of files) folder.remove(String(file));
    return { message: `deleted ${files.length} files` };
  };

  const actions: Record<string, (params: Values) => unknown> = {
    info: () => ({ repo: 'content', publish_modes: ['simple'], type: 'local_fs' }),
    entriesByFolder: (params) => folder.list(text(params, 'folder')).map((file) => entry(file)),
    entriesByFiles: (params) =>
      list(params, 'files').map((item) => {
        const file = group(item, 'files');
        return entry(text(file, 'path'), typeof file.label === 'string' ? file.label : undefined);
      }),
    getEntry: (params) => entry(text(params, 'path')),
    persistEntry,
    getMedia: (params) => folder.list(text(params, 'mediaFolder')).map(picture),
    getMediaFile: (params) => picture(text(params, 'path')),
    persistMedia: (params) => {
      const { path: file, bytes } = asset(params.asset);
      folder.write(file, bytes);
      return picture(file);
    },
    deleteFile: (params) => remove([text(params, 'path')]),
    deleteFiles: (params) => remove(list(params, 'paths')),
    getDeployPreview: () => null,
    // Review notes need a Git host.
    getNotes: () => ({ notes: [] }),
    unpublishedEntries: () => [],
  };
  return {
    answer(action, params) {
      const run = typeof action === 'string' && Object.hasOwn(actions, action) ? actions[action] : undefined;
      if (!run) throw new UserError(`Unknown action ${JSON.stringify(action) ?? 'without a name'}.`);
      return run(group(params ?? {}, 'params'));
    },
  };
}

const kindOf = (file: string): 'post' | 'yaml' => (file.endsWith('.md') ? 'post' : 'yaml');

function textFile(file: string, bytes: Buffer): TextFile {
  const opened = attempt(() => openText(bytes));
  if (!opened) throw new UserError(`${file} is not text in UTF-8 or UTF-16. Save it as UTF-8 first.`);
  return opened;
}

function inFile<Result>(file: string, run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    if (error instanceof UserError) throw new UserError(`${file}: ${error.message}`);
    throw error;
  }
}
