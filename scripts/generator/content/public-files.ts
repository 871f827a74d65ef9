/** Files of the output that are neither pages nor pictures: names that no page, redirect or public file may use. */
import { pathFault } from '../../../content/output-path.ts';
import { filesBelow } from '../../core/files-below.ts';
import type { Problem } from '../../core/problem.ts';
import { htmlFiles } from '../../core/route-files.ts';
import { isSystemFile } from '../../core/system-files.ts';

/** Written by the build. */
export const generatedFiles: readonly string[] = [
  ...['sw.js', 'manifest.webmanifest', 'sitemap.xml', 'robots.txt'],
  ...['feed.xml', 'feed.json', 'humans.txt', 'llms.txt', '.well-known/security.txt', 'assets/press-kit.zip'],
  ...['_redirects', '_headers', 'vercel.json', 'staticwebapp.config.json', '.htaccess', '.nojekyll'],
];

/** Files below `public/`, by path with `/`; system files are skipped. */
export function publicFiles(publicDir: string): string[] {
  return filesBelow(publicDir, (entry) => entry.isFile() && !isSystemFile(entry.name));
}

/** Public files with names that cannot be published or that conflict with files of the build. */
export function checkPublicFiles(files: readonly string[], routes: readonly string[]): Problem[] {
  const written = new Set([...generatedFiles, ...routes.flatMap(htmlFiles)]);
  const seen = new Map<string, string>();
  return files.flatMap((name) => {
    const fault = pathFault(`/${name}`);
    const lower = name.toLowerCase();
    const other = seen.get(lower);
    seen.set(lower, name);
    const report = (message: string): Problem => ({
      file: `public/${name}`,
      message,
      remedy: 'Rename or remove the file',
    });
    if (fault) return report(`The name of a public file ${fault}`);
    if (written.has(lower)) return report(`The build writes "${lower}" itself`);
    return other ? report(`It differs from public/${other} only in case`) : [];
  });
}
