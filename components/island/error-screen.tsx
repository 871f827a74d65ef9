import { createPortal } from 'react-dom';
import { href } from '../base/settings.ts';

/** The page after a render error (spec section 8): it takes the place of what stands in `<main>`. */
export function ErrorScreen() {
  const main = document.querySelector('main');
  if (!main) return null;
  for (const child of main.children)
    if (child instanceof HTMLElement && !child.dataset.errorScreen) child.hidden = true;
  return createPortal(
    <section data-error-screen="true" role="alert">
      <h1>Something went wrong</h1>
      <p>We're sorry, but there was an error loading this page. Our team has been notified of the issue.</p>
      <p>
        <button type="button" onClick={() => window.location.reload()}>
          Try Again
        </button>{' '}
        <a href={href('/')}>Return to Home Page</a>
      </p>
    </section>,
    main,
  );
}
