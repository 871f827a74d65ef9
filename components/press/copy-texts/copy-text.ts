import { showToast } from '../../ui/toast/show-toast.ts';

/** Buttons that copy a text to the clipboard; if that is denied, the text is selected instead. */
export function start(): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-copy]')) {
    const text = part.querySelector('p');
    const button = part.querySelector('button');
    if (!text || !button?.parentElement) continue;
    button.parentElement.removeAttribute('data-waiting');
    button.addEventListener('click', () => {
      // Undefined on an insecure origin.
      const clipboard: Clipboard | undefined = navigator.clipboard;
      const written = clipboard ? clipboard.writeText(text.textContent ?? '') : Promise.reject(new Error());
      written.then(
        () => showToast({ title: 'Copied' }),
        () => getSelection()?.selectAllChildren(text),
      );
    });
  }
}
