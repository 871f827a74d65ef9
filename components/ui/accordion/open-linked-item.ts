/** A link to a question, `/contact#faq-can-i-bring-my-cat`, opens its answer; the browser alone only scrolls to it. */
export function openLinkedItem(): void {
  open();
  addEventListener('hashchange', open);
  // Clicking the same link twice does not change the address.
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
    if (link?.href === location.href) open();
  });
}

function open(): void {
  const target = linked();
  const item = target?.closest('details');
  if (!item || item.open) return;
  item.open = true;
  // The answer that closed may have been above, which moves the item.
  target?.scrollIntoView();
}

function linked(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    // Not an address of this site: a lone % cannot be decoded.
    return null;
  }
}
