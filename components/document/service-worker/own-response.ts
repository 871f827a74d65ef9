/// <reference lib="webworker" />

/**
 * Whether a response is what the site has at its address. Networks with a login page answer every request with that page,
 * and status 200: none of it may be cached in place of a page, a script or a picture.
 * @param base path of the site
 */
export async function isOwnResponse(response: Response, base: string): Promise<boolean> {
  if (response.status !== 200) return false;
  if (!isHtml(response)) return true;
  // Every page of the site names its manifest.
  return !isFile(response.url) && (await response.clone().text()).includes(`${base}manifest.webmanifest`);
}

/** Whether a cached response has a type that the site has at this address: pages are HTML, files are not. */
export const hasOwnType = (response: Response, address: string): boolean =>
  isHtml(response) !== isFile(address);

const isHtml = ({ headers }: Response): boolean => headers.get('Content-Type')?.includes('html') ?? false;
const isFile = (address: string): boolean => /\.(?!html)\w+$/.test(new URL(address).pathname);
