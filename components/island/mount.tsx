import { type ComponentType, type ReactNode, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { IslandDefinition } from './define-island.ts';
import { showErrorScreen } from './error-screen/show-error-screen.ts';
import { IslandBoundary } from './island-boundary.tsx';

/**
 * Hydrates an island that has no script of its own.
 * @returns when its effects have run: only then do its handlers see a replayed press
 */
export function mount(root: HTMLElement, island: IslandDefinition<never>, props: object): Promise<void> {
  const Component = island.component as ComponentType<object>;
  const html = [...root.childNodes].map((node) => node.cloneNode(true));
  return new Promise((live) => {
    const fail = () => {
      if (island.onError === 'replace-main') showErrorScreen();
      else queueMicrotask(restore);
    };
    const hydrated = hydrateRoot(
      root,
      <StrictMode>
        <IslandBoundary fallback={null} onError={fail}>
          <Live onLive={live}>
            <Component {...props} />
          </Live>
        </IslandBoundary>
      </StrictMode>,
      { identifierPrefix: root.id },
    );
    function restore() {
      hydrated.unmount();
      root.replaceChildren(...html);
    }
  });
}

/** It stands around the island, not beside it: React's ids count siblings, and the server's render has none. */
function Live({ onLive, children }: { onLive: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when hydration is done
  useEffect(onLive, []);
  return children;
}
