/** The island that a press belongs to: the one that its target opens elsewhere on the page, else the one around it. */
export function islandOf(target: Element): HTMLElement | null {
  const opens = target.getAttribute('data-opens');
  return opens ? document.querySelector(`[data-island="${opens}"]`) : target.closest('[data-island]');
}
