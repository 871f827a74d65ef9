import { createContext, useContext } from 'react';

const Address = createContext<string | undefined>(undefined);

/** Tells a page, while the build renders it, the address of the stylesheet of the whole site. */
export const SharedSheet = Address.Provider;

/**
 * Where the first screen ends: the stylesheet of the whole site is linked here. Browsers paint what stands above at once, with
 * the styles inside the page, and wait for the file with what stands below. Nothing in a browser, where the page has it.
 */
export function EndOfFirstScreen() {
  const address = useContext(Address);
  return address ? <link rel="stylesheet" href={address} /> : null;
}
