/**
 * A page opened at /x/, /x.html or /x/index.html takes the address /x; query and fragment stay, nothing is loaded again.
 * Hosts that read several slashes as one show it at //x/ as well, which as an address means another host.
 */
import { replaceAddress } from '../../base/replace-address.ts';
import { settings } from '../../base/settings.ts';

export function takePageAddress(): void {
  const { pathname, search, hash } = window.location;
  const trimmed = pathname
    .replace(/(?:\/index\.html|\.html)$/, '')
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '');
  const wanted = `${trimmed}/` === settings.basePath || trimmed === '' ? settings.basePath : trimmed;
  if (wanted !== pathname) replaceAddress(wanted + search + hash);
}
