import { pageAddress } from '../../base/page-address.ts';
import { replaceAddress } from '../../base/replace-address.ts';
import { settings } from '../../base/settings.ts';

/** A page opened at /x/, /x.html or /x/index.html takes the address /x; query and fragment are kept, nothing is reloaded. */
export function replacePageAddress(): void {
  const { pathname, search, hash } = location;
  const wanted = pageAddress(pathname, settings.basePath);
  if (wanted !== pathname) replaceAddress(wanted + search + hash);
}
