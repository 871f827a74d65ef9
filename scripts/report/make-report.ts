/** Collects the data of the report from a built site. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { basePathIn } from '../checks/read-pages.ts';
import { decode } from '../core/text/html-text.ts';
import { budgetsUsed } from './budgets-used.ts';
import { keepSnapshot, readHistory, snapshotOf } from './history.ts';
import { keptOffline } from './offline.ts';
import { type PictureSaving, savePictures } from './pictures.ts';
import { renderReport } from './report.tsx';
import type { ReportData } from './report-data.ts';
import { weighPages } from './weights.ts';

interface ReportSources extends Pick<ReportData, 'at' | 'times' | 'preflight'> {
  /** The built site. */
  dir: string;
  /** Content folder that it was built from. */
  content: string;
  /** File with the sizes of earlier reports. */
  historyFile: string;
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
