import { type ComponentType, type ReactNode, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { IslandDefinition } from './define-island.ts';
import { ErrorScreen } from './error-screen.tsx';
import { IslandBoundary } from './island-boundary.tsx';

/** Hydrates one island from its HTML. Afterwards the element carries `data-live`, and kept presses are replayed. */
export function mount(root: HTMLElement, island: IslandDefinition<never>): void {
  if (root.hasAttribute('data-live')) return;
  // The props are the JSON that the server wrote for this very island.
  const props = JSON.parse(root.dataset.props ?? '{}') as object;
  const Component = island.component as ComponentType<object>;
  const html = [...root.childNodes].map((node) => node.cloneNode(true));
  const live = () => {
    root.setAttribute('data-live', '');
    root.dispatchEvent(new Event('island:live'));
  };
  const hydrated = hydrateRoot(
    root,
    <StrictMode>
      <IslandBoundary
        fallback={island.onError === 'replace-main' ? <ErrorScreen /> : null}
        onError={island.onError === 'keep' ? () => queueMicrotask(restore) : undefined}
      >
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
}

/**
 * Tells when the island's effects have run: only then do its handlers see a replayed press. It stands around the island,
 * not beside it: React's ids count siblings, and the server's render has none.
 */
function Live({ onLive, children }: { onLive: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when hydration is done
  useEffect(onLive, []);
  return children;
}
