/** The only folder that the editor reads and writes. Paths come from the browser, so each is checked. */
import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { originalExtension } from '../../content/original-formats.ts';
import { isDeviceName } from '../../content/output-path.ts';
import { UserError } from '../core/errors/user-error.ts';
import { writeContentFile } from '../core/files/files.ts';
import { isSystemFile } from '../core/files/system-files.ts';

/** Files that the editor may read and write: only texts and pictures of the content. */
const allowed: readonly RegExp[] = [
  /^[a-z0-9-]+\.yaml$/,
  /^(?:pages|tours)\/[a-z0-9-]+\.yaml$/,
  /^blog\/[a-z0-9-]+\.md$/,
  new RegExp(`^images/(?:[a-z0-9-]+/)*[a-z0-9-]+${originalExtension.source}`),
];

export interface ContentFolder {
  /** Bytes of a file, or undefined if there is none. */
  read(file: string): Buffer | undefined;
  /** Writes atomically: a reader gets the old file or the new one, never a part. */
  write(file: string, contents: string | Uint8Array): void;
  remove(file: string): void;
  /** Files in a folder such as `content/blog`, as paths that start with `content/`. */
  list(folder: string): string[];
}

/**
 * Paths start with `content/`, wherever the folder is.
 * @throws UserError from each function for a path outside of the content
 */
export function openContentFolder(root: string): ContentFolder {
  const home = realpathSync(root);
  const place = (file: string): string => {
    const below = file.startsWith('content/') ? file.slice('content/'.length) : '';
    if (!allowed.some((rule) => rule.test(below)))
      throw new UserError(
        `${JSON.stringify(file)} is not a file that the editor can change: names are lower-case letters, digits and hyphens; pictures are JPEG, PNG, WebP or AVIF.`,
      );
    if (isDeviceName(path.basename(below)))
      throw new UserError(
        `Windows cannot store a file named "${path.basename(below)}". Choose another name.`,
      );
    const absolute = path.join(home, ...below.split('/'));
    // A symbolic link could lead out of the folder.
    const folder = path.dirname(absolute);
    const outside = existsSync(folder) && realpathSync(folder) !== folder;
    if (outside || lstatSync(absolute, { throwIfNoEntry: false })?.isSymbolicLink())
      throw new UserError(`${file} is a symbolic link, which the editor does not follow.`);
    return absolute;
  };
  return {
    read(file) {
      const absolute = place(file);
      return existsSync(absolute) ? readFileSync(absolute) : undefined;
    },
    write: (file, contents) => writeContentFile(place(file), contents),
    remove(file) {
      // The site needs each of its YAML files.
      if (file.endsWith('.yaml'))
        throw new UserError(`${file} is required by the site and cannot be deleted.`);
      rmSync(place(file));
    },
    list(folder) {
      if (!/^content(?:\/(?:blog|tours|pages|images))?$/.test(folder))
        throw new UserError(`${JSON.stringify(folder)} is not a folder of the content.`);
      const absolute = path.join(home, folder.slice('content'.length));
      if (!existsSync(absolute)) return [];
      return readdirSync(absolute, { withFileTypes: true })
        .filter((entry) => entry.isFile() && !isSystemFile(entry.name))
        .map((entry) => `${folder}/${entry.name}`)
        .filter((file) => allowed.some((rule) => rule.test(file.slice('content/'.length))))
        .sort();
    },
  };
}
