/** Bundles the browser's scripts: one small entry per page, its islands behind imports, what they share once for all. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { build, type Metafile, transform } from 'esbuild';
import type { PublicSettings } from '../../../components/base/settings.ts';
import { BuildError, type Problem } from '../../core/problem.ts';
import { bundleErrors } from './bundle-errors.ts';
import { inputsOf } from './bundle-inputs.ts';
import { browserTargets, cssModules } from './css-modules.ts';

export interface IslandBundle {
  /** Path under the output → contents. */
  files: Record<string, string>;
  /** Page file → path of its script under the output, e.g. `assets/js/about-ABC.js`. */
  entries: Record<string, string>;
  /** Island → paths of the scripts that it needs, beyond the entry. */
  chunks: Record<string, string[]>;
  inline: { early: string; post: string; stub: string };
  /** Sources, from the root. */
  inputs: string[];
}

/** The scripts of all islands by name: the base name of `*.client.ts`. A name may stand once. */
export function findIslands(root: string): Map<string, string> {
  const files = readdirSync(path.join(root, 'components'), { recursive: true, encoding: 'utf8' });
  const islands = new Map<string, string>();
  const problems: Problem[] = [];
  for (const file of files.filter((name) => /\.client\.tsx?$/.test(name)).sort()) {
    const name = path.basename(file).replace(/\.client\.tsx?$/, '');
    const place = `components/${file.split(path.sep).join('/')}`;
    const other = islands.get(name);
    if (other)
      problems.push({
        file: place,
        message: `The island name "${name}" belongs to ${other} already`,
        remedy: 'Rename one of the files',
      });
    islands.set(name, place);
  }
  if (problems.length > 0) throw new BuildError(problems);
  return islands;
}

/** @param pageIslands page file → names of the islands on that page, header and footer included */
export async function bundleIslands(
  root: string,
  pageIslands: Readonly<Record<string, string[]>>,
  settings: PublicSettings,
  minify: boolean,
): Promise<IslandBundle> {
  const islands = findIslands(root);
  const define = {
    __SETTINGS__: JSON.stringify(settings),
    'process.env.NODE_ENV': minify ? '"production"' : '"development"',
  };
  // Pages with the same islands share one entry.
  const sets = new Map<string, string>();
  for (const [page, names] of Object.entries(pageIslands)) {
    const key = [...names].sort().join(' ');
    if (!sets.has(key)) sets.set(key, entryName(page));
  }
  const sources = new Map(
    [...sets].map(([key, name]) => [name, entrySource(key ? key.split(' ') : [], islands)]),
  );
  const result = await build({
    entryPoints: [...sources.keys()].map((name) => ({ in: `entry:${name}`, out: name })),
    bundle: true,
    splitting: true,
    format: 'esm',
    write: false,
    metafile: true,
    absWorkingDir: root,
    outdir: path.join(root, 'assets/js'),
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    target: browserTargets,
    jsx: 'automatic',
    minify,
    legalComments: 'none',
    logLevel: 'silent',
    define,
    plugins: [
      cssModules(root, new Map()),
      {
        name: 'entries',
        setup(plugin) {
          plugin.onResolve({ filter: /^entry:/ }, ({ path: name }) => ({
            path: name.slice(6),
            namespace: 'entry',
          }));
          plugin.onLoad({ filter: /.*/, namespace: 'entry' }, ({ path: name }) => ({
            contents: sources.get(name) ?? '',
            resolveDir: root,
            loader: 'ts',
          }));
        },
      },
    ],
  }).catch((error: unknown) => {
    throw new BuildError(bundleErrors(error));
  });
  const files: Record<string, string> = {};
  for (const { path: file, text } of result.outputFiles)
    files[path.relative(root, file).split(path.sep).join('/')] = text;
  const outputs = Object.entries(result.metafile.outputs);
  const entryPaths = new Map(
    outputs.flatMap(([file, { entryPoint }]) =>
      entryPoint?.startsWith('entry:') ? [[entryPoint.slice(6), file] as const] : [],
    ),
  );
  const entries = Object.fromEntries(
    Object.entries(pageIslands).map(([page, names]) => {
      const name = sets.get([...names].sort().join(' ')) ?? '';
      return [page, entryPaths.get(name) ?? ''];
    }),
  );
  const chunks = Object.fromEntries(
    [...islands].map(([name, file]) => [name, chunksOf(result.metafile, file)]),
  );
  const [early, post, stub] = await Promise.all([
    inlineScript(root, 'components/island/early.ts', define),
    inlineScript(root, 'components/blog/post-early.ts', define),
    inlineScript(root, 'components/document/scripts/stub.ts', define),
  ]);
  return {
    files,
    entries,
    chunks: Object.fromEntries(Object.entries(chunks).filter(([, list]) => list.length > 0)),
    inline: { early: early.code, post: post.code, stub: stub.code },
    inputs: [...inputsOf(result.metafile), ...early.inputs, ...post.inputs, ...stub.inputs],
  };
}

/** `pages/tours/index.tsx` → `tours`, `pages/blog/[id].tsx` → `blog-id`. */
function entryName(page: string): string {
  const name = page
    .replace(/^pages\//, '')
    .replace(/\.tsx$/, '')
    .replace(/\/index$/, '')
    .replace(/[[\]]/g, '');
  return name.split('/').join('-') || 'index';
}

function entrySource(names: readonly string[], islands: ReadonlyMap<string, string>): string {
  const loaders = names.map((name) => {
    const file = islands.get(name);
    if (!file)
      throw new BuildError([
        {
          file: `components/**/${name}.island.tsx`,
          message: `The island "${name}" has no script`,
          remedy: `Write it as ${name}.client.ts beside that file`,
        },
      ]);
    return `${JSON.stringify(name)}: () => import('./${file}')`;
  });
  const start = "import { startParts } from './components/document/scripts/site.ts';";
  if (loaders.length === 0) return `${start} startParts();`;
  return `${start} import { watchIslands } from './components/island/wake.ts'; import { failIsland } from './components/ui/error-screen/fail-island.ts'; startParts(() => watchIslands({ ${loaders.join(', ')} }, failIsland));`;
}

/** Output files that a source needs, now or later: what a browser would else find out one by one. */
function chunksOf(metafile: Metafile, source: string): string[] {
  const found = new Set<string>();
  const add = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const { path: imported, kind } of metafile.outputs[file]?.imports ?? [])
      if (kind === 'import-statement' || kind === 'dynamic-import') add(imported);
  };
  for (const [file, { entryPoint }] of Object.entries(metafile.outputs)) if (entryPoint === source) add(file);
  return [...found].sort();
}

/** A script that stands in the HTML itself: small, self-contained, hashed into the policy. */
async function inlineScript(
  root: string,
  file: string,
  define: Record<string, string>,
): Promise<{ code: string; inputs: string[] }> {
  const result = await build({
    entryPoints: [path.join(root, file)],
    bundle: true,
    write: false,
    metafile: true,
    absWorkingDir: root,
    format: 'iife',
    minify: true,
    target: browserTargets,
    define,
    logLevel: 'silent',
  }).catch((error: unknown) => {
    throw new BuildError(bundleErrors(error));
  });
  const text = (result.outputFiles[0]?.text ?? '').trim();
  const { code } = await transform(text, { minify: true });
  return { code: code.trim(), inputs: inputsOf(result.metafile) };
}
