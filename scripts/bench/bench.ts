/**
 * `npm run bench`: measures builds of 100, 1,000 and 10,000 posts, the encoding of a hundred photos, and the delay of
 * `npm run dev` after an edit, and compares each with its goal.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { originalExtension } from '../../content/original-formats.ts';
import { inRoot } from '../core/files/paths.ts';
import { measureEdits } from './edits.ts';
import { type Goal, type Measured, printTable, type Row, verdictOf } from './goals.ts';
import { createYardstick, type Yardstick } from './pace.ts';
import { writePhotos } from './photos.ts';
import { writeSyntheticContent } from './synthetic.ts';

const home = inRoot('.cache/bench');

/** @param argv sizes to measure; by default 100, 1000 and 10000 posts, 100 photos, and edits in `npm run dev` */
export async function bench(argv: readonly string[]): Promise<number> {
  const sizes = argv.map(Number).filter((size) => size > 0);
  // Removed before and after, never in between: a disk is slow to create files just after removing thousands.
  rmSync(home, { recursive: true, force: true });
  const yardstick = createYardstick(path.join(home, 'yardstick'), anyPicture());
  const rows: Row[] = [];
  for (const size of sizes.length > 0 ? sizes : [100, 1000, 10_000])
    rows.push(...benchPosts(size, yardstick));
  if (sizes.length === 0)
    rows.push(...(await benchPhotos(100, yardstick)), ...(await measureEdits(yardstick)));
  rmSync(home, { recursive: true, force: true });
  const own = rows.map(({ yardstick: measured }) => measured).sort((a, b) => a.wallMs - b.wallMs);
  const measured = own[Math.floor(own.length / 2)];
  if (measured) {
    const name = 'remark-parse alone, one thread (the yardstick)';
    rows.unshift({ input: '1000 texts', name, measured, yardstick: measured });
  }
  printTable(rows.map((row) => ({ ...row, verdict: verdictOf(row) })));
  return 0;
}

function benchPosts(size: number, yardstick: Yardstick): Row[] {
  const folder = path.join(home, `posts-${size}`);
  const content = path.join(folder, 'content');
  const options = ['--pictures', 'defer', '--no-compress'];
  const build = () => run(content, folder, options);
  // Pictures have their own table: a small build probes the project's originals first, everything else starts cold.
  writeSyntheticContent(content, 4, anyPicture());
  const first = path.join(folder, 'first');
  run(content, first, options);
  mkdirSync(path.join(folder, 'cache'));
  renameSync(path.join(first, 'cache/pictures'), path.join(folder, 'cache/pictures'));
  writeSyntheticContent(content, size, anyPicture());
  const goals = goalsOf[size] ?? {};
  const row = (name: string, measure: () => Measured): Row => ({
    input: `${size} posts`,
    name,
    goal: goals[name],
    yardstick: yardstick(),
    measured: measure(),
  });
  const rows = [row('cold, pictures cached', build), row('unchanged', build)];
  const edited = path.join(content, 'blog', `story-${Math.floor(size / 2)}.md`);
  // Another word for one of the text. A sentence more changed the reading time of one of them, and with it all lists of posts.
  writeFileSync(edited, readFileSync(edited, 'utf8').replace(/\w+(?=\.\n*$)/, 'edited'));
  rows.push(row('one post edited', build));
  writeFileSync(edited, readFileSync(edited, 'utf8').replace(/^title: .*$/m, 'title: A new title'));
  rows.push(row('one title edited, with its lists', build));
  // As on a host: a fresh clone, in which all file times are new, with the restored cache of the last build.
  const clone = path.join(folder, 'clone');
  for (const part of ['content', 'cache'])
    cpSync(path.join(folder, part), path.join(clone, part), { recursive: true });
  rows.push(row('fresh clone, cache restored', () => run(path.join(clone, 'content'), clone, options)));
  return rows;
}

/** Posts → build → goal. */
const goalsOf: Record<number, Record<string, Goal>> = {
  1000: {
    'cold, pictures cached': { seconds: 4, threads: 2 },
    unchanged: { seconds: 0.2 },
    'one post edited': { seconds: 0.3 },
    'one title edited, with its lists': { seconds: 0.5 },
    'fresh clone, cache restored': { seconds: 1.5, rendered: 0, made: 0 },
  },
  10000: {
    'cold, pictures cached': { mebibytes: 819 },
    unchanged: { seconds: 0.5 },
    'one post edited': { seconds: 1 },
  },
};

async function benchPhotos(count: number, yardstick: Yardstick): Promise<Row[]> {
  const folder = path.join(home, `photos-${count}`);
  const content = path.join(folder, 'content');
  cpSync(inRoot('content'), content, { recursive: true });
  await writePhotos(path.join(content, 'images'), count);
  const row = (name: string): Row => ({
    input: `${count} photos`,
    name,
    yardstick: yardstick(),
    measured: run(content, folder, ['--no-compress']),
  });
  const cold = row('cold');
  rmSync(path.join(folder, 'out'), { recursive: true, force: true });
  return [cold, row('warm cache, empty output')];
}

/** One build in a separate process with separate caches. */
function run(content: string, folder: string, options: string[]): Measured {
  mkdirSync(folder, { recursive: true });
  const report = path.join(folder, 'usage.json');
  const args = [
    'build',
    '--content',
    content,
    '--out',
    path.join(folder, 'out'),
    '--cache',
    path.join(folder, 'cache'),
    ...options,
  ];
  const start = performance.now();
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [inRoot('scripts/bench/measured.mjs'), report, ...args],
    {
      cwd: inRoot(),
      encoding: 'utf8',
      maxBuffer: 1e8,
    },
  );
  const wallMs = performance.now() - start;
  if (status !== 0) throw new Error(`The build failed:\n${stdout}\n${stderr}`);
  const rendered = Number(/(\d+) rendered/.exec(stdout)?.[1] ?? 0);
  const made = Number(/(\d+) encoded,/.exec(stdout)?.[1] ?? 0);
  // Written by measured.mjs.
  return { ...(JSON.parse(readFileSync(report, 'utf8')) as Measured), wallMs, rendered, made };
}

/** The picture of every synthetic post: the project's first original. */
function anyPicture(): string {
  const file = readdirSync(inRoot('content/images')).find((name) => originalExtension.test(name));
  if (!file) throw new Error('There is no picture in content/images/.');
  return path.parse(file).name;
}
