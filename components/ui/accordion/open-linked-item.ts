/** A link to a question, `/contact#faq-can-i-bring-my-cat`, opens its answer; the platform alone only scrolls there. */
export function openLinkedItem(): void {
  open();
  window.addEventListener('hashchange', open);
  // The address is the same again when the same link is pressed twice.
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
    if (link?.href === window.location.href) open();
  });
}

function open(): void {
  const target = linked();
  const item = target?.closest('details');
  if (!item || item.open) return;
  item.open = true;
  // The answer that closed in turn may have stood above.
  target?.scrollIntoView();
}

function linked(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  } catch {
    // No address of ours: a lone % cannot be decoded.
    return null;
  }
}
