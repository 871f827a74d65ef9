/** Reads originals again after they were probed. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { changedFinding, unreadable } from '../../core/errors/file-error.ts';
import type { Finding } from '../../core/errors/problem.ts';
import { encoderVersion } from './options.ts';
import type { PlannedImage } from './plan.ts';

/** Hash of an original's bytes and of the encoder's options, which is part of the addresses of its files. */
export const originalHash = (bytes: Uint8Array): string =>
  createHash('sha256').update(encoderVersion()).update(bytes).digest('hex').slice(0, 6);

/**
 * The bytes of an original, or why there are none. Minutes may have passed since it was probed: other bytes must not get the
 * addresses of those, under which the cache, hosts and browsers keep them.
 */
export async function readOriginal({
  original,
  hash,
}: Pick<PlannedImage, 'original' | 'hash'>): Promise<Buffer | Finding> {
  try {
    const bytes = await readFile(original);
    if (originalHash(bytes) === hash) return bytes;
    return changedFinding;
  } catch (error) {
    return unreadable(original, error);
  }
}
