/** Measures built pages under the conditions of a phone, and compares them with the budgets. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import budgets from '../checks/budgets.json' with { type: 'json' };
import { firstFlight, scriptSizes } from '../checks/budgets.ts';
import { htmlFiles } from '../core/files/route-files.ts';
import { findBrowser } from '../core/process/browser.ts';
import { beforeEnd } from '../core/process/until-stopped.ts';

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
  /** First flight: the HTML with its CSS, gzip 6 and brotli 11. */
  gzip: number;
  brotli: number;
  /** Requests up to and including the largest picture of the first screen; 0 without one. */
  heroBytes: number;
  heroRequests: number;
  /** Whether that picture, if there is one, is loaded eagerly with high priority. */
  heroFirst: boolean;
  /** Scripts that run before any touch, brotli. */
  scriptBytes: number;
  scriptFiles: number;
}

/** A site that is served by HTTP/1.1 on this machine. */
export interface ServedSite {
  origin: string;
  /** Its folder. */
  dir: string;
}

/** Measures pages one after the other in one browser. */
export async function measure(
  { origin, dir }: ServedSite,
  routes: readonly string[],
  times: number,
): Promise<Measured[]> {
  const [{ default: lighthouse }, chromeLauncher] = await Promise.all([
    import('lighthouse'),
    import('chrome-launcher'),
  ]);
  // Before the launch, which takes a second.
  const forget = beforeEnd(chromeLauncher.killAll);
  const chrome = await chromeLauncher.launch({
    chromePath: await findBrowser(console.log),
    logLevel: 'error',
    handleSIGINT: false,
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
        const result = await lighthouse(origin + route, {
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
        results.push({ ...read(route, result.lhr), ...readFile(route, dir) });
      }
      measured.push(median(results));
    }
    return measured;
  } finally {
    forget();
    chrome.kill();
  }
}

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; details?: unknown }>;
}

type FromFile = Pick<Measured, 'gzip' | 'brotli' | 'scriptBytes' | 'scriptFiles'>;

function readFile(route: string, dir: string): FromFile {
  const read = (file: string) => readFileSync(path.join(dir, file), 'utf8');
  const html = read(htmlFiles(route)[0]);
  const scripts = [...scriptSizes(html, read).values()];
  return {
    ...firstFlight(html),
    scriptBytes: scripts.reduce((sum, bytes) => sum + bytes, 0),
    scriptFiles: scripts.length,
  };
}

/** A request in the order in which the browser found it. */
interface Found {
  url: string;
  transferSize: number;
  rendererStartTime: number;
}

function read(route: string, { categories, audits }: Report): Omit<Measured, keyof FromFile> {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? 0;
  const requests = itemsOf<Found>(audits['network-requests']?.details);
  const snippets = itemsOf<{ snippet?: string }>(audits['lcp-breakdown-insight']?.details);
  const largest = snippets.find(({ snippet }) => snippet?.startsWith('<img'))?.snippet ?? '';
  // Lighthouse shortens long addresses.
  const source = / src="([^"…]+)/.exec(largest)?.[1];
  const hero = source && requests.find(({ url }) => url.startsWith(source));
  const before = hero
    ? requests.filter(({ rendererStartTime }) => rendererStartTime <= hero.rendererStartTime)
    : [];
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
    requests: requests.length,
    heroBytes: before.reduce((sum, { transferSize }) => sum + transferSize, 0),
    heroRequests: before.length,
    heroFirst:
      !largest || (largest.includes(' loading="eager"') && largest.includes(' fetchpriority="high"')),
  };
}

/** Rows of an audit's table or list. */
function itemsOf<Item>(details: unknown): Item[] {
  return details && typeof details === 'object' && 'items' in details && Array.isArray(details.items)
    ? details.items
    : [];
}

function median(results: readonly Measured[]): Measured {
  const sorted = [...results].sort((a, b) => a.performance - b.performance);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('Nothing was measured.');
  return middle;
}

/** One line for people: what was measured, and which goals are met. */
export function lineOf(page: Measured): string {
  const { route, performance, accessibility, bestPractices, seo, cls, lcp, tbt, bytes, requests } = page;
  const scores = [performance, accessibility, bestPractices, seo].join('/');
  const { goals } = budgets.lighthouse;
  const flight = goalOf(goals.firstFlight, route);
  const missed = [
    ...(performance < goals.performance ? [`performance by ${goals.performance - performance}`] : []),
    ...(lcp > goals.lcp ? [`LCP by ${Math.round(lcp - goals.lcp)} ms`] : []),
    ...(page.gzip > flight.gzip ? [`first flight by ${page.gzip - flight.gzip} B (gzip)`] : []),
    ...(page.brotli > flight.brotli ? [`first flight by ${page.brotli - flight.brotli} B (brotli)`] : []),
    ...overBudget(page).map((fault) => fault.slice(route.length + 2)),
  ];
  const verdict = missed.length > 0 ? `not met: ${missed.join('; ')}` : 'met';
  const kilo = (value: number) => (value / 1000).toFixed(1);
  return `${route.padEnd(28)} ${scores}  LCP ${Math.round(lcp)} ms, TBT ${Math.round(tbt)} ms, CLS ${cls.toFixed(4)}, first flight ${kilo(page.brotli)}/${kilo(page.gzip)} kB, hero after ${kilo(page.heroBytes)} kB in ${page.heroRequests} requests, scripts ${kilo(page.scriptBytes)} kB in ${page.scriptFiles}, page ${Math.round(bytes / 1000)} kB in ${requests}  ${verdict}`;
}

/** The entry of a page in a table, or that of all others. */
function goalOf<Goal>(table: { '*': Goal } & Readonly<Record<string, Goal>>, route: string): Goal {
  return table[route] ?? table['*'];
}

/** Exceeded budgets of a measured page, without timings, which depend on the load of the machine. */
export function overBudget(page: Measured): string[] {
  const { hidden, heroBytes } = budgets.lighthouse;
  const gates = { ...budgets.lighthouse.gates, heroBytes: goalOf(heroBytes, page.route) };
  const low = (['accessibility', 'bestPractices', 'seo'] as const).filter(
    // A page that search engines are not to show fails their audit by design.
    (name) => page[name] < gates[name] && !(name === 'seo' && hidden.includes(page.route)),
  );
  const high = (['cls', 'bytes', 'requests', 'heroBytes', 'heroRequests'] as const).filter(
    (name) => page[name] > gates[name],
  );
  const scripts = goalOf(budgets.scriptsBrotli, page.route);
  return [
    ...low.map((name) => `${page.route}: ${name} is ${page[name]}, but must be at least ${gates[name]}`),
    ...high.map((name) => `${page.route}: ${name} is ${page[name]}, but must be at most ${gates[name]}`),
    ...(page.scriptBytes > scripts.bytes || page.scriptFiles > scripts.files
      ? [
          `${page.route}: scripts are ${page.scriptBytes} bytes in ${page.scriptFiles} files, but must be at most ${scripts.bytes} in ${scripts.files}`,
        ]
      : []),
    ...(page.heroFirst
      ? []
      : [
          `${page.route}: heroFirst is false, but the largest picture must be eager, with fetchpriority high`,
        ]),
  ];
}
