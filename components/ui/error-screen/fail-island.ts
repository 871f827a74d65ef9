/** Handles an island's error: the HTML is kept, or the error screen replaces the page, as the island declares. */
export async function failIsland(root: HTMLElement, error: unknown): Promise<void> {
  console.error(error);
  if (root.dataset.onError !== 'replace-main') return;
  const { showErrorScreen } = await import('./show-error-screen.ts');
  showErrorScreen();
}
