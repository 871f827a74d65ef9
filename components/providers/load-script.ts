import { scriptAddress } from './script-address.ts';

/**
 * Runs a provider's script on this page.
 * @param name the script's name in the error message, e.g. `The script of the newsletter`
 * @throws Error if it does not load
 */
export function loadScript(url: string, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = scriptAddress(url);
    script.addEventListener('load', () => resolve(), { once: true });
    script.addEventListener('error', () => reject(new Error(`${name} did not load`)), { once: true });
    document.head.append(script);
  });
}
