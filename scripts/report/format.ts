/** Formats numbers for the report. */
export const kilobytes = (bytes: number): string =>
  `${grouped(bytes / 1000, Math.abs(bytes) < 100_000 ? 1 : 0)} kB`;
const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;
/** In megabytes from a million bytes up. */
export const bytesText = (bytes: number): string =>
  bytes === 0 ? '0' : Math.abs(bytes) >= 1_000_000 ? megabytes(bytes) : kilobytes(bytes);
/** `+1.2 kB`, `−340 kB` */
export const change = (bytes: number): string => `${bytes < 0 ? '−' : '+'}${bytesText(Math.abs(bytes))}`;
export const percent = (share: number): string => `${Math.round(share * 100)} %`;
export const seconds = (ms: number): string =>
  ms === 0 ? '0' : ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
export const count = (number: number, one: string, many = `${one}s`): string =>
  `${grouped(number, 0)} ${number === 1 ? one : many}`;

function grouped(number: number, digits: number): string {
  const [whole = '', rest] = number.toFixed(digits).split('.');
  const text = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return rest === undefined ? text : `${text}.${rest}`;
}
