import { createHash } from 'node:crypto';

/** Hash over all parts, 16 hexadecimal digits. */
export function hashOf(...parts: readonly (string | Uint8Array | readonly string[])[]): string {
  const hash = createHash('sha256');
  for (const part of parts)
    for (const item of Array.isArray(part) ? part : [part]) hash.update(item).update('\0');
  return hash.digest('hex').slice(0, 16);
}
