import { showToast } from '../../ui/toast/show-toast.ts';

/** Buttons that put a text on the clipboard; where that is forbidden it is selected, so that one key copies it. */
export function offerCopies(): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-copy]')) {
    const text = part.querySelector('p');
    const button = part.querySelector('button');
    if (!text || !button?.parentElement) continue;
    button.parentElement.hidden = false;
    button.addEventListener('click', () => {
      // Absent on an unsafe origin.
      const clipboard: Clipboard | undefined = navigator.clipboard;
      const written = clipboard ? clipboard.writeText(text.textContent ?? '') : Promise.reject(new Error());
      written.then(
        () => showToast({ title: 'Copied' }),
        () => getSelection()?.selectAllChildren(text),
      );
    });
  }
}
