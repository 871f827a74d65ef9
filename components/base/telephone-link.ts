/** `+1 (212) 555-0100` → `tel:+12125550100` (RFC 3966, without visual separators). */
export function telephoneLink(number: string): string {
  return `tel:${number.replace(/[^+\d]/g, '')}`;
}
