/**
 * Decap compares a form with the entry as it was first loaded, also after a save, so that a saved change could not be undone:
 * with its first value again, the form would count as unchanged. This stores the saved entry as the one to compare with.
 * Decap has no interface for it, so the store is looked up in the page; the program's version is pinned.
 */
import type { Decap } from './decap.d.ts';

interface Store {
  dispatch(action: { type: string; payload: object }): void;
}
interface Fiber {
  memoizedProps?: { store?: Store } | null;
  child?: Fiber | null;
  sibling?: Fiber | null;
  /** Of the root alone: React switches between two trees. */
  stateNode?: { current?: Fiber } | null;
}

export function refreshSaved(cms: Decap): void {
  cms.registerEventListener({
    name: 'postSave',
    handler({ entry }) {
      const saved = entry.toJS();
      if (saved.slug && saved.collection)
        findStore()?.dispatch({
          type: 'ENTRY_SUCCESS',
          payload: { collection: saved.collection, entry: saved },
        });
    },
  });
}

/** React keeps its tree at the root element, under a name that ends in random letters. */
function findStore(): Store | undefined {
  const root = document.getElementById('nc-root');
  const [, tree] = Object.entries(root ?? {}).find(([name]) => name.startsWith('__reactContainer$')) ?? [];
  const open = [(tree as Fiber | undefined)?.stateNode?.current];
  for (let fiber = open.pop(); fiber; fiber = open.pop()) {
    if (fiber.memoizedProps?.store) return fiber.memoizedProps.store;
    open.push(...[fiber.sibling, fiber.child].flatMap((next) => next ?? []));
  }
  return undefined;
}
