/**
 * The generator is TypeScript; running it as it is would cost 0.7 s at every start. So it is bundled once, and again when
 * one of the files in the bundle has changed (by time or size).
 */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** Bundles kept: a server that runs for long still loads parts of an older one. */
const kept = 4;

/** @returns the bundle's entry and the sources in it, or what is wrong with them */
export async function ensureGenerator(root) {
  const home = path.join(root, '.cache', 'generator');
  const recordFile = path.join(home, 'current.json');
  const record = readRecord(recordFile);
  if (record && record.stamp === stampOf(root, record.sources)) {
    const file = entryIn(path.join(home, record.stamp));
    if (existsSync(file)) return { file, sources: record.sources };
  }
  // Of its own: two commands that start at once bundle side by side.
  mkdirSync(home, { recursive: true });
  const next = mkdtempSync(path.join(home, 'next-'));
  let sources;
  try {
    sources = await bundle(root, next);
  } catch (error) {
    rmSync(next, { recursive: true, force: true });
    return { sources: record?.sources ?? [], error: explain(error) };
  }
  const stamp = stampOf(root, sources);
  const folder = path.join(home, stamp);
  const file = entryIn(folder);
  try {
    if (!existsSync(file)) renameSync(next, folder);
  } catch (error) {
    if (!existsSync(file)) throw error;
  }
  rmSync(next, { recursive: true, force: true });
  const temporary = `${recordFile}.${process.pid}.tmp`;
  writeFileSync(temporary, JSON.stringify({ stamp, sources }));
  renameSync(temporary, recordFile);
  removeOld(home, stamp);
  return { file, sources };
}

const entryIn = (folder) => path.join(folder, 'cli', 'main.mjs');

/** Fingerprint of files by name, time and size; a file that is gone counts, too. */
export function stampOf(root, files) {
  const hash = createHash('sha256');
  for (const file of [...files].sort()) {
    const stat = statSync(path.join(root, file), { throwIfNoEntry: false });
    hash.update(`${file} ${stat?.mtimeMs} ${stat?.size}\n`);
  }
  return hash.digest('hex').slice(0, 12);
}

async function bundle(root, outdir) {
  const { build } = await import('esbuild');
  const entries = ['scripts/cli/main.ts', 'scripts/generator/threads/worker.ts'].filter((file) =>
    existsSync(path.join(root, file)),
  );
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: entries,
    outdir,
    outbase: 'scripts',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    // Bundled packages load several times faster; those with native code or of development stay outside.
    external: [
      'esbuild',
      'lightningcss',
      'sharp',
      'harfbuzzjs',
      'lighthouse',
      'chrome-launcher',
      'html-validate',
      '@playwright/*',
      'playwright*',
      'vitest',
    ],
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module'; import { fileURLToPath as __toPath } from 'node:url'; const require = __createRequire(import.meta.url); const __filename = __toPath(import.meta.url); const __dirname = __toPath(new URL('.', import.meta.url));",
    },
    define: { 'process.env.NODE_ENV': '"production"' },
    minifySyntax: true,
    metafile: true,
    logLevel: 'silent',
  });
  // The lock file stands for all packages.
  const own = Object.keys(metafile.inputs).filter((file) => !file.includes('node_modules'));
  return ['package-lock.json', 'scripts/cli/bootstrap/generator.mjs', ...own];
}

/** Each error of the bundler in one line, as an editor understands it: file:line:column. */
function explain(error) {
  const lines = (error.errors ?? []).map(({ text, location }) =>
    location ? `  ${location.file}:${location.line}:${location.column + 1}  ${text}` : `  ${text}`,
  );
  return ['The generator itself has a mistake:', ...(lines.length > 0 ? lines : [`  ${error.message}`])].join(
    '\n',
  );
}

function removeOld(home, current) {
  const folders = readdirSync(home, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== current)
    .map(({ name }) => ({ name, time: statSync(path.join(home, name)).mtimeMs }))
    .sort((a, b) => b.time - a.time);
  for (const { name } of folders.slice(kept - 1))
    rmSync(path.join(home, name), { recursive: true, force: true });
}

function readRecord(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
