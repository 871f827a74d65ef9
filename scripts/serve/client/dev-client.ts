/**
 * Runs in pages of `npm run dev`: reloads the page after a build and shows errors on top of it. It works under the site's
 * content policy: no inline style, no HTML from text.
 */
import { showBar } from './dev-bar.ts';
import { element } from './element.ts';

interface State {
  version: string;
  error: string | null;
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  :host { position: fixed; inset: 0; z-index: 2147483647; overflow: auto; background: #1d1b18f2; color: #fff; }
  div { max-width: 70rem; margin: 0 auto; padding: 2rem 1.5rem; font: 1rem/1.6 ui-monospace, monospace; }
  h1 { font-size: 1.25rem; color: #ffb56b; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
  button { font: inherit; padding: 0.5rem 1rem; color: #1d1b18; background: #fff; border: 0; cursor: pointer; }
`);

/** Of this page. */
const own = new URL(import.meta.url).search.slice(1);
let overlay: HTMLElement | undefined;
let events: EventSource | undefined;
let latest: State | undefined;
let leaving = new AbortController();
/** Messages from the tab with the connection to all others, and the request of a newly opened tab for the current state. */
const tabs = new BroadcastChannel('site-dev');

function hide(): void {
  overlay?.remove();
  overlay = undefined;
}

function show(error: string): void {
  hide();
  overlay = document.createElement('site-build-error');
  overlay.setAttribute('role', 'alert');
  const shadow = overlay.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [sheet];
  const close = element('button', {}, 'Hide');
  close.addEventListener('click', hide);
  shadow.append(
    element('div', {}, element('h1', {}, 'The site could not be built'), element('pre', {}, error), close),
  );
  document.body.append(overlay);
}

function apply({ version, error }: State): void {
  if (error !== null) {
    show(error);
    return;
  }
  hide();
  if (isOther(version)) window.location.reload();
}

/** Another tab may not have received the version of this page yet: an earlier one of the same server does not count. */
function isOther(version: string): boolean {
  const [[start, builds], [ownStart, ownBuilds]] = [version.split('-'), own.split('-')];
  return start !== ownStart || Number(builds) > Number(ownBuilds);
}

function take(state: State): void {
  latest = state;
  apply(state);
}

tabs.addEventListener('message', ({ data }: MessageEvent<State | 'ask'>) => {
  if (data !== 'ask') take(data);
  else if (events && latest) tabs.postMessage(latest);
});

function listen(): void {
  events = new EventSource(new URL('events', import.meta.url));
  // The next server may have another state.
  events.addEventListener('error', () => {
    latest = undefined;
  });
  events.addEventListener('message', ({ data }: MessageEvent<string>) => {
    // Written by the server's DevChannel.
    const state = JSON.parse(data) as State;
    // Inform the other tabs first: this tab may be about to reload.
    tabs.postMessage(state);
    take(state);
  });
}

/**
 * Browsers allow six connections per server, so only one tab holds the event stream. When it closes or reloads, the lock
 * passes to another tab.
 */
function connect(): void {
  leaving = new AbortController();
  const { signal } = leaving;
  tabs.postMessage('ask');
  // Locks need a secure context, which a page from another machine over HTTP is not.
  if (!('locks' in navigator)) {
    listen();
    return;
  }
  const held = () =>
    new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve());
      if (signal.aborted) resolve();
      else listen();
    });
  navigator.locks.request('site-dev', { signal }, held).catch(() => {
    // The page was left before it got the lock.
  });
}

// A page in the back/forward cache must hold neither the stream nor the lock.
window.addEventListener('pagehide', () => {
  events?.close();
  events = undefined;
  leaving.abort();
});
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) connect();
});
connect();
showBar();
