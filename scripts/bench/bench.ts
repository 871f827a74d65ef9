/** `npm run bench`: how long builds of 100, 1,000 and 10,000 posts take, and what a hundred photos cost. */
import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { inRoot } from '../core/paths.ts';
import { writePhotos } from './photos.ts';
import { writeSyntheticContent } from './synthetic.ts';

interface Measured {
  wallMs: number;
  cpuMs: number;
  peakMiB: number;
}

const home = inRoot('.cache/bench');

/** @param argv sizes to measure; without any, 100, 1000 and 10000 posts and 100 photos */
export async function bench(argv: readonly string[]): Promise<number> {
  const sizes = argv.map(Number).filter((size) => size > 0);
  const rows: string[][] = [];
  // Removed before and after, never in between: a disk that has just removed thousands of files is slow to make new ones.
  rmSync(home, { recursive: true, force: true });
  rows.push(row('1000 texts', 'remark-parse alone, one thread', yardstick(1000)));
  for (const size of sizes.length > 0 ? sizes : [100, 1000, 10_000]) rows.push(...benchPosts(size));
  if (sizes.length === 0) rows.push(...(await benchPhotos(100)));
  rmSync(home, { recursive: true, force: true });
  printTable(['input', 'build', 'wall s', 'CPU s', 'peak MiB'], rows);
  return 0;
}

/** Shared machines are twice as fast in one minute as in another: times are to be read beside this one. */
function yardstick(size: number): Measured {
  const folder = path.join(home, 'yardstick');
  writeSyntheticContent(folder, size, anyPicture());
  const args = [inRoot('scripts/bench/yardstick.mjs'), path.join(folder, 'blog')];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: inRoot(), encoding: 'utf8' });
  if (status !== 0) throw new Error(`The yardstick failed:\n${stderr}`);
  // Written by yardstick.mjs.
  return JSON.parse(stdout) as Measured;
}

function benchPosts(size: number): string[][] {
  const folder = path.join(home, `posts-${size}`);
  const content = path.join(folder, 'content');
  const options = ['--pictures', 'defer', '--no-compress'];
  const build = (place = folder) => run(content, place, options);
  // What pictures cost has a table of its own: a small build looks at the project's originals once, the rest starts cold.
  writeSyntheticContent(content, 4, anyPicture());
  const first = path.join(folder, 'first');
  build(first);
  mkdirSync(path.join(folder, 'cache'));
  renameSync(path.join(first, 'cache/pictures'), path.join(folder, 'cache/pictures'));
  writeSyntheticContent(content, size, anyPicture());
  const rows = [
    row(`${size} posts`, 'cold, pictures known', build()),
    row(`${size} posts`, 'unchanged', build()),
  ];
  const edited = path.join(content, 'blog', `story-${Math.floor(size / 2)}.md`);
  appendFileSync(edited, '\nOne more sentence.\n');
  rows.push(row(`${size} posts`, 'one post edited', build()));
  writeFileSync(edited, readFileSync(edited, 'utf8').replace(/^title: .*$/m, 'title: A new title'));
  rows.push(row(`${size} posts`, 'one title edited: its lists, too', build()));
  // What hosts do: a fresh clone, all times new, beside the cache of the last build.
  const clone = path.join(folder, 'clone');
  for (const part of ['content', 'cache'])
    cpSync(path.join(folder, part), path.join(clone, part), { recursive: true });
  rows.push(
    row(`${size} posts`, 'fresh clone, cache restored', run(path.join(clone, 'content'), clone, options)),
  );
  return rows;
}

async function benchPhotos(count: number): Promise<string[][]> {
  const folder = path.join(home, `photos-${count}`);
  const content = path.join(folder, 'content');
  await writePhotos(path.join(content, 'images'), count);
  const build = () => run(content, folder, ['--no-compress']);
  const rows = [row(`${count} photos`, 'cold', build())];
  rmSync(path.join(folder, 'out'), { recursive: true, force: true });
  rows.push(row(`${count} photos`, 'warm cache, empty output', build()));
  return rows;
}

/** One build in a process of its own, with caches of its own. */
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
  // Written by measured.mjs.
  return { wallMs, ...(JSON.parse(readFileSync(report, 'utf8')) as Omit<Measured, 'wallMs'>) };
}

/** Posts need some picture; the first original of the project serves. */
function anyPicture(): string {
  const file = readdirSync(inRoot('content/images')).find((name) => /\.(?:jpe?g|png|webp)$/.test(name));
  if (!file) throw new Error('There is no picture in content/images/.');
  return path.parse(file).name;
}

function row(input: string, name: string, { wallMs, cpuMs, peakMiB }: Measured): string[] {
  return [input, name, (wallMs / 1000).toFixed(2), (cpuMs / 1000).toFixed(2), peakMiB.toFixed(0)];
}

function printTable(head: string[], rows: string[][]): void {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((cells) => cells[column]?.length ?? 0)),
  );
  for (const cells of [head, ...rows])
    console.log(cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
}
