/** Runs once the page is really shown: one that is being prerendered may never be seen, so it asks nobody for anything. */
export function whenShown(run: () => void): void {
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', run, { once: true });
  else run();
}
