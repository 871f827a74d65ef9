/** Bundles the commands, the steps of a build and its worker threads with esbuild. */
import { existsSync } from 'node:fs';
import path from 'node:path';

const steps = 'scripts/generator/steps.ts';
const rarelyNeeded = 'scripts/generator/files/precache-list.ts';

/**
 * @returns the sources of the bundle, and those on which the output of a build depends
 * @throws the error of esbuild
 */
export async function bundle(root, outdir) {
  const { build } = await import('esbuild');
  const existing = (files) => files.filter((file) => existsSync(path.join(root, file)));
  const common = {
    absWorkingDir: root,
    outdir,
    outbase: 'scripts',
    bundle: true,
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    // Bundled packages load several times faster. Those with native code and development packages stay external.
    external: [
      // Bundled separately, see `load-steps.ts`.
      './steps.ts',
      'esbuild',
      'lightningcss',
      'sharp',
      'harfbuzzjs',
      'lighthouse',
      'chrome-launcher',
      'html-validate',
      'linkinator',
      '@valibot/to-json-schema',
      'd3-*',
      '@playwright/*',
      'playwright*',
      'vitest',
    ],
    define: { 'process.env.NODE_ENV': '"production"' },
    minifySyntax: true,
    metafile: true,
    logLevel: 'silent',
  };
  const [{ metafile }, compiled] = await Promise.all([
    build({
      ...common,
      entryPoints: existing(['scripts/cli/main.ts', 'scripts/generator/threads/worker.ts', rarelyNeeded]),
      outExtension: { '.js': '.mjs' },
      splitting: true,
      format: 'esm',
      banner: {
        js: "import { createRequire as __createRequire } from 'node:module'; import { fileURLToPath as __toPath } from 'node:url'; const require = __createRequire(import.meta.url); const __filename = __toPath(import.meta.url); const __dirname = __toPath(new URL('.', import.meta.url));",
      },
    }),
    // One CommonJS file, see `compiled-code.mjs`.
    build({
      ...common,
      entryPoints: existing([steps]),
      outExtension: { '.js': '.cjs' },
      format: 'cjs',
      supported: { 'dynamic-import': false },
      banner: { js: "const __url = require('node:url').pathToFileURL(__filename).href;" },
      define: { ...common.define, 'import.meta.url': '__url' },
      plugins: [importModules],
    }),
  ]);
  // The lock file represents all packages.
  const always = [
    'package-lock.json',
    ...['generator', 'bundle'].map((name) => `scripts/cli/bootstrap/${name}.mjs`),
  ];
  const inputs = { ...metafile.inputs, ...compiled.metafile.inputs };
  const own = Object.keys(inputs).filter((file) => !/node_modules\/|^import:/.test(file));
  const generator = reachedFrom({ inputs }, [
    'build.ts',
    steps,
    'scripts/generator/threads/worker.ts',
    rarelyNeeded,
  ]);
  return { sources: [...always, ...own], generator: [...always, ...generator] };
}

/**
 * ES modules are imported by the loader of compiled code. What `import()` resolves with may have a `then` of its own. What most
 * builds do not need is not part of the file, as the size of the code cache is the time to load it.
 */
const importModules = {
  name: 'import',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^harfbuzzjs$/ }, () => ({ path: "'harfbuzzjs'", namespace: 'import' }));
    const built = "new URL('./files/precache-list.mjs', __url)";
    onResolve({ filter: /\/precache-list\.ts$/ }, () => ({ path: built, namespace: 'import' }));
    onLoad({ filter: /./, namespace: 'import' }, ({ path: place }) => ({
      contents: `export const then = (...next) => __import(${place}).then(...next);`,
    }));
  },
};

/** Sources that the entries import, directly or indirectly; the output depends on these. */
function reachedFrom({ inputs }, entries) {
  const reached = new Set();
  const enter = (file) => {
    if (reached.has(file) || !inputs[file] || file.includes('node_modules/')) return;
    reached.add(file);
    for (const imported of inputs[file].imports) enter(imported.path);
  };
  for (const entry of entries) enter(entry);
  return [...reached].sort();
}
