/** Measures `npm run dev` in a browser, from a saved file to the painted page. */
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { inRoot } from '../core/files/paths.ts';
import { findBrowser } from '../core/process/browser.ts';
import type { Row } from './goals.ts';
import type { Yardstick } from './pace.ts';

const project = inRoot('.cache/bench/project');
const parts =
  'build.ts package.json package-lock.json tsconfig.json content pages components styles public scripts'.split(
    ' ',
  );
/** Edits of each kind, of which the median counts. */
const edits = 5;
const component = 'components/blog/post-view/post-view.tsx';
const shownText = 'Back to all posts';

/** Edits a post and a component in a copy of the project, with the post's page open. */
export async function measureEdits(yardstick: Yardstick): Promise<Row[]> {
  rmSync(project, { recursive: true, force: true });
  for (const part of parts) cpSync(inRoot(part), path.join(project, part), { recursive: true });
  symlinkSync(inRoot('node_modules'), path.join(project, 'node_modules'));
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({ executablePath: await findBrowser(console.log) });
  const server = spawn(process.execPath, ['scripts/run.mjs', 'dev'], {
    cwd: project,
    env: { ...process.env, PORT: '4274' },
  });
  try {
    const story = readdirSync(path.join(project, 'content/blog')).find((name) => name.endsWith('.md')) ?? '';
    const page = await browser.newPage({ reducedMotion: 'reduce', bypassCSP: true });
    await page.goto(`${await originOf(server)}blog/${path.parse(story).name}`);
    const rows: Row[] = [];
    for (const [name, file, goal, edit] of [
      ['a story', `content/blog/${story}`, 0.15, (text: string, word: string) => `${text}\n${word}.\n`],
      [
        'a component',
        component,
        0.3,
        (text: string, word: string) => text.replace(shownText, `${shownText} ${word}`),
      ],
    ] as const) {
      const pace = yardstick();
      const times: number[] = [];
      for (let count = 0; count <= edits; count++)
        times.push(await timeOf(page, path.join(project, file), `${name.replace(/\W/g, '')}${count}`, edit));
      // The first edit is ignored: it also loads modules that the server has not used before.
      const median = times.slice(1).sort((a, b) => a - b)[Math.floor(edits / 2)] ?? 0;
      rows.push({
        input: 'npm run dev',
        name: `${name} saved: page painted`,
        measured: { wallMs: median },
        yardstick: pace,
        goal: { seconds: goal },
      });
    }
    return rows;
  } finally {
    server.kill();
    await browser.close();
  }
}

async function originOf(server: ChildProcess): Promise<string> {
  let printed = '';
  return new Promise((resolve, reject) => {
    server.stdout?.on('data', (data) => {
      printed += String(data);
      if (printed.includes('First build')) resolve(/The site: +(\S+)/.exec(printed)?.[1] ?? '');
    });
    server.on('exit', () => reject(new Error(`npm run dev ended:\n${printed}`)));
  });
}

/** Milliseconds from the edit to the first paint of the page that shows it. */
async function timeOf(
  page: Page,
  file: string,
  word: string,
  edit: (text: string, word: string) => string,
): Promise<number> {
  const before = readFileSync(file, 'utf8');
  const start = performance.timeOrigin + performance.now();
  writeFileSync(file, edit(before, word));
  // Passed as text, since browser code has no types in a Node file.
  const painted = await page.waitForFunction(`(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return paint && document.body.textContent.includes('${word}') && performance.timeOrigin + paint.startTime;
  })()`);
  return Number(await painted.jsonValue()) - start;
}
