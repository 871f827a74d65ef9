/** `npm run chaos [-- runs seed]`: runs builds that are killed at a random moment or run out of disk space, each followed by a normal build. */
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { seeded } from '../bench/synthetic.ts';
import { hashOf } from '../core/cache/hash.ts';
import { filesBelow } from '../core/files/files-below.ts';
import { inRoot } from '../core/files/paths.ts';

/** Files in the output that the build does not own. */
const foreign = ['.git/HEAD', 'CNAME', 'google123.html', 'photos/a.jpg', 'blog/my.html'];

interface Ended {
  code: number | null;
  stderr: string;
}

export async function chaos([
  runs = '50',
  seedText = String(Date.now() % 1e6),
]: readonly string[]): Promise<number> {
  const room = mkdtempSync(path.join(tmpdir(), 'cats-chaos-'));
  const [content, out, cache] = ['content', 'out', 'cache'].map((name) => path.join(room, name)) as [
    string,
    string,
    string,
  ];
  const random = seeded(Number(seedText));
  const faults: string[] = [];
  const build = (place: { out: string; cache: string }, killAfterMs?: number, quota?: number) =>
    run(['--content', content, '--out', place.out, '--cache', place.cache], killAfterMs, quota);
  try {
    cpSync(inRoot('tests/fixtures/content'), content, { recursive: true });
    const first = performance.now();
    const ended = await build({ out, cache });
    const wholeMs = performance.now() - first;
    if (ended.code !== 0) throw new Error(`The first build failed:\n${ended.stderr}`);
    for (const file of foreign) {
      mkdirSync(path.dirname(path.join(out, file)), { recursive: true });
      writeFileSync(path.join(out, file), 'dear');
    }
    console.log(`Seed ${seedText}; a whole build takes ${Math.round(wholeMs)} ms.`);
    const count = { killed: 0, full: 0, ended: 0 };
    for (let index = 0; index < Number(runs); index++) {
      // Gives the build work: everything, or one post.
      if (random() < 0.3) rmSync(cache, { recursive: true, force: true });
      const story = readdirSync(path.join(content, 'blog')).filter((file) => file.endsWith('.md'))[0] ?? '';
      writeFileSync(
        path.join(content, 'blog', story),
        `${readFileSync(path.join(content, 'blog', story), 'utf8')}\nSentence ${index}.\n`,
      );
      const isFull = index % 2 === 1;
      const broken = isFull
        ? await build({ out, cache }, undefined, Math.floor(random() * 3_000_000))
        : await build({ out, cache }, random() * Math.min(wholeMs, 3000));
      count[broken.code === 0 ? 'ended' : isFull ? 'full' : 'killed']++;
      const stack = /\n {4}at /.test(broken.stderr);
      if (isFull && broken.code !== 0 && (stack || !/ENOSPC/.test(broken.stderr)))
        faults.push(`Run ${index}: no clear line, but ${broken.stderr}`);
      const next = await build({ out, cache });
      if (next.code !== 0) faults.push(`Run ${index}: the next build failed: ${next.stderr}`);
      const clean = path.join(room, 'clean');
      rmSync(clean, { recursive: true, force: true });
      const reference = { out: path.join(clean, 'out'), cache: path.join(room, 'clean-cache') };
      await build(reference);
      const [got, wanted] = [snapshot(out), snapshot(reference.out)];
      for (const file of foreign) {
        if (got[file] !== hashOf('dear')) faults.push(`Run ${index}: ${file} was touched`);
        delete got[file];
      }
      const names = new Set([...Object.keys(got), ...Object.keys(wanted)]);
      for (const file of names)
        if (got[file] !== wanted[file]) faults.push(`Run ${index}: ${file} is not that of a clean build`);
    }
    console.log(
      `${count.killed} killed, ${count.full} with a full disk, ${count.ended} ended before; ${faults.length} faults.`,
    );
    for (const fault of faults) console.error(fault);
    return faults.length > 0 ? 1 : 0;
  } finally {
    rmSync(room, { recursive: true, force: true });
  }
}

function run(options: string[], killAfterMs?: number, quota?: number): Promise<Ended> {
  const preload =
    quota === undefined ? [] : ['--import', pathToFileURL(inRoot('scripts/chaos/quota.mjs')).href];
  const args = [
    ...preload,
    inRoot('scripts/run.mjs'),
    'build',
    ...options,
    '--pictures',
    'defer',
    '--no-compress',
  ];
  const env = { ...process.env, ...(quota === undefined ? {} : { WRITE_QUOTA: String(quota) }) };
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: inRoot(), env, stdio: ['ignore', 'ignore', 'pipe'] });
    let stderr = '';
    child.stderr.on('data', (data) => {
      stderr += String(data);
    });
    const timer =
      killAfterMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfterMs);
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ code, stderr });
    });
  });
}

/** Path → hash, for all files of an output. */
function snapshot(folder: string): Record<string, string> {
  return Object.fromEntries(
    filesBelow(folder).map((file) => [file, hashOf(readFileSync(path.join(folder, file)))]),
  );
}
