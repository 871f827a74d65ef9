import type { ToastOptions } from './toast.ts';

/** Shows a toast from a script of every page. The code is loaded on demand, since most visits show no toast. */
export async function showToast(options: ToastOptions): Promise<void> {
  try {
    const { toast } = await import('./toast.ts');
    toast(options);
  } catch (error) {
    console.error(`"${options.title}" could not be shown.`, error);
  }
}
