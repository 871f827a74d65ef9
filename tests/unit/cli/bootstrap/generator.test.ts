import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, expect, test } from 'vitest';
import { ensureGenerator, stampOf } from '../../../../scripts/cli/bootstrap/generator.mjs';
import { inRoot } from '../../../../scripts/core/files/paths.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

let root = '';
beforeEach(() => {
  root = temporaryFolder('stamp');
  for (const name of ['a.ts', 'b.ts']) writeFileSync(path.join(root, name), name);
});

test('the same files have the same fingerprint, in any order', () => {
  expect(stampOf(root, ['a.ts', 'b.ts'])).toBe(stampOf(root, ['b.ts', 'a.ts']));
});

test('another size, another time and a missing file change it', () => {
  const files = ['a.ts', 'b.ts'];
  const first = stampOf(root, files);
  utimesSync(path.join(root, 'a.ts'), 1, 1);
  const second = stampOf(root, files);
  writeFileSync(path.join(root, 'a.ts'), 'longer than before');
  utimesSync(path.join(root, 'a.ts'), 1, 1);
  const third = stampOf(root, files);
  rmSync(path.join(root, 'a.ts'));
  expect(new Set([first, second, third, stampOf(root, files)]).size).toBe(4);
});

test('two commands that start at the same time both get the bundle, and leave no other files', async () => {
  mkdirSync(path.join(root, 'scripts/cli'), { recursive: true });
  writeFileSync(path.join(root, 'scripts/cli/main.ts'), 'export const main = () => 0;');
  const [first, second] = await Promise.all([ensureGenerator(root), ensureGenerator(root)]);
  for (const { file, error } of [first, second]) {
    expect(error).toBeUndefined();
    expect(file && existsSync(file)).toBe(true);
  }
  expect(await ensureGenerator(root)).toEqual(await ensureGenerator(root));
  const kept = readdirSync(path.join(root, '.cache/generator'));
  expect(kept.filter((name) => !name.startsWith('bundle-'))).toEqual(['current.json']);
});

const damages: Record<string, (file: string) => void> = {
  emptied: (file) => truncateSync(file, 0),
  halved: (file) => truncateSync(file, Math.floor(readFileSync(file).length / 2)),
  null: (file) => writeFileSync(file, 'null'),
  'another shape': (file) => writeFileSync(file, '{"stamp":"1","sources":7}'),
  removed: (file) => rmSync(file),
};
test.each(Object.entries(damages))(
  'a bundle or record that is %s is created again',
  async (_name, damage) => {
    mkdirSync(path.join(root, 'scripts/cli'), { recursive: true });
    writeFileSync(path.join(root, 'scripts/cli/main.ts'), 'export const main = () => 0;');
    const home = path.join(root, '.cache/generator');
    for (const which of ['current.json', 'cli/main.mjs', 'version.txt']) {
      const { file = '' } = await ensureGenerator(root);
      damage(which === 'current.json' ? path.join(home, which) : path.join(path.dirname(file), '..', which));
      const next = await ensureGenerator(root);
      expect(next.error).toBeUndefined();
      expect(readFileSync(next.file ?? '', 'utf8')).toContain('main');
      expect(await ensureGenerator(root)).toEqual(next);
    }
  },
);

test('a source that changes while it is bundled is bundled again', async (context) => {
  if (process.platform === 'win32') return context.skip('Windows has no pipes among files');
  const cli = path.join(root, 'scripts/cli');
  const pipe = path.join(cli, 'words.ts');
  mkdirSync(cli, { recursive: true });
  const save = (word: string) =>
    writeFileSync(path.join(cli, 'main.ts'), `export * from './words.ts'; export const main = '${word}';`);
  save('first');
  execFileSync('mkfifo', [pipe]);
  const bundling = ensureGenerator(root);
  // The bundler opens it when it has read what imports it, and waits.
  const words = await open(pipe, 'w');
  save('second');
  const text = "export const word = 'Meow';";
  writeFileSync(`${pipe}.new`, text);
  renameSync(`${pipe}.new`, pipe);
  await words.writeFile(text);
  await words.close();
  const { file = '' } = await bundling;
  expect(readFileSync(file, 'utf8')).toContain('second');
  expect((await ensureGenerator(root)).file).toBe(file);
});

test("an error in the generator's source is reported with its position", async () => {
  mkdirSync(path.join(root, 'scripts/cli'), { recursive: true });
  writeFileSync(path.join(root, 'scripts/cli/main.ts'), 'export const main = ;');
  expect((await ensureGenerator(root)).error).toMatch(/scripts\/cli\/main\.ts:1:21/);
  writeFileSync(path.join(root, 'scripts/cli/main.ts'), '<<<<<<< HEAD\n1;\n=======\n2;\n>>>>>>> theirs\n');
  expect((await ensureGenerator(root)).error).toMatch(/scripts\/cli\/main\.ts:1:1 {2}Git found two versions/);
  expect(readdirSync(path.join(root, '.cache/generator'))).toEqual([]);
});

test('many missing files are named once each, in one line', async () => {
  mkdirSync(path.join(root, 'scripts/cli'), { recursive: true });
  const imports = ['a', 'b', 'c', 'd', 'a'].map((name) => `import '../../content/${name}.ts';`);
  writeFileSync(path.join(root, 'scripts/cli/main.ts'), imports.join('\n'));
  expect((await ensureGenerator(root)).error).toBe(
    'Files of the generator are missing: content/a.ts, content/b.ts, content/c.ts and 1 more. Restore them, e.g. from Git, and run the command again.',
  );
  writeFileSync(path.join(root, 'scripts/cli/main.ts'), imports[0] ?? '');
  expect((await ensureGenerator(root)).error).toContain('scripts/cli/main.ts:1:8  Could not resolve');
});

test('a cache that is a link to a folder without packages is refused', async () => {
  rmSync(path.join(root, '.cache'), { recursive: true, force: true });
  symlinkSync(tmpdir(), path.join(root, '.cache'), 'junction');
  expect((await ensureGenerator(root)).error).toMatch(/^\.cache is a link .* Remove the link/);
  rmSync(path.join(root, '.cache'));
});

test('content that is a link to a folder elsewhere, e.g. of Dropbox, is refused, since it contains code', async () => {
  symlinkSync(tmpdir(), path.join(root, 'content'), 'junction');
  expect((await ensureGenerator(root)).error).toMatch(
    /^content is a link .*e\.g\. content\/blog, may be links\.$/,
  );
});

test('a bundle that cannot be written, as on a full disk, is reported in one line', (context) => {
  if (process.platform === 'win32') return context.skip('Windows has no limits of file sizes');
  mkdirSync(path.join(root, 'scripts/cli'), { recursive: true });
  writeFileSync(path.join(root, 'scripts/cli/main.ts'), 'export const main = () => 0;');
  const module = JSON.stringify(pathToFileURL(inRoot('scripts/cli/bootstrap/generator.mjs')).href);
  const code = `const { ensureGenerator } = await import(${module}); console.log((await ensureGenerator(process.argv[1])).error);`;
  const withoutSpace = ['-c', 'ulimit -f 0; exec "$0" --input-type=module -e "$1" "$2"'];
  const printed = execFileSync('sh', [...withoutSpace, process.execPath, code, root], { encoding: 'utf8' });
  expect(printed).toMatch(
    /^The generator cannot be bundled\. .*main\.mjs: file too large\. Fix this, .*\.\n$/,
  );
  expect(readdirSync(path.join(root, '.cache/generator'))).toEqual([]);
});
