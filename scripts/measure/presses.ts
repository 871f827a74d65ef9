/** Measures how soon a press is painted on a slow processor, and how soon the worker shows a second page. */
import { type Browser, chromium, type Page } from 'playwright-core';
import budgets from '../checks/budgets.json' with { type: 'json' };
import { findBrowser } from '../core/process/browser.ts';

interface Press {
  name: string;
  path: string;
  /** What is pressed. */
  target: string;
  /** Window width; below 600 px it is a phone, on which the press is a tap. */
  width: number;
  /** Measured with scripts only: without them it does nothing, or the same. */
  scripted?: boolean;
}

const presses: readonly Press[] = [
  { name: 'menu', path: '/about', target: '[data-header] [commandfor=site-menu]', width: 390 },
  { name: 'search', path: '/', target: '[data-header] [commandfor=site-search]', width: 390 },
  { name: 'Tours menu', path: '/', target: '[data-hover-menu] button', width: 1280 },
  { name: 'question', path: '/contact', target: 'details:not([open]) summary', width: 390 },
  { name: 'carousel', path: '/', target: '[data-part=next]', width: 390 },
  { name: 'gallery picture', path: '/gallery', target: 'a[data-lightbox]', width: 390 },
  { name: 'blog topic', path: '/blog', target: '[data-topic]:nth-of-type(3)', width: 390 },
  { name: 'calculator', path: '/tours/private-tours', target: '[data-part=more]', width: 390 },
  { name: 'empty form', path: '/contact', target: 'main form [type=submit]', width: 390, scripted: true },
];

/** An empty page with an empty dialog: what a press takes on this machine at least, to compare with. */
const emptyPage: Press = {
  name: 'empty page',
  path: '/empty-page',
  target: 'button',
  width: 390,
  scripted: true,
};
const emptyHtml = `<!doctype html><meta name="viewport" content="width=device-width">
  <button command="show-modal" commandfor="d">Open</button><dialog id="d"><button>Close</button></dialog>`;

/** Slowdown factor of the processor. */
const slowdown = 4;
/** Runs per press, of which the median counts. */
const runs = 5;

export interface PressTime {
  name: string;
  path: string;
  /** Whether the page's scripts were there. */
  scripts: boolean;
  /** From the press to the paint that follows it, in ms, in steps of 8 (Event Timing). */
  ms: number;
}

export async function measurePresses(origin: string, log: (line: string) => void): Promise<PressTime[]> {
  const browser = await open();
  try {
    const times: PressTime[] = [];
    for (const press of [emptyPage, ...presses])
      for (const scripts of [true, false]) {
        if (press.scripted && !scripts) continue;
        const measured: number[] = [];
        for (let run = 0; run < runs; run++) measured.push(await measureOne(browser, origin, press, scripts));
        const time = { name: press.name, path: press.path, scripts, ms: medianOf(measured) };
        log(pressLine(time));
        times.push(time);
      }
    return times;
  } finally {
    await browser.close();
  }
}

export const pressLine = ({ name, path, scripts, ms }: PressTime): string =>
  `press  ${name.padEnd(16)} ${path.padEnd(22)} ${scripts ? 'with scripts  ' : 'before scripts'} ${Math.round(ms)} ms  ${verdict(ms, budgets.lighthouse.goals.press)}`;

const verdict = (ms: number, goal: number): string =>
  ms <= goal ? 'met' : `not met by ${Math.round(ms - goal)} ms`;

async function open(): Promise<Browser> {
  return chromium.launch({
    executablePath: await findBrowser(console.log),
    // Hidden scrollbars would reserve space only while a dialog is open, so that each press would lay out the whole page.
    ignoreDefaultArgs: ['--hide-scrollbars'],
    args: ['--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1'],
  });
}

async function measureOne(
  browser: Browser,
  origin: string,
  { path, target, width }: Press,
  scripts: boolean,
): Promise<number> {
  const phone = width < 600;
  const context = await browser.newContext({
    viewport: { width, height: 844 },
    isMobile: phone,
    hasTouch: phone,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await page.route(`**${emptyPage.path}`, (route) =>
      route.fulfill({ contentType: 'text/html', body: emptyHtml }),
    );
    await page.addInitScript({ content: watchEvents });
    if (!scripts) await page.route('**/assets/js/**', () => undefined);
    await page.goto(origin + path, { waitUntil: scripts ? 'load' : 'commit' });
    const place = page.locator(target).first();
    await place.waitFor();
    await until(page, "document.readyState !== 'loading'");
    await place.scrollIntoViewIfNeeded();
    if (scripts) await startIsland(page, target);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const box = await place.boundingBox();
    if (!box) throw new Error(`${path} does not show ${target}.`);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (!phone) await page.mouse.move(x, y);
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100)))');
    await page.evaluate('pressTimes.splice(0)');
    await (phone ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
    await until(page, "pressTimes.some(({ name }) => name === 'click')", mostMs);
    return await page.evaluate<number>(`Math.max(${shortestMs}, ...pressTimes.map(({ ms }) => ms))`);
  } finally {
    await context.close();
  }
}

/**
 * Waits until an expression is true, or for this long. The driver's own wait compiles it in the page, which the content policy
 * refuses.
 */
async function until(page: Page, expression: string, longestMs = Number.POSITIVE_INFINITY): Promise<void> {
  const start = performance.now();
  while (!(await page.evaluate<boolean>(expression)) && performance.now() - start < longestMs)
    await new Promise((done) => setTimeout(done, 20));
}

/** The state after the visitor's first movement: the code of the part has been loaded. */
async function startIsland(page: Page, target: string): Promise<void> {
  const root = page.locator('[data-island]:not([data-when=event])', { has: page.locator(target) }).first();
  if ((await root.count()) === 0) return;
  await root.dispatchEvent('island:start');
  await root.and(page.locator('[data-started]')).waitFor({ state: 'attached' });
}

/** The shortest duration that browsers report, in ms: a press that is painted sooner has no entry. */
const shortestMs = 16;
/** For the entry of a press, in ms. */
const mostMs = 3_000;

/** Runs in the page. */
const watchEvents = `
  window.pressTimes = [];
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (['pointerdown', 'pointerup', 'mouseup', 'click'].includes(name)) pressTimes.push({ name, ms: duration });
  }).observe({ type: 'event', durationThreshold: ${shortestMs} });`;

/** Pages that are opened from the service worker. */
const secondPages = ['/about', '/tours', '/tours/brooklyn-heights', '/gallery', '/blog', '/contact'];

/** Logs the median time to first paint of pages that the service worker has stored on a first visit of the home page. */
export async function measureSecondViews(origin: string, log: (line: string) => void): Promise<void> {
  const browser = await open();
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto(`${origin}/`, { waitUntil: 'load' });
    await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
    for (const path of secondPages) {
      const times: number[] = [];
      for (let run = 0; run < runs; run++) {
        await page.goto(origin + path, { waitUntil: 'load' });
        times.push(await page.evaluate<number>(firstPaint));
      }
      const ms = medianOf(times);
      log(
        `second view ${path.padEnd(28)} first paint ${Math.round(ms)} ms  ${verdict(ms, budgets.lighthouse.goals.secondView)}`,
      );
    }
  } finally {
    await browser.close();
  }
}

/** Runs in the page. */
const firstPaint = `(async () => {
  if (!navigator.serviceWorker.controller) throw new Error('No worker serves this page.');
  for (;;) {
    const [paint] = performance.getEntriesByType('paint');
    if (paint) return paint.startTime;
    await new Promise((done) => requestAnimationFrame(done));
  }
})()`;

function medianOf(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
