/** The script of the editor's page. */
import { inRoot, root } from '../core/files/paths.ts';

/** @param entry of the folder `client/`: the local editor's script or a live site's, which merges changes by itself */
export async function clientScript(entry: 'editor-client' | 'live-client'): Promise<string> {
  // Loaded on demand: every build needs the editor's policy, but only a few its script.
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [inRoot('scripts', 'editor', 'client', `${entry}.ts`)],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minify: entry === 'live-client',
    legalComments: 'none',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
