/**
 * The offline pack: text files of the precache in one compressed file. Pages share most of their HTML, so that together they
 * take a third of what they take one by one, on hosts that do not compress, too.
 */

/** Contents of the pack, gzip-compressed JSON. */
export interface OfflinePack {
  /** Pieces of text, each once. */
  pieces: string[];
  /** Address under the site's base → numbers of the pieces that make up the file, e.g. `about` → `[0, 7, 3]`. */
  files: Record<string, number[]>;
}

/** File name ending; no host compresses it a second time. */
export const packEnding = '.pack';
