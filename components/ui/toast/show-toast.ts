import type { ToastOptions } from './toast.ts';

/** A toast from a script that every page runs: most visits see none, so its code comes with the first one. */
export async function showToast(options: ToastOptions): Promise<void> {
  try {
    const { toast } = await import('./toast.ts');
    toast(options);
  } catch (error) {
    console.error(`"${options.title}" could not be shown.`, error);
  }
}
