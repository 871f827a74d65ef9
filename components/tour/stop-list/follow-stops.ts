/** Marks the stop that is being read: in the list, on the map and in the row of numbers. Without it, they are links. */
export function followStops(): void {
  const stops = document.querySelectorAll<HTMLElement>('li[id^="stop-"]');
  if (stops.length === 0) return;
  // A line across the upper third of the window: at most one stop lies on it.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        target.toggleAttribute('data-read', isIntersecting);
        for (const link of document.querySelectorAll(`a[href="#${target.id}"]`)) {
          if (isIntersecting) link.setAttribute('aria-current', 'location');
          else link.removeAttribute('aria-current');
        }
      }
    },
    { rootMargin: '-34% 0px -65%' },
  );
  for (const stop of stops) observer.observe(stop);
}
