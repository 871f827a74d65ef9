/** `npm run schemas`: schemas and manual for editors of the content, generated from `content/schema.ts`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../../core/files/paths.ts';
import { contentManual } from './content-manual.ts';
import { contentSchemas } from './json-schemas.ts';

/** Path relative to the project's root → text. A test compares them with the committed files. */
export function schemaFiles(): Map<string, string> {
  const schemas = contentSchemas();
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  const mapping = Object.fromEntries(
    schemas.map(({ name, files }) => [
      `./content/.schemas/${name}.json`,
      files.map((file) => `content/${file}`),
    ]),
  );
  return new Map([
    ...schemas.map(({ name, schema }) => [`content/.schemas/${name}.json`, json(schema)] as const),
    ['content/README.md', contentManual(schemas)],
    ['.vscode/settings.json', json({ 'yaml.schemas': mapping })],
    ['.vscode/extensions.json', json({ recommendations: ['redhat.vscode-yaml'] })],
  ]);
}

export function schemasCommand(): number {
  const files = schemaFiles();
  rmSync(inRoot('content/.schemas'), { recursive: true, force: true });
  for (const [file, text] of files) {
    mkdirSync(path.dirname(inRoot(file)), { recursive: true });
    writeFileSync(inRoot(file), text);
  }
  console.log(`Wrote ${files.size} files: content/.schemas/, content/README.md and .vscode/.`);
  return 0;
}
