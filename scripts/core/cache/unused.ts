import type { Stats } from 'node:fs';

const longestMs = 30 * 24 * 3_600_000;

/** Whether no build has used a file of the cache for so long that it is removed. Its time of change is that of its last use. */
export const isUnused = ({ mtimeMs }: Stats): boolean => Date.now() - mtimeMs > longestMs;
