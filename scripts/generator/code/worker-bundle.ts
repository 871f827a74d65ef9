import path from 'node:path';
import { inputsOf } from './bundle-inputs.ts';

/** Bundles the worker's code; the precache list is inserted later, since it changes with every edit. */
export async function bundleWorker(
  root: string,
  basePath: string,
): Promise<{ code: string; inputs: string[] }> {
  const { build } = await import('esbuild');
  const { browserTargets } = await import('./css-modules.ts');
  const result = await build({
    entryPoints: [path.join(root, 'components/document/service-worker/sw.ts')],
    bundle: true,
    write: false,
    metafile: true,
    absWorkingDir: root,
    format: 'iife',
    minify: true,
    target: browserTargets,
    define: { __BASE_PATH__: JSON.stringify(basePath), 'process.env.NODE_ENV': '"production"' },
  });
  return { code: result.outputFiles[0]?.text ?? '', inputs: inputsOf(result.metafile) };
}
