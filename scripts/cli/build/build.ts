/** `npm run build -- [--content DIR] [--out DIR] [--hosts DIR] [--cache DIR] [--pictures defer] [--no-checks] [--no-compress] [--verify] [--table]`: builds the live site. */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { build } from '../../../build.ts';
import { inRoot } from '../../core/files/paths.ts';
import { withUsage } from '../with-usage.ts';
import { keepBuildTimes } from './build-times.ts';
import { warn } from './warn.ts';

export async function buildCommand(argv: readonly string[]): Promise<number> {
  const {
    content,
    out,
    hosts,
    cache,
    pictures,
    'no-checks': noChecks,
    'no-compress': noCompress,
    table,
    verify,
  } = readOptions(argv);
  const report = await build({
    out: out ?? inRoot('dist'),
    hostsDir: hosts ?? (out === undefined ? inRoot('.hosts') : undefined),
    contentDir: content,
    cacheDir: cache,
    pictures,
    checks: !noChecks,
    compress: !noCompress,
    verify: verify ?? false,
    env: process.env,
    log: console.log,
  });
  if (out === undefined) keepBuildTimes(report.times);
  console.log(report.summary);
  warn(report);
  if (table) console.log(`\nStructured data, page by page\n${await report.table()}\n`);
  const tested = existsSync(inRoot('node_modules/html-validate'));
  console.log(
    tested
      ? 'HTML validity, accessibility and Lighthouse are checked by npm test.'
      : 'Not checked by a build: HTML validity, accessibility, Lighthouse. npm test installs their packages and checks them.',
  );
  return 0;
}

const usage =
  'Options: --content DIR, --out DIR, --hosts DIR, --cache DIR, --pictures encode|defer, --no-checks, --no-compress, --verify, --table.';

const readOptions = (argv: readonly string[]) =>
  withUsage(usage, () => {
    const { values } = parseArgs({
      args: [...argv],
      options: {
        content: { type: 'string' },
        out: { type: 'string' },
        hosts: { type: 'string' },
        cache: { type: 'string' },
        pictures: { type: 'string' },
        'no-checks': { type: 'boolean' },
        'no-compress': { type: 'boolean' },
        table: { type: 'boolean' },
        verify: { type: 'boolean' },
      },
    });
    // From an unset variable: `--out "$FOLDER"`. An empty path is the current folder.
    const empty = Object.entries(values).find(
      ([, value]) => typeof value === 'string' && value.trim() === '',
    );
    if (empty) throw new Error(`--${empty[0]} is empty.`);
    const pictures = (['encode', 'defer'] as const).find((one) => one === (values.pictures ?? 'encode'));
    if (!pictures) throw new Error(`--pictures is encode or defer, found "${values.pictures}".`);
    return { ...values, pictures };
  });
