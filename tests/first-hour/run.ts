/**
 * `npm run test:first-hour`: performs the owner's tasks of the README one by one, checks the results, and prints each with its
 * time.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { listen } from '../../scripts/serve/listen.ts';
import { createSiteHandler } from '../../scripts/serve/static-server.ts';
import { debianServers } from '../hosts/servers/debian.ts';
import { freePort, start } from '../hosts/servers/server.ts';
import { copyProject } from '../own-content/copy-project.ts';
import { reducePictures } from '../own-content/small-pictures.ts';
import { launch, type Running, run, textAt, until } from './command.ts';
import { expectThat, openTranscript } from './transcript.ts';

const transcript = openTranscript(console.log);
const { step } = transcript;
const scratch = mkdtempSync(path.join(tmpdir(), 'cats-first-hour-'));
let folder = '';
let running: Running | undefined;
let origin = '';
const inCopy = (file: string) => path.join(folder, file);
const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(inCopy(file), change(readFileSync(inCopy(file), 'utf8')));
const firstLines = (text: string, count: number) => text.trim().split('\n').slice(0, count);

const tour = 'content/tours/brooklyn-heights.yaml';
const story = 'content/blog/the-cat-of-pier-six.md';

try {
  await hour();
} catch (error) {
  console.log(`\n${error instanceof Error ? error.message : error}`);
  if (running) console.log(`\nPrinted so far:\n${running.output().slice(-3000)}`);
} finally {
  await running?.stop();
  for (const place of [folder, scratch]) if (place) rmSync(place, { recursive: true, force: true });
}
console.log(`\n${transcript.passed} passed, ${transcript.failed} failed`);
// The server of the last step may still hold connections.
process.exit(transcript.failed === 0 ? 0 : 1);

async function hour(): Promise<void> {
  await step('Clone the project', async (print) => {
    folder = copyProject('first-hour');
    expectThat(!existsSync(inCopy('dist')), 'a copy without results');
    print('A copy of the sources, without results; the packages are linked in place of npm ci.');
  });

  await step('Show the site: npm start', async (print) => {
    await serve(['start']);
    const home = await until('the first page', () => textAt(`${origin}/`));
    print(`${origin}/ shows "${/<title>([^<]*)/.exec(home)?.[1]}"`);
    await running?.stop();
  });

  await step('Edit with live reload: npm run dev', async (print) => {
    await serve(['dev']);
    await until('the tour', () => textAt(`${origin}/tours/brooklyn-heights`));
    print('The tour is shown, and every edit rebuilds the site.');
  });

  await step(`Change a price: priceCents in ${tour}`, async (print) => {
    edit(tour, (text) => text.replace(/^priceCents: .*$/m, 'priceCents: 4700'));
    await pageShows('/tours/brooklyn-heights', '$47');
    print('/tours/brooklyn-heights shows $47.');
  });

  await step('Add a story with a photo: npm run new -- story "The Cat of Pier Six"', async (print) => {
    const { code, output } = await run(folder, ['new', 'story', 'The Cat of Pier Six']);
    expectThat(code === 0 && existsSync(inCopy(story)), `${story} exists`, output);
    for (const line of output.trim().split('\n')) print(line);
    await takePhoto(inCopy('content/images/pier-six.jpg'));
    edit(story, fillIn);
    const page = await until('the story', () => textAt(`${origin}/blog/the-cat-of-pier-six`));
    expectThat(/pier-six\.[0-9a-f]{6}-640\.webp/.test(page), 'the photo is in the story');
    print('/blog/the-cat-of-pier-six shows the story with its photo.');
  });

  await step('Make a mistake: a misspelled field', async (print) => {
    edit(story, (text) => text.replace(/^excerpt:/m, 'exerpt:'));
    const mistake = await until(
      'a message',
      () => /^.*the-cat-of-pier-six\.md:\d+ .*exerpt.*$/m.exec(outputOf())?.[0],
    );
    print(mistake.trim());
  });

  await step('Fix it as the message says', async (print) => {
    const message = /(content\S+\.md):(\d+) .*"(exerpt)".*"(excerpt)"/.exec(outputOf());
    expectThat(
      message !== null,
      'a message with file, line, the mistake and the fix',
      outputOf().slice(-800),
    );
    const [, file = '', line = '', wrong = '', right = ''] = message ?? [];
    edit(file, (text) =>
      text
        .split('\n')
        .map((words, index) => (index === Number(line) - 1 ? words.replace(wrong, right) : words))
        .join('\n'),
    );
    const builds = countOf('pages are up to date') + countOf('no change');
    await until('a build', () =>
      countOf('pages are up to date') + countOf('no change') > builds ? true : undefined,
    );
    print(`In ${file}, line ${line}: "${wrong}" was changed to "${right}", and the site is up to date.`);
    await running?.stop();
    running = undefined;
  });

  await step('List what is left to do: npm run preflight', async (print) => {
    const { code, output } = await run(folder, ['preflight']);
    expectThat(
      code === 1 && /^Not ready to go live: \d+ points are open/.test(output),
      'a list of open points',
      output,
    );
    for (const line of firstLines(output, 5)) print(line);
  });

  await step('Build: npm run build', async (print) => {
    // Only the photo of the story keeps its size.
    await reducePictures(inCopy('content'));
    await takePhoto(inCopy('content/images/pier-six.jpg'));
    const { code, output } = await run(folder, ['build'], { SITE_URL: 'https://cats.example' });
    expectThat(code === 0, 'the site is built', output);
    const photo = /^content\/images\/pier-six\.jpg: .*$/m.exec(output)?.[0] ?? '';
    expectThat(photo.includes('rotated, location removed'), 'a line about the changes to the photo', output);
    print(photo);
    for (const line of output.split('\n').filter((text) => /^ {2}(?:pages|offline|time)/.test(text)))
      print(line.trim());
  });

  await step('Publish it and check it from outside: npm run check:live -- URL', async (print) => {
    const { address, name, stop } = await publish();
    const host = name === 'nginx' ? [] : ['--host', 'plain'];
    const { code, output } = await run(folder, ['check:live', address, ...host]);
    stop();
    print(`Served by ${name}.`);
    expectThat(code === 0, 'every check passes', output);
    for (const line of output.trim().split('\n').slice(-1)) print(line);
  });
}

function outputOf(): string {
  return running?.output() ?? '';
}

function countOf(text: string): number {
  return outputOf().split(text).length;
}

async function serve(args: readonly string[]): Promise<void> {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  running = launch(folder, args, { PORT: String(port) });
}

function pageShows(route: string, text: string): Promise<true> {
  return until(`"${text}" on ${route}`, async () =>
    (await textAt(origin + route))?.includes(text) ? true : undefined,
  );
}

/** A photo as phones store it: rotated by its EXIF orientation, and with its location. */
async function takePhoto(file: string): Promise<void> {
  const place = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 42/1 0/1' } };
  const pixels = Buffer.from(Array.from({ length: 1200 * 900 * 3 }, (_, index) => (index * index * 7) % 251));
  await sharp(pixels, { raw: { width: 1200, height: 900, channels: 3 } })
    .blur(3)
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExif(place)
    .toFile(file);
}

