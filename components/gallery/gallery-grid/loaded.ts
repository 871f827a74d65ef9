const markLoaded = (image: HTMLImageElement) =>
  image.closest('[data-lightbox]')?.setAttribute('data-loaded', '');

/** Removes the spinner of a gallery picture when its picture or its placeholder has loaded. */
export function markLoadedPictures(): void {
  // Not on window: load events of pictures do not bubble there.
  document.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLImageElement) markLoaded(target);
    },
    true,
  );
  for (const image of document.images) if (image.complete && image.naturalWidth > 0) markLoaded(image);
}
