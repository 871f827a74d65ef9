/**
 * Hover opens menu and tooltip after a delay, which is skipped if the pointer returns within 300 ms (spec section 9). Escape
 * hides the tooltip, wherever the focus is, until pointer and focus have left (WCAG 1.4.13). The styles read the
 * attributes set here.
 */
const skipMs = 300;

export function startSkipDelay(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-hover-menu], [data-fixed="help"]')) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    place.addEventListener('pointerleave', () => {
      place.dataset.recent = '';
      clearTimeout(timer);
      timer = setTimeout(() => delete place.dataset.recent, skipMs);
    });
  }

  const help = document.querySelector<HTMLElement>('[data-fixed="help"]');
  if (help) {
    document.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape' && help.matches(':hover, :focus-visible')) help.dataset.closed = '';
    });
    for (const type of ['pointerleave', 'blur'])
      help.addEventListener(
        type,
        () => !help.matches(':hover, :focus-visible') && delete help.dataset.closed,
      );
  }
}