/** Fills in the fields that the command left empty. */
function fillIn(text: string): string {
  const fields: Record<string, string> = {
    excerpt:
      'A gray cat met every ferry at Pier Six for eleven years, and the deck hands kept a herring for it.',
    author: 'The Owner',
    image: 'pier-six',
    alt: 'A gray cat on a bollard, with a ferry behind it',
    tags: '[ferries]',
    category: 'History',
  };
  const filled = Object.entries(fields).reduce(
    (words, [name, value]) =>
      words.replace(new RegExp(`^(?:# )?${name}:.*(?:\\n(?:# )? +- .*)*$`, 'm'), `${name}: ${value}`),
    text,
  );
  return `${filled.trimEnd()}\n\n## Every evening at six\n\nIt sat on the bollard, and the ferry came in.\n`;
}

/** Serves the site by nginx with the generated configuration, or by the project's own server. */
async function publish(): Promise<{ address: string; name: string; stop: () => void }> {
  const [nginx] = debianServers;
  const dist = inCopy('dist');
  if (nginx.needs.every(({ file }) => existsSync(file))) {
    const server = await start(nginx, { dist, hosts: inCopy('.hosts'), packages: '', scratch });
    await server.ready;
    return { address: server.origin, name: 'nginx', stop: server.stop };
  }
  const server = await listen(createSiteHandler({ dir: dist, basePath: '/' }), 0);
  return { address: server.origin, name: 'the local server', stop: () => void server.close() };
}
