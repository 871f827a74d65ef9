/** Files of the output that are neither pages nor pictures: names that no page, redirect or public file may use. */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathFault } from '../../../../content/output-path.ts';
import { unreadable } from '../../../core/errors/file-error.ts';
import type { Finding, Problem } from '../../../core/errors/problem.ts';
import {
  copyRemedy,
  incompleteRemedy,
  pointerFinding,
  pointerLimit,
} from '../../../core/files/copied-file.ts';
import { htmlFiles } from '../../../core/files/route-files.ts';
import { specialFinding } from '../../../core/files/system-files.ts';
import { hostFileNames } from '../../output/host-files.ts';
import { foldersOf } from '../../output/places.ts';

/** Written by the build. */
export const generatedFiles: readonly string[] = [
  'sw.js',
  'manifest.webmanifest',
  'sitemap.xml',
  'robots.txt',
  'feed.xml',
  'feed.json',
  'humans.txt',
  'llms.txt',
  '.well-known/security.txt',
  'assets/press-kit.zip',
  ...hostFileNames,
];

/**
 * Public files that cannot be published, or that conflict with files of the build, also on disks that ignore case.
 * @param files below the folder, with links and pipes: they would be missing on the site without a message
 */
export function checkPublicFiles(
  publicDir: string,
  files: readonly string[],
  routes: readonly string[],
): Problem[] {
  const taken = new Map<string, Place>();
  const take = (places: readonly Place[]) => {
    for (const place of places) {
      const key = place.name.toLowerCase();
      if (!taken.has(key)) taken.set(key, place);
    }
  };
  for (const file of [...generatedFiles, ...routes.flatMap(htmlFiles)]) take(placesOf(file, ''));
  return files.flatMap((file) => {
    const own = placesOf(file, 'public/');
    const fault = pathFault(`/${file}`);
    const conflict = fault
      ? `The name of a public file ${fault}`
      : own.map((place) => conflictOf(place, taken.get(place.name.toLowerCase()))).find(Boolean);
    take(own);
    const absolute = path.join(publicDir, file);
    const incomplete = incompleteRemedy(file);
    const finding = incomplete
      ? { message: 'The file is not complete', remedy: incomplete }
      : conflict
        ? { message: conflict, remedy: (fault && copyRemedy(absolute)) || 'Rename or remove the file' }
        : contentFault(absolute);
    return finding ? [{ file: `public/${file}`, ...finding }] : [];
  });
}

/** A file or folder of the output; `from` is `public/`, or empty if the build writes it. */
interface Place {
  name: string;
  kind: 'file' | 'folder';
  from: string;
}

const placesOf = (file: string, from: string): Place[] => [
  { name: file, kind: 'file', from },
  ...foldersOf(file).map((name) => ({ name, kind: 'folder' as const, from })),
];

function conflictOf(own: Place, other: Place | undefined): string | undefined {
  if (!other || (own.kind === 'folder' && other.kind === 'folder' && own.name === other.name))
    return undefined;
  const meant = `the ${other.kind} ${other.from}${other.name}`;
  if (own.name !== other.name) return `"${own.name}" differs from ${meant} only in case`;
  return `The build writes ${meant} itself`;
}

/** Why a file cannot be published with its content. */
function contentFault(file: string): Finding | undefined {
  try {
    const stats = statSync(file);
    if (stats.isDirectory())
      return { message: 'A link to a folder is not published', remedy: 'Copy the folder to its place' };
    if (!stats.isFile()) return specialFinding;
    return stats.size > pointerLimit ? undefined : pointerFinding(readFileSync(file));
  } catch (error) {
    return unreadable(file, error);
  }
}
