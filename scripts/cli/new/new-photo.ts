import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { slugOf } from '../../../components/base/slug.ts';
import { originalFormats } from '../../../content/original-formats.ts';
import type { Finding } from '../../core/errors/problem.ts';
import { UserError } from '../../core/errors/user-error.ts';
import { writeContentFile } from '../../core/files/files.ts';
import { originalNameFault } from '../../generator/pictures/original-name.ts';
import { isProblem, probe } from '../../generator/pictures/probe.ts';
import { append, type Created, entriesOf, type NewEntry, nextBuild, sentences } from './new-entry.ts';

/** Copies a picture that a build can read to `content/images/`, and lists it in the gallery. */
export async function photo(entry: NewEntry): Promise<Created> {
  const [source = ''] = entry.values;
  const base = path.basename(source);
  if (/^https?:\/\//i.test(source))
    throw new UserError(`${source} is an address. Download the picture, and pass the file.`);
  const stat = statSync(source, { throwIfNoEntry: false });
  if (stat?.isDirectory()) throw new UserError(`${source} is a folder. Pass a picture.`);
  if (!stat?.isFile()) throw new UserError(`There is no file ${source}.`);
  const { name, ext } = path.parse(base);
  const image = slugOf(name);
  const fault = image
    ? originalNameFault(image + ext.toLowerCase())
    : { message: 'Its name has no Latin letter or digit', remedy: 'Rename it, e.g. to cat-on-a-stoop.jpg' };
  if (fault) refuse(source, fault);
  const folder = path.join(entry.content, 'images');
  const taken = Object.keys(originalFormats).find((ending) =>
    existsSync(path.join(folder, `${image}.${ending}`)),
  );
  if (taken)
    throw new UserError(`content/images/${image}.${taken} already exists. Give the picture another name.`);
  const bytes = readFileSync(source);
  const found = await probe(image, source, bytes);
  if (isProblem(found)) return refuse(source, found);
  const ids = entriesOf(entry, 'gallery', 'tour').map(({ id }) => Number(id));
  const file = image + ext.toLowerCase();
  const next = `Describe the picture in "alt". The picture is content/images/${file}. ${nextBuild}`;
  writeContentFile(path.join(folder, file), bytes);
  try {
    return append(entry, 'gallery', 'tour', { id: Math.max(0, ...ids) + 1, src: image }, next);
  } catch (error) {
    // It would be refused as a second one when the command is run again.
    rmSync(path.join(folder, file));
    throw error;
  }
}

function refuse(source: string, { message, remedy }: Finding): never {
  const next = remedy.startsWith('Move') ? 'Choose a picture' : remedy;
  throw new UserError(`${source}: ${sentences({ message, remedy: next })}`);
}
