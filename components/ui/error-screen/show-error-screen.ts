import { href } from '../../base/settings.ts';
import { buttonClass } from '../button/look.ts';
import { element } from '../element.ts';
import styles from './error-screen.module.css';

/** The error screen (spec section 8), which replaces the content of `<main>`. */
export function showErrorScreen(): void {
  const main = document.querySelector('main');
  if (!main || main.querySelector('[data-error-screen]')) return;
  for (const child of main.children) if (child instanceof HTMLElement) child.hidden = true;
  const again = element('button', { type: 'button', class: buttonClass({ variant: 'accent' }) }, 'Try Again');
  again.addEventListener('click', () => location.reload());
  const home = element(
    'a',
    { href: href('/'), class: buttonClass({ variant: 'outline' }) },
    'Return to Home Page',
  );
  main.append(
    element(
      'section',
      { class: styles.screen, role: 'alert', 'data-error-screen': '' },
      element('h1', {}, 'Something went wrong'),
      element(
        'p',
        {},
        "We're sorry, but there was an error loading this page. Our team has been notified of the issue.",
      ),
      element('p', { class: styles.ways }, again, home),
    ),
  );
}
