/** The bar of `npm run dev`: the content behind a part of the page, switches for faults and for the visitor's surroundings. */
import { type Child, element } from './element.ts';
import { keepSwitches, readSwitches, type Switches } from './kept-switches.ts';

interface ServerState {
  /** Folder above `content/`, for links that open an editor. */
  root: string;
  outbox: string;
  editor: string | null;
  date: string | null;
  faults: { path: string; mode: string }[];
}
interface Place {
  file: string;
  line: number;
}
interface Part {
  route: string;
  text: string;
  images: string[];
}

const openKey = 'site-dev-open';
const base = new URL('.', import.meta.url);

const providers = [
  ['Booking', '/embeds/'],
  ['E-mail', '/api/v1.0/email/send'],
  ['Newsletter', '/subscribe/'],
  ['Video', '/embed/'],
] as const;
const faults = [
  ['ok', 'works'],
  ['slow', 'slow: 3 seconds'],
  ['429', 'busy: answers 429'],
  ['500', 'broken: answers 500'],
  ['drop', 'down: no connection'],
  ['never', 'never answers'],
] as const;
const mediaSwitches = [
  ['Reduced motion', 'prefers-reduced-motion: reduce'],
  ['Forced colors (similar)', 'forced-colors: active'],
  ['Dark scheme', 'prefers-color-scheme: dark'],
] as const;

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  :host { all: initial; position: fixed; inset: auto auto 25% 0; z-index: 2147483646; font: 0.875rem/1.5 system-ui, sans-serif; color: #fff; }
  details { max-height: 70vh; max-width: min(22rem, 90vw); overflow: auto; background: #1d1b18; border: 1px solid #8a8378; }
  summary { padding: 0.25rem 0.75rem; cursor: pointer; font-weight: 600; }
  form { display: grid; gap: 0.5rem; padding: 0.25rem 0.75rem 0.75rem; }
  label { display: grid; grid-template-columns: 1fr auto; gap: 0.5rem; align-items: center; min-height: 1.75rem; }
  a { color: #ffd9a8; } ul { margin: 0; padding-left: 1.1rem; overflow-wrap: anywhere; } h2 { margin: 0.5rem 0 0; font-size: 1rem; }
  button, select, input { font: inherit; color: #1d1b18; background: #fff; border: 1px solid #8a8378; padding: 0.15rem 0.5rem; min-height: 1.5rem; }
  :focus-visible { outline: 3px solid #ffb56b; outline-offset: 2px; }
  p { margin: 0; }
  :host([data-picking]) form > :not([role='status']) { display: none; }
`);

/** Reads and changes the state of the server. @throws Error with the server's message */
async function ask<Answer>(action: string, body?: unknown): Promise<Answer> {
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const response = await fetch(new URL(action, base), init);
  const answer = (await response.json()) as Answer & { error?: string };
  if (!response.ok) throw new Error(answer.error ?? response.statusText);
  return answer;
}

/** The switches work from the start of a page, so the page is loaded again. */
function changeSwitches(switches: Switches): void {
  keepSwitches({ ...readSwitches(), ...switches });
  window.location.reload();
}

/** Adds the bar to the page, closed unless it was left open in this tab. */
export function showBar(): void {
  const host = document.createElement('site-dev-bar');
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [sheet];
  const status = element('p', { role: 'status' });
  const form = element('form', {});
  form.addEventListener('submit', (event) => event.preventDefault());
  const details = element('details', {}, element('summary', {}, 'Dev'), form);
  let filled = false;
  details.addEventListener('toggle', () => {
    sessionStorage.setItem(openKey, details.open ? 'open' : '');
    if (!details.open || filled) return;
    filled = true;
    ask<ServerState>('state')
      .then((state) => form.append(...parts(state, host, status), status))
      .catch((error: Error) => form.append(error.message));
  });
  // A landmark, since it is beside the page's own.
  shadow.append(element('aside', { ariaLabel: 'Development' }, details));
  document.body.append(host);
  details.open = sessionStorage.getItem(openKey) === 'open';
}

function parts(state: ServerState, host: HTMLElement, status: HTMLElement): Child[] {
  const switches = readSwitches();
  const failed = (error: Error) => status.replaceChildren(error.message);
  const pick = element('button', { type: 'button' }, 'Find the content of a part');
  const found = element('ul', {});
  pick.addEventListener('click', () => {
    status.textContent = 'Click a part of the page, or press Escape.';
    pickPart(host)
      .then(async (part) => {
        const places = part ? await ask<Place[]>('source', part) : [];
        status.textContent =
          part && places.length === 0 ? 'No content has these words: they are in a component.' : '';
        found.replaceChildren(...places.map((place) => placeItem(place, state)));
      })
      .catch(failed);
  });
  const day = element('input', { type: 'date', value: switches.date ?? state.date ?? '' });
  day.addEventListener('change', () => {
    const date = day.value || undefined;
    ask('day', { date })
      .then(() => changeSwitches({ date }))
      .catch(failed);
  });
  return [
    element('h2', {}, 'Content'),
    pick,
    found,
    ...(state.editor ? [element('p', {}, element('a', { href: state.editor }, 'The editor'))] : []),
    element('h2', {}, 'External services'),
    ...providers.map(([name, path]) => {
      const now = state.faults.find((fault) => fault.path === path)?.mode ?? 'ok';
      return faultSwitch(name, now, (mode) => ask('faults', { path, mode }).catch(failed));
    }),
    element('p', {}, element('a', { href: state.outbox, target: '_blank' }, 'What visitors sent')),
    element('h2', {}, 'Visitor'),
    element('label', {}, 'Day', day),
    checkbox('Offline', switches.offline ?? false, (offline) => changeSwitches({ offline })),
    ...mediaSwitches.map(([name, feature]) =>
      checkbox(name, switches.media?.includes(feature) ?? false, (on) => {
        const others = (switches.media ?? []).filter((one) => one !== feature);
        changeSwitches({ media: on ? [...others, feature] : others });
      }),
    ),
  ];
}

function faultSwitch(name: string, now: string, act: (mode: string) => void): HTMLElement {
  const select = element('select', {});
  for (const [value, label] of faults)
    select.append(element('option', { value, selected: value === now }, label));
  select.addEventListener('change', () => act(select.value));
  return element('label', {}, name, select);
}

function checkbox(name: string, checked: boolean, act: (on: boolean) => void): HTMLElement {
  const input = element('input', { type: 'checkbox', checked });
  input.addEventListener('change', () => act(input.checked));
  return element('label', {}, name, input);
}

/**
 * The next click on the page chooses a part, and does nothing else. The bar shows only its status meanwhile.
 * @returns undefined after Escape
 */
function pickPart(host: HTMLElement): Promise<Part | undefined> {
  host.dataset.picking = '';
  const end = new AbortController();
  return new Promise((resolve) => {
    const finish = (part: Part | undefined) => {
      end.abort();
      delete host.dataset.picking;
      resolve(part);
    };
    const take = (event: MouseEvent) => {
      const [target] = event.composedPath();
      if (!(target instanceof Element) || event.composedPath().includes(host)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      finish(partAt(target));
    };
    window.addEventListener('click', take, { capture: true, signal: end.signal });
    const cancel = ({ key }: KeyboardEvent) => key === 'Escape' && finish(undefined);
    window.addEventListener('keydown', cancel, { capture: true, signal: end.signal });
  });
}

/** What the server needs to find the content of an element. */
function partAt(target: Element): Part {
  const { pathname, searchParams } = new URL(window.location.href);
  const route = pathname.slice(base.pathname.replace(/\/__dev\/$/, '').length) || '/';
  const post = route === '/blog' ? searchParams.get('post') : null;
  const text = (target.textContent ?? '').trim();
  const pictures = target instanceof HTMLImageElement ? [target] : [...target.querySelectorAll('img')];
  return {
    route: post === null ? route : `/blog/${post}`,
    text: text.slice(0, 2_000),
    images: text === '' ? pictures.map(({ currentSrc, src }) => currentSrc || src) : [],
  };
}

/** A place, which opens in Visual Studio Code. */
const placeItem = ({ file, line }: Place, { root }: ServerState): HTMLElement =>
  element(
    'li',
    {},
    element(
      'a',
      { href: encodeURI(`vscode://file/${root.replace(/^\//, '')}/${file}:${line}`) },
      `${file}:${line}`,
    ),
  );
