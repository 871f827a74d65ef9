import { href } from '../../base/settings.ts';
import { buttonClass } from '../../ui/button/look.ts';
import { element } from '../../ui/element.ts';
import styles from './post-error.module.css';

/** A post that could not be loaded, with the status or the browser's message (spec section 8). */
export function postError(reason: string): HTMLElement {
  return element(
    'section',
    { class: styles.error, role: 'alert' },
    element('h1', {}, 'Unexpected Application Error!'),
    element('p', {}, reason),
    element(
      'p',
      {},
      element('a', { href: href('/blog'), class: buttonClass({ variant: 'outline' }) }, 'Back to all posts'),
    ),
  );
}
