/**
 * What opens on hover waits a moment first, but not when the pointer comes back within 300 ms (spec section 9: skip delay
 * of menu and tooltip). The styles read the attribute.
 */
const skipMs = 300;

for (const place of document.querySelectorAll<HTMLElement>('[data-hover-menu], [data-fixed="help"]')) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  place.addEventListener('pointerleave', () => {
    place.dataset.recent = '';
    clearTimeout(timer);
    timer = setTimeout(() => delete place.dataset.recent, skipMs);
  });
}
