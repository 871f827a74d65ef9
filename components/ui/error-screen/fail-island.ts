/** An island's error: the HTML stays, or the error screen takes the place of the page, as the island declares. */
export async function failIsland(root: HTMLElement, error: unknown): Promise<void> {
  console.error(error);
  if (root.dataset.onError !== 'replace-main') return;
  const { showErrorScreen } = await import('./show-error-screen.ts');
  showErrorScreen();
}
