/** `npm run report [-- --out FILE]`: the sizes, savings and gaps of the built site, as one HTML file. */
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { UserError } from '../core/errors/user-error.ts';
import { writeAtomic } from '../core/files/files.ts';
import { cacheDir, inRoot, sandboxDir } from '../core/files/paths.ts';
import { makeReport } from '../report/make-report.ts';
import { readBuildTimes } from './build/build-times.ts';
import { inspect } from './preflight/inspect.ts';
import { withUsage } from './with-usage.ts';

export async function reportCommand(argv: readonly string[]): Promise<number> {
  const out = readOut(argv);
  const dir = inRoot('dist');
  checkBuilt(dir);
  const html = await makeReport({
    dir,
    content: inRoot('content'),
    times: readBuildTimes(),
    preflight: inspect(),
    historyFile: path.join(cacheDir, 'report.json'),
    at: new Date().toISOString(),
  });
  writeAtomic(out, html);
  console.log(`The report is in ${path.relative(process.cwd(), out) || out}`);
  return 0;
}

/** @throws UserError unless the folder has a whole site, e.g. after files in it were deleted */
export function checkBuilt(dir: string): void {
  if (!existsSync(dir)) throw new UserError('There is no built site. Run npm run build first.');
  const missing = ['index.html', 'sw.js', 'assets/fonts', 'assets/images'].find(
    (place) => !existsSync(path.join(dir, place)),
  );
  if (missing)
    throw new UserError(
      `${path.basename(dir)}/${missing} is missing: the built site is not complete. Run npm run build first.`,
    );
}

function readOut(argv: readonly string[]): string {
  const { out } = withUsage(
    'Options: --out FILE.',
    () => parseArgs({ args: [...argv], options: { out: { type: 'string' } } }).values,
  );
  if (out !== undefined && statSync(path.resolve(out), { throwIfNoEntry: false })?.isDirectory())
    throw new UserError(`--out ${out} is a folder: name a file, e.g. ${path.join(out, 'report.html')}.`);
  return out === undefined ? path.join(sandboxDir, 'report.html') : path.resolve(out);
}
