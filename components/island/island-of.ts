/** The island of a click: the one that its target opens elsewhere on the page, or else the one that contains it. */
export function islandOf(target: Element): HTMLElement | null {
  const opens = target.getAttribute('data-opens');
  return opens ? document.querySelector(`[data-island="${opens}"]`) : target.closest('[data-island]');
}
