/** A page opened at /x/, /x.html or /x/index.html takes the address /x; query and fragment stay, nothing is loaded again. */
import { settings } from '../../base/settings.ts';

export function takePageAddress(): void {
  const { pathname, search, hash } = window.location;
  const trimmed = pathname.replace(/(?:\/index\.html|\.html)$/, '').replace(/\/+$/, '');
  const wanted = `${trimmed}/` === settings.basePath || trimmed === '' ? settings.basePath : trimmed;
  if (wanted !== pathname) {
    window.history.replaceState(window.history.state, '', wanted + search + hash);
  }
}
