/** `+1 (212) 555-0100` → `tel:+12125550100` (RFC 3966: what is only for the eye is left out). */
export function telephoneLink(number: string): string {
  return `tel:${number.replace(/[^+\d]/g, '')}`;
}
