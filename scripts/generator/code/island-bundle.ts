/** Bundles the browser's scripts: one file for every page, which imports others on demand. */
import path from 'node:path';
import type { Metafile } from 'esbuild';
import type { IslandFiles } from '../../../components/island/watch-islands.ts';
import { BuildError } from '../../core/errors/problem.ts';
import { ownFilesBelow, withSlashes } from '../../core/files/files-below.ts';
import { inRoot, root } from '../../core/files/paths.ts';
import { repeats } from '../../core/values/repeats.ts';
import { bundle, inputsOf } from './bundler.ts';
import { fileIntegrity } from './content-policy.ts';
import { browserTargets, cssModules } from './css-modules.ts';
import { shortenNames } from './short-names.ts';

export interface IslandBundle {
  /** Path in the output → contents. */
  files: Record<string, string>;
  /** Path in the output of the script of every page, e.g. `assets/js/site-ABC.js`. */
  entry: string;
  /** Its integrity hash; in development it has none, so that an edit of a script does not change every page. */
  integrity: string | undefined;
  /** Sources, from the root. */
  inputs: string[];
}

/** The end of the name of an island's script. */
const clientScript = /\.client\.tsx?$/;
/** Name by which scripts loaded on demand import the entry. */
const siteEntry = 'site-entry';
/**
 * Namespace of the modules that are loaded on demand. Each imports the entry, so that code shared with the entry stays in
 * the entry's file, and exports what its source exports.
 */
const onDemand = 'on-demand';
const exportsOf = (file: string): string => (clientScript.test(file) ? 'export { default }' : 'export *');
/** What parts of different pages share is copied into each: a file of its own would be another request. */
const copied = /\/(?:find-suggestion|join-address|redirect|request|show-toast)\.ts$/;
/**
 * In the entry a call with an import of each island's script, from which esbuild makes and names the files. The list of the
 * files then replaces it: with the imports their names would be in the script twice.
 */
const islandCall = /__ISLANDS__\([\s\S]*?\)\s*\}\s*\)/;

/** The scripts of all islands by name, which is the base name of `*.client.ts` and must be unique. */
function findIslands(): Map<string, string> {
  const scripts = ownFilesBelow(inRoot('components'))
    .filter((file) => clientScript.test(file))
    .map((file) => ({ name: path.basename(file).replace(clientScript, ''), file: `components/${file}` }));
  const problems = repeats(scripts, ({ name }) => name).map(({ item: { name, file }, first }) => ({
    file,
    message: `The island name "${name}" is already used by ${first.file}`,
    remedy: 'Rename one of the files',
  }));
  if (problems.length > 0) throw new BuildError(problems);
  return new Map(scripts.map(({ name, file }) => [name, file]));
}

/** @param pageIslands page file → names of the islands on that page, header and footer included */
export async function bundleIslands(
  pageIslands: Readonly<Record<string, string[]>>,
  define: Record<string, string>,
  minify: boolean,
  keepBundler: boolean,
): Promise<IslandBundle> {
  const islands = findIslands();
  const shown = [...new Set(Object.values(pageIslands).flat())].sort();
  const source = entrySource(shown, islands);
  const { outputFiles, metafile } = await bundle(
    {
      entryPoints: [{ in: siteEntry, out: 'site' }],
      splitting: true,
      format: 'esm',
      outdir: inRoot('assets/js'),
      entryNames: minify ? '[name]-[hash]' : '[name]',
      chunkNames: '[name]-[hash]',
      target: browserTargets,
      jsx: 'automatic',
      minify,
      legalComments: 'none',
      define,
      plugins: [
        cssModules,
        {
          name: 'site-entry',
          setup(plugin) {
            plugin.onResolve({ filter: new RegExp(`^${siteEntry}$`) }, () => ({
              path: 'site.ts',
              namespace: siteEntry,
            }));
            plugin.onLoad({ filter: /.*/, namespace: siteEntry }, () => ({
              contents: source,
              resolveDir: root,
              loader: 'ts',
            }));
            plugin.onResolve({ filter: /^\./ }, ({ kind, path: file, resolveDir }) =>
              kind === 'dynamic-import'
                ? { path: withSlashes(path.relative(root, path.join(resolveDir, file))), namespace: onDemand }
                : undefined,
            );
            plugin.onResolve({ filter: copied }, ({ importer, path: file, resolveDir }) => ({
              path: path.join(resolveDir, file),
              suffix: `?${path.basename(importer)}`,
            }));
            plugin.onLoad({ filter: /.*/, namespace: onDemand }, ({ path: file }) => ({
              contents: `import '${siteEntry}'; ${exportsOf(file)} from './${file}';`,
              resolveDir: root,
              loader: 'ts',
            }));
          },
        },
      ],
    },
    keepBundler ? { name: 'islands', text: source } : undefined,
  );
  const files: Record<string, string> = {};
  // In development their texts are ten times as long.
  const shorten = minify ? shortenNames(outputFiles.map((file) => path.basename(file.path))) : String;
  for (const { path: file, text } of outputFiles)
    files[shorten(withSlashes(path.relative(root, file)))] = shorten(text);
  const outputs = JSON.parse(shorten(JSON.stringify(metafile.outputs))) as Metafile['outputs'];
  if (minify) dropBareImports(files, outputs);
  const [wrapper = '', { imports = [] } = {}] =
    Object.entries(outputs).find(([, output]) => output.entryPoint?.startsWith(siteEntry)) ?? [];
  // All other scripts import the entry, so its code is in a common chunk, and the entry's own file only imports that chunk.
  const main = imports.find(({ kind }) => kind === 'import-statement')?.path ?? wrapper;
  // In development the name of the entry's own file is always the same.
  const entry = minify ? main : wrapper;
  if (entry !== wrapper) delete files[wrapper];
  // The entry's hash covers the hashes of all scripts that it imports, so the list changes no name.
  const lists = islandFiles(outputs, shown, islands, main).map((list) => JSON.stringify(list));
  files[main] = (files[main] ?? '').replace(islandCall, () => lists.join());
  return {
    files,
    entry,
    integrity: minify ? fileIntegrity(files[entry] ?? '') : undefined,
    inputs: inputsOf(metafile),
  };
}

