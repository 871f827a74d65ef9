/** An address on the web without characters that end a directive of the content policy; undefined for any other text. */
export function parseAddress(value: string): URL | undefined {
  if (!/^https?:\/\/[^\s<>"';,]+$/i.test(value) || !URL.canParse(value)) return undefined;
  const url = new URL(value);
  return /^[a-z\d](?:[a-z\d.-]*[a-z\d.])?$|^\[/.test(url.hostname) ? url : undefined;
}

/** Whether an address is scheme and host alone, perhaps with a slash after them. */
export const isOrigin = ({ href, origin }: URL): boolean => href.replace(/\/+$/, '') === origin;
