/** Starts islands in the browser. An island's code is loaded when the island is triggered. */
import type { StartIsland } from './define-island.ts';
import { islandOf } from './island-of.ts';
import { loadChunk } from './load-chunk.ts';
import { afterLoad, savesData, whenMoved, whenNear } from './moments.ts';
import { whenChanged } from './when-changed.ts';

/** Delay of a `settled` island without movement; autoplay, for one, takes its first step after 8 s. */
const settledMs = 5_000;

type Fail = (root: HTMLElement, error: unknown) => Promise<void>;

/**
 * An island's files, by their numbers: its script, whose name starts with the name of the island, and those that this
 * imports; then those that it loads on demand.
 */
export type IslandFiles = [start: number[], later?: number[]];

/**
 * Starts watching the page's islands.
 * @param files generated: those of all islands, beside the script of every page
 * @param islands generated
 * @param fail receives the error that an island throws when it starts
 */
export function watchIslands(files: readonly string[], islands: readonly IslandFiles[], fail: Fail): void {
  const watched = new WeakSet<HTMLElement>();
  const watchOne = (root: HTMLElement) => {
    const name = root.dataset.island ?? '';
    const numbers = islands.find(([[script = 0]]) => files[script]?.startsWith(`${name}.`));
    if (!numbers || watched.has(root)) return;
    watched.add(root);
    const [first = [], later = []] = numbers.map((list = []) =>
      list.map((number) => addressOf(files[number])),
    );
    let started = false;
    const start = () => {
      if (started) return;
      started = true;
      preload([...first, ...later]);
      return startIsland(root, first[0] ?? '', fail);
    };
    watch(root, name, start, () => preload(first));
    // A copy of an island that was started; if it cannot start again, its HTML stays.
    const copied = 'started' in root.dataset;
    if (copied) root.dataset.onError = 'keep';
    delete root.dataset.started;
    if (copied || isTouched(root) || document.documentElement.dataset.start === name) start();
  };
  const watchAll = () => document.querySelectorAll<HTMLElement>('[data-island]').forEach(watchOne);
  watchAll();
  // An extension that writes a part of the page anew, as HTML, leaves copies without listeners.
  whenChanged(document.body, (changes) => {
    if (changes.some(({ addedNodes }) => [...addedNodes].some(hasIsland))) watchAll();
  });
  const replay = () => {
    for (const { target, dialog } of window.heldInput?.splice(0) ?? []) {
      const root = islandOf(target);
      if (!root) continue;
      const act = (event: Event) => {
        if (dialog?.open === false) return;
        // The browser follows the link by itself.
        if (event.type === 'error') dialog?.close();
        // A form that was submitted without its button, e.g. by an extension.
        if (target instanceof HTMLFormElement) target.requestSubmit();
        else target.click();
      };
      for (const end of ['island:started', 'error']) root.addEventListener(end, act, { once: true });
      root.dispatchEvent(new Event('island:start'));
    }
  };
  addEventListener('heldinput', replay);
  replay();
}

const hasIsland = (node: Node): boolean =>
  node instanceof Element && (node.matches('[data-island]') || node.querySelector('[data-island]') !== null);

/** Whether the visitor has already interacted with it: there will be no further event for that. */
function isTouched(root: HTMLElement): boolean {
  if (root.contains(document.activeElement)) return true;
  // Selects and text areas lack some of the properties.
  return [...root.querySelectorAll<HTMLInputElement>('input, textarea, select')].some((field) =>
    field instanceof HTMLSelectElement
      ? field.selectedIndex > 0
      : field.value !== field.defaultValue || field.checked !== field.defaultChecked,
  );
}

function watch(root: HTMLElement, name: string, start: () => void, preload: () => void): void {
  const when = root.dataset.when;
  root.addEventListener('island:start', start, { once: true });
  // An interaction inside starts it at once.
  for (const type of ['pointerdown', 'focusin', 'keydown'])
    root.addEventListener(type, start, { once: true, passive: true });
  if (when === 'event') addEventListener(`island:${name}`, start, { once: true });
  if (when === 'visible') whenNear(root, start);
  if (when === 'settled') whenMoved(() => whenNear(root, start), settledMs);
  if (when === 'moved') {
    afterLoad(() => !savesData() && preload());
    whenMoved(start);
  }
}

/**
 * Starts the island; afterwards the element has `data-started`, and held events are replayed. If it cannot start, it has
 * `data-native`, an event `error`, and its events are left to the browser.
 */
async function startIsland(root: HTMLElement, script: string, fail: Fail): Promise<void> {
  const giveUp = () => {
    root.dataset.native = '';
    root.dispatchEvent(new Event('error'));
  };
  const load = (): Promise<{ default: StartIsland<never> }> => import(script);
  const { default: start } = await loadChunk(load).catch((error: unknown) => {
    giveUp();
    throw error;
  });
  try {
    // The data is the JSON that the build wrote for this island.
    await start(root, JSON.parse(root.dataset.props ?? 'null') as never);
  } catch (error) {
    if (root.dataset.onError === 'keep') giveUp();
    return fail(root, error);
  }
  root.setAttribute('data-started', '');
  root.dispatchEvent(new Event('island:started'));
}

const addressOf = (file = ''): string => new URL(file, import.meta.url).href;

/** Preloads scripts without running them. The browser ignores a second element for the same script. */
function preload(addresses: readonly string[]): void {
  for (const href of addresses)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}
