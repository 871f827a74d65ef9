/**
 * Script after the link to the stylesheet. It does nothing, but browsers run no script before the stylesheets above it
 * are there. Firefox and WebKit would otherwise first paint the content below the link without its styles.
 */
export const waitForSheet = '0';
