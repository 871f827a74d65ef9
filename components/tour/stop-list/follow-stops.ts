/** Marks the stop that is being read: in the list, on the map and in the row of numbers. Without it, they are links. */
export function followStops(): void {
  const stops = document.querySelectorAll<HTMLElement>('li[id^="stop-"]');
  if (stops.length === 0) return;
  const mark = (stop: Element, read: boolean) => {
    stop.toggleAttribute('data-read', read);
    for (const link of document.querySelectorAll(`a[href="#${stop.id}"]`)) {
      if (read) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
  };
  // A line slightly below the position to which a number scrolls its stop; between two stops the last one stays marked.
  const observer = new IntersectionObserver(
    (entries) => {
      const read = entries.find(({ isIntersecting }) => isIntersecting)?.target;
      if (read) for (const stop of stops) mark(stop, stop === read);
    },
    { rootMargin: '-21% 0px -78%' },
  );
  for (const stop of stops) observer.observe(stop);
}
