import { createContext, useContext } from 'react';

/** Addresses of the stylesheets beside a page. */
export interface PageSheets {
  /** Of the whole site. */
  shared: string;
  /** For print, on a page with styles of its own for it. */
  print: string | undefined;
}

const Addresses = createContext<PageSheets | undefined>(undefined);

/** Tells a page, while the build renders it, the addresses of its stylesheets. */
export const SharedSheet = Addresses.Provider;

/**
 * Where the first screen ends: the stylesheet of the whole site is linked here. Browsers paint what stands above at once, with
 * the styles inside the page, and wait for the file with what stands below. Nothing in a browser, where the page has it.
 */
export function EndOfFirstScreen() {
  const sheets = useContext(Addresses);
  return sheets ? <SheetLinks {...sheets} /> : null;
}

/** Styles for print come last: they overrule those of the whole site. No browser waits for them. */
export function SheetLinks({ shared, print }: PageSheets) {
  return (
    <>
      <link rel="stylesheet" href={shared} />
      {print && <link rel="stylesheet" media="print" href={print} />}
    </>
  );
}
