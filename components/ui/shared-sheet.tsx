import { createContext, useContext } from 'react';
import { waitForSheet } from './wait-for-sheet.ts';

const Address = createContext<string | undefined>(undefined);

/** Provides the page that the build renders with the address of the site's stylesheet. */
export const SharedSheet = Address.Provider;

/**
 * Links the site's stylesheet at the end of the first screen. Browsers paint what is above at once, with the inline styles,
 * and wait for the file before painting what is below. It has a low priority: the largest picture comes first. Renders
 * nothing in a browser, where the page already has the link.
 */
export function EndOfFirstScreen() {
  const address = useContext(Address);
  return address ? <SheetLink address={address} /> : null;
}

/** The link itself. */
export function SheetLink({ address }: { address: string }) {
  return (
    <>
      {/* Before a script, browsers request the pictures above it; else the stylesheet would take the page's open connection. */}
      <script>{waitForSheet}</script>
      <link rel="stylesheet" fetchPriority="low" href={address} />
      <script>{waitForSheet}</script>
    </>
  );
}
