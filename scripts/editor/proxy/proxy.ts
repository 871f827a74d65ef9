/**
 * The server side of Decap's local proxy protocol (`POST` with `{ action, params }`, as documented by `decap-server`). Decap
 * sends whole files without comments; only the changed values are written into the file.
 */
import path from 'node:path';
import { hashOf } from '../../core/cache/hash.ts';
import { attempt } from '../../core/errors/attempt.ts';
import { UserError } from '../../core/errors/user-error.ts';
import { openText, type TextFile } from '../../core/text/read-text.ts';
import { normalizeText } from '../../core/text/text-form.ts';
import type { ContentFolder } from '../content-folder.ts';
import { mergeFile, plainFile } from '../merge/merge-file.ts';
import type { Values } from '../merge/values.ts';
import { type Schemas, schemaOf } from '../schemas.ts';
import { type Asset, asset, type DataFile, dataFiles, group, list, text } from './params.ts';

export interface EditorProxy {
  /**
   * @returns the response, which is sent as JSON
   * @throws UserError with a message for the editor's user
   */
  answer(action: unknown, params: unknown): unknown;
}

export function createProxy(folder: ContentFolder, schemas: Schemas): EditorProxy {
  const entry = (file: string, label?: string) => {
    const bytes = folder.read(file);
    if (!bytes) return { data: null, file: { path: file, label, id: versionOf(bytes) } };
    return {
      data: plainFile({ kind: kindOf(file), text: textFile(file, bytes).text }),
      file: { path: file, label, id: versionOf(bytes) },
    };
  };

  const merged = ({ path: file, raw }: DataFile, isNew: boolean, versions: Values): Buffer => {
    const bytes = folder.read(file);
    if (bytes && isNew) throw new UserError(`${file} already exists. Choose another title.`);
    if (!isNew) expectVersion(file, bytes, versions[file] ?? null);
    const current = bytes && textFile(file, bytes);
    const sent = { kind: kindOf(file), text: normalizeText(raw) };
    const text = inFile(file, () => mergeFile(schemaOf(schemas, file), current?.text, sent));
    return current?.encode(text) ?? Buffer.from(text);
  };

  /**
   * Decap asks before it replaces a picture, and then removes the old one first. But it does not know pictures that were added
   * elsewhere, those of a new story, and the names that `picturePath` makes.
   */
  const expectNew = ({ path: file, bytes }: Asset) => {
    if (folder.read(file)?.equals(bytes) === false)
      throw new UserError(
        `${file} is already there, with another picture. Rename yours, and choose it again; or delete the other one under "Media" first.`,
      );
  };

  const persistEntry = (params: Values) => {
    const options = group(params.options ?? {}, 'options');
    const versions = group(params.versions ?? {}, 'versions');
    const assets = list(params, 'assets').map(asset);
    // Everything is checked before anything is written.
    for (const given of assets) expectNew(given);
    const changes = dataFiles(params).map((file) => {
      const target = file.newPath ?? file.path;
      if (target !== file.path && folder.read(target)) throw new UserError(`${target} already exists.`);
      return { from: file.path, target, after: merged(file, options.newEntry === true, versions) };
    });
    for (const { path: file, bytes } of assets) folder.write(file, bytes);
    const written: Record<string, string> = {};
    for (const { from, target, after } of changes) {
      if (!folder.read(target)?.equals(after)) folder.write(target, after);
      if (target !== from && folder.read(from)) folder.remove(from);
      written[target] = hashOf(after);
    }
    return { message: 'entry persisted', versions: written };
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

  const remove = (files: readonly unknown[], { versions = {} }: Values) => {
    for (const file of files.map(String)) {
      const version = group(versions, 'versions')[file];
      if (version !== undefined) expectVersion(file, folder.read(file), version);
    }
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
    getEntry(params) {
      const opened = entry(text(params, 'path'));
      return { ...opened, versions: { [opened.file.path]: opened.file.id } };
    },
    persistEntry,
    getMedia: (params) => folder.list(text(params, 'mediaFolder')).map(picture),
    getMediaFile: (params) => picture(text(params, 'path')),
    persistMedia: (params) => {
      const given = asset(params.asset);
      expectNew(given);
      folder.write(given.path, given.bytes);
      return picture(given.path);
    },
    deleteFile: (params) => remove([text(params, 'path')], params),
    deleteFiles: (params) => remove(list(params, 'paths'), params),
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

/** The hash of a file's bytes; null if there is no file. */
const versionOf = (bytes: Buffer | undefined): string | null => (bytes ? hashOf(bytes) : null);

/** @param version of the file as the page that changes it has read it */
function expectVersion(file: string, bytes: Buffer | undefined, version: unknown): void {
  if (version !== versionOf(bytes))
    throw new UserError(
      `${file} was ${bytes ? 'changed' : 'removed'} elsewhere after the editor had read it. Copy your text, reload this page, and make the change again.`,
    );
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
