/** Runs esbuild in memory. Errors of the code become problems with file and line. */
import {
  type BuildContext,
  type BuildFailure,
  type BuildOptions,
  type BuildResult,
  build,
  context,
  type Metafile,
} from 'esbuild';
import { BuildError } from '../../core/errors/problem.ts';
import { inRoot, root } from '../../core/files/paths.ts';
import { conflictFinding, readTextIfAny } from '../../core/text/read-text.ts';
import { browserTargets } from './css-modules.ts';

const common = {
  bundle: true,
  write: false,
  metafile: true,
  absWorkingDir: root,
  logLevel: 'silent',
} as const;
export type Bundle = BuildResult<{ write: false; metafile: true }>;

/** A bundler that `npm run dev` keeps for the next call. */
interface KeptBundler {
  /** Only the last one of a name is kept. */
  name: string;
  /** What the plugins depend on. */
  text: string;
}

/** They parse again only what has changed. */
const kept = new Map<string, { key: string; bundler: Promise<BuildContext<typeof common>> }>();

async function keptBundler({ name, text }: KeptBundler, options: BuildOptions) {
  const key = text + JSON.stringify(options);
  const known = kept.get(name);
  if (known?.key === key) return known.bundler;
  const bundler = context({ ...options, ...common });
  kept.set(name, { key, bundler });
  // Its parsed files would stay in memory.
  await (await known?.bundler)?.dispose();
  return bundler;
}

/**
 * @param keepAs keeps the bundler for the next call with the same options and the same text
 * @throws BuildError if the code has errors
 */
export async function bundle(options: BuildOptions, keepAs?: KeptBundler): Promise<Bundle> {
  try {
    if (keepAs === undefined) return await build({ ...options, ...common });
    return await (await keptBundler(keepAs, options)).rebuild();
  } catch (error) {
    if (!isFailure(error)) throw error;
    const problems = error.errors.map(({ text, location }) => ({
      file: location?.file ?? 'the bundle',
      ...(location ? { line: location.line } : {}),
      message: text.replace(/\.$/, ''),
      remedy: location?.suggestion ? `Did you mean ${location.suggestion}?` : 'Correct the code',
      ...(location && conflictFinding(readTextIfAny(inRoot(location.file)))),
    }));
    // What a plugin throws, e.g. for CSS, has a place in the plugin.
    const thrown = error.errors.find(({ detail }) => detail instanceof BuildError)?.detail;
    throw thrown ?? new BuildError(problems);
  }
}

const isFailure = (error: unknown): error is BuildFailure =>
  error instanceof Error && 'errors' in error && Array.isArray(error.errors);

/** Bundles a small, self-contained script for browsers. */
export async function bundleScript(
  file: string,
  define: Record<string, string>,
): Promise<{ code: string; inputs: string[] }> {
  const { outputFiles, metafile } = await bundle({
    entryPoints: [file],
    format: 'iife',
    minify: true,
    target: browserTargets,
    define,
  });
  return { code: outputFiles[0]?.text ?? '', inputs: inputsOf(metafile) };
}

/** Source files read by a bundler, relative to the root. Packages are represented by the lock file. */
export const inputsOf = ({ inputs }: Metafile): string[] => ownSources(Object.keys(inputs));

export const ownSources = (inputs: readonly string[]): string[] =>
  inputs
    // A plugin's namespace precedes the path, and its suffix follows; virtual entries have no path.
    .map((input) => input.replace(/^[\w-]+:/, '').replace(/\?.*$/, ''))
    .filter((input) => input.includes('/') && !input.includes('node_modules/'));
