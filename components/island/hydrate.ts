/** Brings islands to life in the browser. React and an island's code load when the island is triggered, not before. */
import type { IslandDefinition } from './define-island.ts';

type Load = () => Promise<{ default: IslandDefinition<never> }>;

/** Starts watching the page's islands. `loaders` is generated: island name → import of its file. */
export function start(loaders: Record<string, Load>): void {
  const chunks = readChunks();
  for (const root of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const name = root.dataset.island ?? '';
    const load = loaders[name];
    if (!load) continue;
    let started: Promise<void> | undefined;
    const wake = () => {
      started ??= bringToLife(root, load, chunks[name] ?? []);
      return started;
    };
    watch(root, name, wake);
    if (isTouched(root)) wake();
  }
  const replay = () => {
    for (const { kind, target } of window.earlyInput?.splice(0) ?? []) {
      const root = target.closest<HTMLElement>('[data-island]');
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
  window.addEventListener('earlyinput', replay);
  replay();
}

/** Whether someone is in it already, or has typed something and gone on: no event will tell of that any more. */
function isTouched(root: HTMLElement): boolean {
  if (root.contains(document.activeElement)) return true;
  return [...root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    (field) => field.type !== 'hidden' && field.value !== field.defaultValue,
  );
}

function watch(root: HTMLElement, name: string, wake: () => Promise<void>): void {
  const when = root.dataset.when;
  root.addEventListener('island:wake', wake, { once: true });
  // Whatever the plan, a touch inside never waits for it.
  for (const type of ['pointerdown', 'focusin', 'keydown'])
    root.addEventListener(type, wake, { once: true, passive: true });
  if (when === 'event') window.addEventListener(`island:${name}`, wake, { once: true });
  if (when === 'visible') {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        wake();
      },
      { rootMargin: '200px' },
    );
    observer.observe(root);
  }
  if (when === 'idle') afterLoad(wake);
}

function afterLoad(act: () => void): void {
  // Safari has no idle callback.
  const idle = () =>
    'requestIdleCallback' in window ? window.requestIdleCallback(act) : setTimeout(act, 200);
  if (document.readyState === 'complete') idle();
  else window.addEventListener('load', idle, { once: true });
}

async function bringToLife(root: HTMLElement, load: Load, preloads: string[]): Promise<void> {
  for (const href of preloads) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
    document.head.append(link);
  }
  try {
    const [{ default: island }, { mount }] = await Promise.all([load(), import('./mount.tsx')]);
    mount(root, island);
  } catch (error) {
    // A chunk of an older deploy is gone: whoever listens may reload; else the error is told.
    const event = new CustomEvent('preloadError', { cancelable: true, detail: error });
    if (window.dispatchEvent(event)) throw error;
  }
}

function readChunks(): Record<string, string[]> {
  const text = document.getElementById('island-chunks')?.textContent;
  return text ? JSON.parse(text) : {};
}
