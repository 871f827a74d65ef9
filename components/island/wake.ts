/** Brings islands to life in the browser. An island's code loads when the island is triggered, not before. */
import type { StartIsland } from './define-island.ts';
import { islandOf } from './island-of.ts';
import { loadChunk } from './load-chunk.ts';
import { afterLoad, savesData, whenMoved, whenNear } from './moments.ts';

/** An island that may wait does so for this long: autoplay, for one, takes its first step after 8 s. */
const settledMs = 5_000;

type Load = () => Promise<{ default: StartIsland<never> }>;

type Fail = (root: HTMLElement, error: unknown) => Promise<void>;

/**
 * Starts watching the page's islands. `loaders` is generated: island name → import of its script.
 * @param fail is given what an island throws when it starts
 */
export function watchIslands(loaders: Record<string, Load>, fail: Fail): void {
  const chunks = readChunks();
  for (const root of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const name = root.dataset.island ?? '';
    const load = loaders[name];
    if (!load) continue;
    let started: Promise<void> | undefined;
    const wake = () => {
      started ??= bringToLife(root, load, chunks[name] ?? [], fail);
      return started;
    };
    watch(root, name, wake, chunks[name] ?? []);
    if (isTouched(root) || document.documentElement.dataset.wake === name) wake();
  }
  const replay = () => {
    for (const { kind, target } of window.heldInput?.splice(0) ?? []) {
      const root = islandOf(target);
      if (!root) continue;
      root.addEventListener(
        'island:live',
        () =>
          kind === 'submit' && target instanceof HTMLFormElement ? target.requestSubmit() : target.click(),
        { once: true },
      );
      root.dispatchEvent(new Event('island:wake'));
    }
  };
  window.addEventListener('heldinput', replay);
  replay();
}

/** Whether someone is in it already, or has filled in something and gone on: no event will report that any more. */
function isTouched(root: HTMLElement): boolean {
  if (root.contains(document.activeElement)) return true;
  return [...root.querySelectorAll('input, textarea, select')].some((field) => {
    if (field instanceof HTMLSelectElement) return field.selectedIndex > 0;
    if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
    if (!(field instanceof HTMLInputElement) || field.type === 'hidden') return false;
    return field.value !== field.defaultValue || field.checked !== field.defaultChecked;
  });
}

function watch(root: HTMLElement, name: string, wake: () => void, preloads: readonly string[]): void {
  const when = root.dataset.when;
  root.addEventListener('island:wake', wake, { once: true });
  // Whatever the plan, a touch inside never waits for it.
  for (const type of ['pointerdown', 'focusin', 'keydown'])
    root.addEventListener(type, wake, { once: true, passive: true });
  if (when === 'event') window.addEventListener(`island:${name}`, wake, { once: true });
  if (when === 'visible') whenNear(root, wake);
  if (when === 'settled') whenMoved(() => whenNear(root, wake), settledMs);
  if (when === 'moved') {
    afterLoad(() => !savesData() && preload(preloads));
    whenMoved(wake);
  }
}

/** Afterwards the element carries `data-live`, and kept presses are replayed. */
async function bringToLife(root: HTMLElement, load: Load, preloads: string[], fail: Fail): Promise<void> {
  preload(preloads);
  const { default: start } = await loadChunk(load);
  try {
    // The data is the JSON that the build wrote for this very island.
    await start(root, JSON.parse(root.dataset.props ?? 'null') as never);
  } catch (error) {
    return fail(root, error);
  }
  root.setAttribute('data-live', '');
  root.dispatchEvent(new Event('island:live'));
}

/** Fetches scripts and compiles them, without running any. */
function preload(files: readonly string[]): void {
  for (const href of files) {
    if (document.querySelector(`link[rel="modulepreload"][href="${CSS.escape(href)}"]`)) continue;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}

function readChunks(): Record<string, string[]> {
  const text = document.getElementById('island-chunks')?.textContent;
  return text ? JSON.parse(text) : {};
}
