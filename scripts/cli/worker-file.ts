/**
 * The bundled worker thread, beside this code when it runs from the bundle (`cli/main.mjs` and
 * `generator/threads/worker.mjs`). Run as TypeScript there is none, and the build works in one thread.
 */
import { existsSync } from 'node:fs';

const candidates = ['./generator/threads/worker.mjs', '../generator/threads/worker.mjs'].map(
  (place) => new URL(place, import.meta.url),
);
export const workerFile: URL | undefined = candidates.find((candidate) => existsSync(candidate));
