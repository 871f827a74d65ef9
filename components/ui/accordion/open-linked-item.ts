import { closest } from '../../base/closest.ts';

/** A link to a question, `/contact#faq-can-i-bring-my-cat`, opens its answer; the browser alone only scrolls to it. */
export function openLinkedItem(): void {
  open();
  addEventListener('hashchange', open);
  // Clicking the same link twice does not change the address.
  document.addEventListener('click', ({ target }) => {
    const link = closest<HTMLAnchorElement>(target, 'a[href*="#"]');
    if (link?.href === location.href) open();
  });
}

function open(): void {
  // Ids of questions need no encoding.
  const item = document.getElementById(location.hash.slice(1))?.closest('details');
  if (!item || item.open) return;
  item.open = true;
  // The answer that closed may have been above, which moves the item.
  item.scrollIntoView();
}
