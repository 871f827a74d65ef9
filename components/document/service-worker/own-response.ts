/// <reference lib="webworker" />

/**
 * Whether a response is what the site has at its address. Networks with a login page answer every request with that page,
 * and status 200: none of it may be cached in place of a page, a script or a picture.
 * @param base path of the site
 */
export async function isOwnResponse(response: Response, base: string): Promise<boolean> {
  if (response.status !== 200) return false;
  if (!response.headers.get('Content-Type')?.includes('html')) return true;
  const isFile = /\.(?!html)\w+$/.test(new URL(response.url).pathname);
  // Every page of the site names its manifest.
  return !isFile && (await response.clone().text()).includes(`${base}manifest.webmanifest`);
}
