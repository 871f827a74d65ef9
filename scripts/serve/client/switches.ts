/**
 * Runs in pages of `npm run dev` before the site's own scripts: applies what the bar has switched on in this tab. The bar
 * reloads the page after a change.
 */
import { readSwitches } from './kept-switches.ts';

/** Every clock of the page shows the day, at the real time. */
function moveClock(date: string): void {
  const Real = Date;
  const offset =
    new Real(`${date}T12:00:00`).getTime() - new Real(new Real().setHours(12, 0, 0, 0)).getTime();
  class Moved extends Real {
    constructor(...values: [] | [number | string | Date]) {
      if (values.length === 0) super(Real.now() + offset);
      else super(...(values as [number]));
    }
    static override now(): number {
      return Real.now() + offset;
    }
  }
  window.Date = Moved as DateConstructor;
}

/** Simulates being offline: `navigator.onLine` is false and requests fail. */
function goOffline(): void {
  Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true });
  const { fetch: real } = window;
  window.fetch = (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input, document.baseURI);
    // The bar itself stays online.
    if (address.pathname.includes('/__dev/')) return real(input, init);
    return Promise.reject(new TypeError('Failed to fetch (offline by the development bar)'));
  };
}

const other: Readonly<Record<string, string>> = {
  'prefers-reduced-motion: reduce': 'prefers-reduced-motion: no-preference',
  'prefers-color-scheme: dark': 'prefers-color-scheme: light',
  'forced-colors: active': 'forced-colors: none',
};

/** A media query in which a switched feature holds. */
function resolve(query: string, features: readonly string[]): string {
  const plain = (text: string) => text.replace(/\s*:\s*/g, ': ');
  return features.reduce(
    (text, feature) =>
      text
        .replaceAll(`(${feature})`, '(min-width: 0)')
        .replaceAll(`(${other[feature] ?? ''})`, '(max-width: 0)'),
    plain(query),
  );
}

function applyTo(rules: CSSRuleList | undefined, features: readonly string[]): void {
  for (const rule of rules ?? []) {
    if (rule instanceof CSSMediaRule) rule.media.mediaText = resolve(rule.media.mediaText, features);
    if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) applyTo(rule.cssRules, features);
  }
}

/** Styles and scripts see the switched features, also in stylesheets that come later. */
function emulateMedia(features: readonly string[]): void {
  const real = window.matchMedia.bind(window);
  window.matchMedia = (query) => real(resolve(query, features));
  const done = new WeakSet<CSSStyleSheet>();
  const apply = () => {
    for (const element of document.querySelectorAll('link[media], source[media], meta[media]')) {
      const query = element.getAttribute('media') ?? '';
      const resolved = resolve(query, features);
      // Setting it loads a stylesheet again, even to the same value.
      if (resolved !== query) element.setAttribute('media', resolved);
    }
    for (const sheet of document.styleSheets) {
      if (done.has(sheet)) continue;
      done.add(sheet);
      try {
        applyTo(sheet.cssRules, features);
      } catch {
        // A stylesheet of another origin, e.g. of an extension, cannot be read.
      }
    }
  };
  apply();
  document.addEventListener('load', apply, true);
  document.addEventListener('DOMContentLoaded', apply);
  if (!features.includes('forced-colors: active')) return;
  // Forced colors, as far as a stylesheet can emulate them.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    *, *::before, *::after { color: CanvasText !important; background-color: Canvas !important; border-color: CanvasText !important;
      box-shadow: none !important; text-shadow: none !important; }
    a, a * { color: LinkText !important; }
    button, button * { color: ButtonText !important; background-color: ButtonFace !important; }
  `);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

const { date, offline, media } = readSwitches();
if (date) moveClock(date);
if (offline) goOffline();
if (media?.length) emulateMedia(media);
