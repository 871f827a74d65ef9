/** Parameters of the proxy protocol. They come from the browser, so each is checked. */
import { asciiOf } from '../../../components/base/slug.ts';
import { UserError } from '../../core/errors/user-error.ts';
import { isValues, type Values } from '../merge/values.ts';

export interface DataFile {
  path: string;
  /** The whole file, as written by the editor. */
  raw: string;
  /** New path if the file is renamed. */
  newPath: string | undefined;
}
export interface Asset {
  path: string;
  bytes: Buffer;
}

export function group(value: unknown, what: string): Values {
  if (!isValues(value)) throw new UserError(`"${what}" must be a group of fields.`);
  return value;
}

export function text(values: Values, name: string): string {
  const value = values[name];
  if (typeof value !== 'string') throw new UserError(`"${name}" must be a text.`);
  return value;
}

export function list(values: Values, name: string): unknown[] {
  const value = values[name] ?? [];
  if (!Array.isArray(value)) throw new UserError(`"${name}" must be a list.`);
  return value;
}

/** Reads `dataFiles`, or `entry`, the older name of a single file. */
export function dataFiles(params: Values): DataFile[] {
  const found = params.dataFiles === undefined ? [params.entry] : list(params, 'dataFiles');
  return found.map((item) => {
    const file = group(item, 'dataFiles');
    return {
      path: text(file, 'path'),
      raw: text(file, 'raw'),
      newPath: file.newPath === undefined ? undefined : text(file, 'newPath'),
    };
  });
}

export function asset(value: unknown): Asset {
  const given = group(value, 'asset');
  if (given.encoding !== 'base64') throw new UserError('"encoding" must be base64.');
  return { path: picturePath(text(given, 'path')), bytes: Buffer.from(text(given, 'content'), 'base64') };
}

/** Converts a camera's file name to an image name that the site accepts: `IMG_0412.JPG` → `img-0412.jpg`. */
export function picturePath(file: string): string {
  const [, folder = '', name = '', ending = ''] = /^(.*\/)?([^/]*?)(\.[^./]*)?$/.exec(file) ?? [];
  const clean = asciiOf(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return folder + clean + ending.toLowerCase();
}
