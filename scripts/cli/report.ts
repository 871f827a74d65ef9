/** `npm run report [-- --out FILE]`: the sizes, savings and gaps of the built site, as one HTML file. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { basePathIn } from '../checks/read-pages.ts';
import { UserError } from '../core/errors/user-error.ts';
import { writeAtomic } from '../core/files/files.ts';
import { cacheDir, inRoot, sandboxDir } from '../core/files/paths.ts';
import { decode } from '../core/text/html-text.ts';
import { budgetsUsed } from '../report/budgets-used.ts';
import { keepSnapshot, readHistory, snapshotOf } from '../report/history.ts';
import { keptOffline } from '../report/offline.ts';
import { type PictureSaving, savePictures } from '../report/pictures.ts';
import { renderReport } from '../report/report.tsx';
import { weighPages } from '../report/weights.ts';
import { type BuildTimes, readBuildTimes } from './build/build-times.ts';
import { inspect, type Preflight } from './preflight/preflight.ts';
import { withUsage } from './with-usage.ts';

interface ReportSources {
  /** The built site. */
  dir: string;
  /** Content folder that it was built from. */
  content: string;
  /** File with the sizes of earlier reports. */
  historyFile: string;
  times: BuildTimes | undefined;
  preflight: Preflight;
  /** Time of the report, ISO 8601. */
  at: string;
}

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

/** Reads everything from the built site and stores its sizes for the next report. */
export async function makeReport(sources: ReportSources): Promise<string> {
  const { dir, content, historyFile, times, preflight, at } = sources;
  const home = readFileSync(path.join(dir, 'index.html'), 'utf8');
  const name = decode(/<meta property="og:site_name" content="([^"]*)"/.exec(home)?.[1] ?? '');
  const basePath = basePathIn(home);
  const pages = weighPages(dir, basePath);
  const offline = keptOffline(dir, basePath);
  const fontsDir = path.join(dir, 'assets', 'fonts');
  const fontFiles = readdirSync(fontsDir)
    .filter((file) => file.endsWith('.woff2'))
    .map((file) => path.join(fontsDir, file));
  const fontBytes = fontFiles.reduce((sum, file) => sum + statSync(file).size, 0);
  const pictures = savePictures(dir, path.join(content, 'images'));
  return renderReport({
    name,
    at,
    pages,
    offline,
    pictures,
    times,
    preflight,
    budgets: budgetsUsed(pages, fontBytes, offline.bytes),
    history: keepSnapshot(historyFile, readHistory(historyFile), snapshotOf(pages, offline.bytes, at)),
    thumbnails: await thumbnailsOf(pictures),
    fonts: new Map([
      ['Fraunces', fontFile(fontFiles, /^fraunces-/)],
      ['Source Serif 4', fontFile(fontFiles, /^source-serif-[0-9a-f]{8}\./)],
    ]),
  });
}

const dataAddress = (type: string, bytes: Buffer): string =>
  `data:${type};base64,${bytes.toString('base64')}`;

function fontFile(files: readonly string[], name: RegExp): string {
  const file = files.find((place) => name.test(path.basename(place)));
  return file ? dataAddress('font/woff2', readFileSync(file)) : 'data:,';
}

async function thumbnailsOf(pictures: readonly PictureSaving[]): Promise<Map<string, string>> {
  const limit = pLimit(4);
  const made = pictures.map(({ file, sample }) =>
    limit(async () => {
      const small = await sharp(sample).resize(96, 72, { fit: 'cover' }).webp({ quality: 55 }).toBuffer();
      return [file, dataAddress('image/webp', small)] as const;
    }),
  );
  return new Map(await Promise.all(made));
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
