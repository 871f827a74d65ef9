import { scriptAddress } from './script-address.ts';

/**
 * Runs a provider's script on this page.
 * @param name what an error calls it, e.g. `the newsletter's script`
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
