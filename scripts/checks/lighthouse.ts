/** `npm run lighthouse [route …]`: measures built pages as a phone would load them, and holds them to the budgets. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sirv from 'sirv';
import { findBrowser } from '../core/browser.ts';
import { inRoot } from '../core/paths.ts';
import { UserError } from '../core/user-error.ts';
import budgets from './budgets.json' with { type: 'json' };

export interface Measured {
  route: string;
  /** 0 to 100. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Layout shift, unitless. */
  cls: number;
  /** Largest contentful paint, ms. */
  lcp: number;
  /** Total blocking time, ms. */
  tbt: number;
  bytes: number;
  requests: number;
}

/** Median of this many runs for each page. */
const runs = 3;

/** @param argv routes; without any all pages that search engines may see */
export async function lighthouseCommand(argv: readonly string[]): Promise<number> {
  const routes = argv.length > 0 ? argv : routesOf(inRoot('dist'));
  const measured = await measure(inRoot('dist'), routes, runs);
  for (const page of measured) console.log(lineOf(page));
  const problems = measured.flatMap(overBudget);
  for (const problem of problems) console.error(problem);
  return problems.length > 0 ? 1 : 0;
}

/** All routes of a built site, from its sitemap. */
function routesOf(dir: string): string[] {
  const file = path.join(dir, 'sitemap.xml');
  if (!existsSync(file)) throw new UserError('There is no built site to measure. Run npm run build first.');
  return [...readFileSync(file, 'utf8').matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, url]) => new URL(url ?? '').pathname,
  );
}

/**
 * Serves a folder over HTTP/1.1 and measures its pages one after the other in one browser.
 * @param handler answers in the folder's place, e.g. to make pictures on demand
 */
export async function measure(
  dir: string,
  routes: readonly string[],
  times: number,
  handler: RequestListener = sirv(dir, { extensions: ['html'], gzip: true, brotli: true }),
): Promise<Measured[]> {
  const [{ default: lighthouse }, chromeLauncher] = await Promise.all([
    import('lighthouse'),
    import('chrome-launcher'),
  ]);
  const server = createServer(handler).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo; // a listening TCP server has one
  const chrome = await chromeLauncher.launch({
    chromePath: await findBrowser(console.log),
    logLevel: 'error',
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1',
    ],
  });
  try {
    const measured: Measured[] = [];
    for (const route of routes) {
      const results: Measured[] = [];
      for (let run = 0; run < times; run++) {
        const result = await lighthouse(`http://127.0.0.1:${port}${route}`, {
          port: chrome.port,
          output: 'json',
          logLevel: 'error',
          // A picture for reports, which nobody reads here.
          disableFullPageScreenshot: true,
        });
        if (!result || result.lhr.runtimeError)
          throw new Error(
            `${route} could not be measured: ${result?.lhr.runtimeError?.message ?? 'no result'}`,
          );
        results.push(read(route, result.lhr));
      }
      measured.push(median(results));
    }
    return measured;
  } finally {
    chrome.kill();
    server.close();
  }
}

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; details?: unknown }>;
}

function read(route: string, { categories, audits }: Report): Measured {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? 0;
  const details = audits['network-requests']?.details;
  const items =
    details && typeof details === 'object' && 'items' in details && Array.isArray(details.items)
      ? details.items.length
      : 0;
  return {
    route,
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    cls: value('cumulative-layout-shift'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    bytes: value('total-byte-weight'),
    requests: items,
  };
}

function median(results: readonly Measured[]): Measured {
  const sorted = [...results].sort((a, b) => a.performance - b.performance);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('Nothing was measured.');
  return middle;
}

function lineOf({
  route,
  performance,
  accessibility,
  bestPractices,
  seo,
  cls,
  lcp,
  tbt,
  bytes,
  requests,
}: Measured): string {
  const scores = [performance, accessibility, bestPractices, seo].join('/');
  return `${route.padEnd(28)} ${scores}  LCP ${Math.round(lcp)} ms, TBT ${Math.round(tbt)} ms, CLS ${cls.toFixed(4)}, ${Math.round(bytes / 1000)} kB in ${requests} requests`;
}

/** What a measured page breaks; speed is not among it, since a busy machine measures itself. */
export function overBudget(page: Measured): string[] {
  const { gates } = budgets.lighthouse;
  const low = (['accessibility', 'bestPractices', 'seo'] as const).filter((name) => page[name] < gates[name]);
  const high = (['cls', 'bytes', 'requests'] as const).filter((name) => page[name] > gates[name]);
  return [
    ...low.map((name) => `${page.route}: ${name} is ${page[name]}, at least ${gates[name]} is wanted`),
    ...high.map((name) => `${page.route}: ${name} is ${page[name]}, at most ${gates[name]} is allowed`),
  ];
}
