/** Writes the first `content/gallery.yaml` from what the pictures show: `tsx scripts/art/gallery.ts`. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { stringify } from 'yaml';
import { catalog } from './catalog.ts';

const target = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../content/gallery.yaml');
const list = (stem: string, more: object): object[] =>
  Object.entries(catalog)
    .filter(([name]) => name.startsWith(`${stem}-`))
    .map(([name, scene], index) => ({ id: index + 1, src: name, alt: scene.alt, ...more }));

const head = `# The gallery: pictures of the walks, then guests' cats. A picture lies in content/images/ under the name in \`src\`.
# The guests' cats are samples; put in real ones as they arrive, and take the line \`sample: true\` away.

`;
await writeFile(
  target,
  head + stringify({ tour: list('walk', {}), fans: list('fan', { sample: true }) }, { lineWidth: 118 }),
);
