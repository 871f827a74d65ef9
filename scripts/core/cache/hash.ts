import { createHash } from 'node:crypto';

/** Hash over all parts, 16 hexadecimal digits. */
export function hashOf(...parts: readonly (string | Uint8Array | readonly string[])[]): string {
  const hash = createHash('sha256');
  // Joined: one long text is hashed several times faster than its lines.
  for (const part of parts)
    if (part instanceof Uint8Array) hash.update(part).update('\0');
    else if (typeof part === 'string') hash.update(`${part}\0`);
    else if (part.length > 0) hash.update(`${part.join('\0')}\0`);
  return hash.digest('hex').slice(0, 16);
}
