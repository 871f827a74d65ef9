/**
 * The bundled worker thread, which is next to this code in the bundle (`cli/main.mjs` and `generator/threads/worker.mjs`).
 * When run as TypeScript there is none, and the build uses one thread.
 */
import { existsSync } from 'node:fs';

const candidates = ['./generator/threads/worker.mjs', '../generator/threads/worker.mjs'].map(
  (place) => new URL(place, import.meta.url),
);
export const workerFile: URL | undefined = candidates.find((candidate) => existsSync(candidate));
