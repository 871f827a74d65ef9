/** Measures built pages as a phone would load them, and holds them to the budgets. */
import { findBrowser } from '../core/browser.ts';
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

/** Measures pages of a site that is served by HTTP/1.1 on this machine, one after the other in one browser. */
export async function measure(origin: string, routes: readonly string[], times: number): Promise<Measured[]> {
  const [{ default: lighthouse }, chromeLauncher] = await Promise.all([
    import('lighthouse'),
    import('chrome-launcher'),
  ]);
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
        results.push(read(route, result.lhr));
      }
      measured.push(median(results));
    }
    return measured;
  } finally {
    chrome.kill();
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

/** One line for people: what was measured, and which goals are met. */
export function lineOf(page: Measured): string {
  const { route, performance, accessibility, bestPractices, seo, cls, lcp, tbt, bytes, requests } = page;
  const scores = [performance, accessibility, bestPractices, seo].join('/');
  const { goals } = budgets.lighthouse;
  const missed = [
    ...(performance < goals.performance ? [`performance by ${goals.performance - performance}`] : []),
    ...(lcp > goals.lcp ? [`LCP by ${Math.round(lcp - goals.lcp)} ms`] : []),
    ...overBudget(page).map((fault) => fault.slice(route.length + 2)),
  ];
  const verdict = missed.length > 0 ? `not met: ${missed.join('; ')}` : 'met';
  return `${route.padEnd(28)} ${scores}  LCP ${Math.round(lcp)} ms, TBT ${Math.round(tbt)} ms, CLS ${cls.toFixed(4)}, ${Math.round(bytes / 1000)} kB in ${requests} requests  ${verdict}`;
}

/** What a measured page breaks; speed is not among it, since a busy machine measures itself. */
export function overBudget(page: Measured): string[] {
  const { gates, hidden } = budgets.lighthouse;
  const low = (['accessibility', 'bestPractices', 'seo'] as const).filter(
    // A page that search engines are not to show fails their audit by design.
    (name) => page[name] < gates[name] && !(name === 'seo' && hidden.includes(page.route)),
  );
  const high = (['cls', 'bytes', 'requests'] as const).filter((name) => page[name] > gates[name]);
  return [
    ...low.map((name) => `${page.route}: ${name} is ${page[name]}, but must be at least ${gates[name]}`),
    ...high.map((name) => `${page.route}: ${name} is ${page[name]}, but must be at most ${gates[name]}`),
  ];
}
