import { createContext, useContext } from 'react';
import { waitForSheet } from './wait-for-sheet.ts';

/** Addresses of the stylesheets beside a page. */
export interface PageSheets {
  /** Of the whole site. */
  shared: string;
  /** Print styles, on pages that have them. */
  print: string | undefined;
}

const Addresses = createContext<PageSheets | undefined>(undefined);

/** Provides the page that the build renders with the addresses of its stylesheets. */
export const SharedSheet = Addresses.Provider;

/**
 * Links the site's stylesheet at the end of the first screen. Browsers paint what is above at once, with the inline styles,
 * and wait for the file before painting what is below. It has a low priority: the largest picture comes first. Renders
 * nothing in a browser, where the page already has the link.
 */
export function EndOfFirstScreen() {
  const sheets = useContext(Addresses);
  return sheets ? <SheetLinks {...sheets} /> : null;
}

/** Styles for print come last: they overrule those of the whole site. No browser waits for them. */
export function SheetLinks({ shared, print }: PageSheets) {
  return (
    <>
      {/* Before a script, browsers request the pictures above it; else the stylesheet would take the page's open connection. */}
      <script>{waitForSheet}</script>
      <link rel="stylesheet" fetchPriority="low" href={shared} />
      <script>{waitForSheet}</script>
      {print && <link rel="stylesheet" media="print" href={print} />}
    </>
  );
}
