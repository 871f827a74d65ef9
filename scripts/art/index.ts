/**
 * Draws the site's pictures: `npm run art [-- names or prefixes]` writes `content/images/{name}.jpg`; `--sheet` also makes an
 * overview; `--out {folder}` writes elsewhere. `--icons` makes the icons and logos in `public/` instead; `--record` writes the
 * hashes of the drawings and their text alternatives to drawings.json, by which `npm run preflight` detects replaced ones.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findContent } from '../generator/content/files/content-files.ts';
import { catalog } from './catalog.ts';
import { recordDrawings } from './drawings.ts';
import { makeIcons } from './icons.ts';
import { makeLogos } from './logos.ts';
import { contactSheet, render } from './render.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      sheet: { type: 'boolean' },
      icons: { type: 'boolean' },
      record: { type: 'boolean' },
      out: { type: 'string' },
    },
  });
  if (values.icons) {
    await makeIcons(path.join(root, 'public'));
    return makeLogos(path.join(root, 'public'));
  }
  if (values.record) {
    const drawings = recordDrawings(findContent(path.join(root, 'content')), new Set(Object.keys(catalog)));
    return writeFileSync(
      path.join(root, 'scripts/art/drawings.json'),
      `${JSON.stringify(drawings, null, 2)}\n`,
    );
  }
  const chosen = Object.entries(catalog).filter(
    ([name]) => positionals.length === 0 || positionals.some((wanted) => name.startsWith(wanted)),
  );
  if (chosen.length === 0)
    throw new Error(`Unknown picture: ${positionals.join(' or ')}; see scripts/art/catalog.ts.`);
  const folder = path.resolve(root, values.out ?? 'content/images');
  const files: string[] = [];
  for (const [name, scene] of chosen) files.push(await render(name, scene, folder));
  process.stdout.write(`${files.length} pictures in ${path.relative(root, folder) || '.'}\n`);
  if (values.sheet) await contactSheet(files, path.join(root, '.cache/art-sheet.jpg'));
}

await main();
