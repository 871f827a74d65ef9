/** If the platform has a share sheet, its button replaces the links. */
export function start(): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-share]')) {
    // Written by `ShareLinks`.
    const data = JSON.parse(part.dataset.share ?? '{}') as ShareData;
    const [sheet, links] = [part.querySelector('p'), part.querySelector('ul')];
    // Absent in some desktop browsers.
    if (!sheet || !links || !('share' in navigator)) continue;
    const show = (canShare: boolean) => {
      sheet.hidden = !canShare;
      links.hidden = canShare;
    };
    show(true);
    sheet.querySelector('button')?.addEventListener('click', () => {
      navigator.share(data).catch((error: unknown) => {
        // Cancelled by the visitor, or failed: the links still work.
        if (!(error instanceof DOMException && error.name === 'AbortError')) show(false);
      });
    });
  }
}
