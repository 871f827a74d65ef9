/** Builds while this user lacks permission for one file or folder after the other; runs in a separate process that drops root. */
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { build } from '../../../build.ts';
import { messageOf } from '../../../scripts/core/errors/message.ts';
import { filesBelow } from '../../../scripts/core/files/files-below.ts';
import { inRoot } from '../../../scripts/core/files/paths.ts';
import { snapshot } from './workspace.ts';

/** The result of a build while `place`, in the folder of the test, has this mode. */
export interface Refusal {
  place: string;
  said: string;
  /** Whether the output is unchanged. */
  kept: boolean;
}

const nobody = 65_534;
const folder = process.argv[2] ?? '';
const at = (place: string): string => path.join(folder, place);

async function say(day: string, out = 'out', cache = 'cache'): Promise<string> {
  const [content, cacheDir] = [at('content'), at(cache)];
  try {
    await build({
      out: at(out),
      contentDir: content,
      cacheDir,
      pictures: 'defer',
      checks: true,
      env: { BUILD_DATE: day },
    });
    return 'built';
  } catch (error) {
    return messageOf(error);
  }
}

cpSync(inRoot('tests/fixtures/content'), at('content'), { recursive: true });
mkdirSync(at('parent'));
const refusals: Refusal[] = [{ place: '.', said: await say('2026-05-04'), kept: true }];

// All modules are loaded by now, since other users may not be able to read the project.
if (process.getuid?.() === 0) {
  for (const place of ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })])
    chownSync(at(place), nobody, nobody);
  process.setgroups?.([]);
  process.setgid?.(nobody);
  process.setuid?.(nobody);
}

const good = snapshot(at('out'));
const cached = (ending: string): string =>
  `cache/${filesBelow(at('cache')).find((file) => file.endsWith(ending))}`;
const refused: [place: string, mode: number, out?: string, cache?: string][] = [
  ['out', 0o500],
  ['out/tours', 0o500],
  ['out/.site-build', 0o500],
  ['out', 0],
  ['cache/sites', 0],
  [cached('last.json'), 0],
  [cached('.pack'), 0],
  ['content/blog/the-step-cat.md', 0],
  ['content/site.yaml', 0],
  ['content/pages', 0],
  ['content/images', 0],
  ['content/images/book.jpg', 0],
  ['parent', 0o500, 'parent/out'],
  ['parent', 0o500, 'out', 'parent/cache'],
];
for (const [place, mode, out, cache] of refused) {
  const before = statSync(at(place)).mode;
  chmodSync(at(place), mode);
  // Another date changes the dates of the tours, and thereby some pages.
  const said = await say('2026-08-11', out, cache);
  if (existsSync(at(place))) chmodSync(at(place), before);
  refusals.push({
    place,
    said,
    kept: said === 'built' || JSON.stringify(snapshot(at('out'))) === JSON.stringify(good),
  });
  if (said === 'built') await say('2026-05-04');
}
console.log(JSON.stringify(refusals));
