/**
 * Script behind the link to the stylesheet. It does nothing, but browsers run no script before the stylesheets above it
 * are there. Firefox and WebKit would otherwise paint what stands below the link without its styles first.
 */
export const waitForSheet = '0';