function entrySource(names: readonly string[], islands: ReadonlyMap<string, string>): string {
  const imports = names.map((name) => {
    const file = islands.get(name);
    if (!file)
      throw new BuildError([
        {
          file: `components/**/${name}.island.tsx`,
          message: `The island "${name}" has no script`,
          remedy: `Add it as ${name}.client.ts in the same folder`,
        },
      ]);
    return `${JSON.stringify(name)}: () => import('./${file}')`;
  });
  const start = "import { startParts } from './components/document/scripts/site.ts';";
  return `${start} import { watchIslands } from './components/island/watch-islands.ts'; import { failIsland } from './components/ui/error-screen/fail-island.ts'; startParts(() => watchIslands(__ISLANDS__({ ${imports.join(', ')} }), failIsland));`;
}

/**
 * Drops imports that only load the bundler's own helpers, a chunk without any source: esbuild writes one into every file
 * loaded on demand, which costs a request each, also where no helper is used.
 */
function dropBareImports(files: Record<string, string>, outputs: Metafile['outputs']): void {
  for (const [helpers, { inputs }] of Object.entries(outputs)) {
    if (Object.keys(inputs).length > 0) continue;
    const bare = new RegExp(`import\\s*"\\./${path.posix.basename(helpers)}";\\s*`, 'g');
    for (const [file, text] of Object.entries(files)) {
      files[file] = text.replace(bare, '');
      const output = outputs[file];
      if (output && !files[file].includes(path.posix.basename(helpers)))
        output.imports = output.imports.filter(({ path: imported }) => imported !== helpers);
    }
  }
}

/** All files, and those of each island, its script first. `known` is the file that the page has already loaded. */
function islandFiles(
  outputs: Metafile['outputs'],
  names: readonly string[],
  islands: ReadonlyMap<string, string>,
  known: string,
): [files: string[], islands: IslandFiles[]] {
  const imported = (source: string, kinds: readonly string[]): string[] => {
    const found = new Set<string>();
    const add = (file: string) => {
      if (found.has(file) || file === known) return;
      found.add(file);
      for (const { path: next, kind } of outputs[file]?.imports ?? []) if (kinds.includes(kind)) add(next);
    };
    for (const [file, { entryPoint }] of Object.entries(outputs))
      if (entryPoint === `${onDemand}:${source}`) add(file);
    return [...found];
  };
  const files: string[] = [];
  const numbers = (list: readonly string[]) =>
    list.map((file) => {
      const name = path.posix.basename(file);
      if (!files.includes(name)) files.push(name);
      return files.indexOf(name);
    });
  const lists = names.map((name): IslandFiles => {
    const source = islands.get(name) ?? '';
    const first = imported(source, ['import-statement']);
    const all = imported(source, ['import-statement', 'dynamic-import']);
    const later = numbers(all.filter((file) => !first.includes(file)));
    return later.length > 0 ? [numbers(first), later] : [numbers(first)];
  });
  return [files, lists];
}
