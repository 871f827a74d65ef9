const markLoaded = (image: HTMLImageElement) =>
  image.closest('[data-lightbox]')?.setAttribute('data-loaded', '');

/** Takes the spinner of a print away when its picture, or the one that stands in for it, has arrived. */
export function markLoadedPrints(): void {
  // Not on the window, which the load events of pictures never reach.
  document.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLImageElement) markLoaded(target);
    },
    true,
  );
  for (const image of document.images) if (image.complete && image.naturalWidth > 0) markLoaded(image);
}
