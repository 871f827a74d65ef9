/** Marks the stop that is being read: in the list, on the map and in the row of numbers. Without it, they are links. */
export function start(): void {
  const stops = document.querySelectorAll<HTMLElement>('li[id^="stop-"]');
  if (stops.length === 0) return;
  const mark = (stop: Element, read: boolean) => {
    stop.toggleAttribute('data-read', read);
    for (const link of document.querySelectorAll(`a[href$="#${stop.id}"]`)) {
      if (read) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
  };
  const begun = new Set<Element>();
  // Read is the last stop that begins above a line slightly below the position to which a number scrolls its stop:
  // in two columns, two stops cross that line at the same time.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) begun.add(target);
        else begun.delete(target);
      }
      const read = [...stops].reverse().find((stop) => begun.has(stop));
      for (const stop of stops) mark(stop, stop === read);
    },
    { rootMargin: '99999px 0px -78%' },
  );
  for (const stop of stops) observer.observe(stop);
}
