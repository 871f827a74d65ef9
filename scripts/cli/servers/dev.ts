/** `npm run dev` and `npm run edit`: rebuilds after every edit, reloads open pages, shows errors in the terminal and on the page. */
import { setImmediate } from 'node:timers/promises';
import { stop as stopBundlers } from 'esbuild';
import { build } from '../../../build.ts';
import { messageOf } from '../../core/errors/message.ts';
import { inRoot, root } from '../../core/files/paths.ts';
import { untilStopped } from '../../core/process/until-stopped.ts';
import { createEditor } from '../../editor/editor.ts';
import { readSettings } from '../../generator/content/settings/settings.ts';
import { madeLines } from '../../generator/pictures/made-lines.ts';
import type { PictureQueue } from '../../generator/pictures/queue.ts';
import { createDevHandler } from '../../serve/dev-handler.ts';
import { createDevChannel } from '../../serve/dev-state.ts';
import { createDevTools } from '../../serve/dev-tools.ts';
import { type Watching, watchPlaces } from '../../serve/watch.ts';
import { warn } from '../build/warn.ts';
import type { Command, CommandResult, Launcher } from '../command.ts';
import { defaultPorts } from './ports.ts';
import { servedSite } from './stand-in.ts';
import { type Servers, withServers } from './with-servers.ts';

const out = inRoot('.sandbox', 'dev');
const places = ['build.ts', 'content', 'pages', 'components', 'styles', 'public', 'scripts'];

export const dev: Command = (_argv, launcher) => develop('dev', launcher);
export const edit: Command = (_argv, launcher) => develop('edit', launcher);

const develop = (command: 'dev' | 'edit', launcher: Launcher): Promise<CommandResult> =>
  withServers(`run ${command}`, defaultPorts.dev, (servers) => serve(command, launcher, servers));

/** Serves the site until the process is stopped, or until the generator is edited. */
async function serve(
  command: 'dev' | 'edit',
  launcher: Launcher,
  { site, standIn, open }: Servers,
): Promise<CommandResult> {
  const channel = createDevChannel();
  let pictures: PictureQueue | undefined;
  /** Set by the bar in the pages. */
  let date: string | undefined;
  let isStopping = false;
  /** The message of the last build, if it failed. */
  let lastMistake = '';

  /** One build; its error is printed, not thrown. @param quiet prints nothing for the same result again */
  const rebuild = async (why: string, quiet = false): Promise<void> => {
    const started = performance.now();
    try {
      const report = await build({
        ...servedSite(out, standIn),
        env: date ? { ...process.env, BUILD_DATE: date } : process.env,
        dev: true,
        watched: true,
        sheet: true,
      });
      pictures = await report.pictures();
      channel.built(report.changed);
      lastMistake = '';
      const seconds = ((performance.now() - started) / 1000).toFixed(2);
      if (quiet && !report.changed) return;
      warn(report);
      console.log(
        report.changed
          ? `${why}: ${report.pages} pages are up to date after ${seconds} s`
          : `${why}: no change`,
      );
    } catch (error) {
      // Ctrl+C ends the bundler, too, and may be handled here after that.
      await setImmediate();
      if (isStopping) return;
      const message = messageOf(error);
      if (!quiet || message !== lastMistake) console.error(message);
      lastMistake = message;
      channel.failed(message);
    }
  };

  const { basePath } = readSettings(process.env, standIn.origin);
  console.log(
    `The site:  ${site.origin}${basePath}  (stop with Ctrl+C)\nAll components: ${site.origin}${basePath}component-sheet`,
  );
  const editor = command === 'edit' ? createEditor({ basePath, log: console.log }) : undefined;
  if (editor) console.log(`The editor: ${site.origin}${editor.address}`);
  await rebuild('First build');
  open(
    createDevHandler({
      dir: out,
      basePath,
      channel,
      pictures: () => pictures,
      ...(editor ? { editor: editor.handle } : {}),
      tools: createDevTools({
        providers: standIn.origin,
        editor: editor?.address,
        date: () => date,
        async setDate(day) {
          date = day;
          await rebuild(day ? `The day is ${day}` : 'The day is today');
        },
      }),
    }),
  );

  const { stopped, removeHandlers } = untilStopped();
  let watching: Watching | undefined;
  const result = await new Promise<CommandResult>((resolve) => {
    let broken = false;
    const edits = createQueue(async (files) => {
      const isEdited = broken || files.some((file) => launcher.sources.includes(file));
      if (isEdited || files.includes(editedMeanwhile)) {
        // It rejects e.g. on a full disk; the last good site is served on.
        const mistake = await launcher.refresh().catch(messageOf);
        await setImmediate();
        if (isStopping) return;
        broken = mistake !== undefined;
        if (mistake !== undefined) {
          console.error(mistake);
          channel.failed(mistake);
          return;
        }
        if (launcher.isOutdated()) return resolve('restart');
      }
      await rebuild(shortList(files), files.includes(editedMeanwhile));
      const originals = files.filter((file) => file.startsWith('content/images/'));
      if (originals.length > 0) void encode(pictures, new Set(originals));
    });
    watching = watchPlaces(root, places, edits, (message) =>
      console.error(`Some edits may not be detected (${message}). In that case, stop and start again.`),
    );
    // The watcher does not report what was saved before it was ready.
    void watching.ready.then(() => edits([editedMeanwhile]));
    void stopped.then(() => {
      isStopping = true;
      resolve(0);
    });
  });
  await watching?.stop();
  removeHandlers();
  channel.close();
  if (result === 'restart') console.log('The generator was edited: restarting …');
  else {
    // It would print a stack if this process ended while it waits for an answer.
    await stopBundlers();
    process.exit(0);
  }
  return result;
}

/** Encodes new pictures in the background, and reports what was done to each. */
async function encode(pictures: PictureQueue | undefined, originals: ReadonlySet<string>): Promise<void> {
  try {
    const made = await pictures?.makeAll(undefined, originals);
    for (const line of madeLines(made?.originals ?? [])) console.log(line);
  } catch (error) {
    console.error(messageOf(error));
  }
}

const editedMeanwhile = 'Edit during start';

/** One run at a time; files that arrive during a run are collected for the next. */
function createQueue(run: (files: string[]) => Promise<void>): (files: string[]) => void {
  const waiting = new Set<string>();
  let running = false;
  return (files) => {
    for (const file of files) waiting.add(file);
    if (running) return;
    running = true;
    void (async () => {
      while (waiting.size > 0) {
        const batch = [...waiting];
        waiting.clear();
        await run(batch);
      }
      running = false;
    })();
  };
}

const shortList = (files: readonly string[]): string =>
  files.length > 2 ? `${files.slice(0, 2).join(', ')} and ${files.length - 2} more` : files.join(', ');
