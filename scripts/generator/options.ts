import type { PictureQueue } from './pictures/queue.ts';

/** Options of a build. */
export interface BuildOptions {
  /** Output folder. */
  out: string;
  /** Origin of the local stand-in for the providers; undefined for a live site. */
  sandboxOrigin?: string | undefined;
  /** Content folder; the default is the project's own. */
  contentDir?: string | undefined;
  /** Cache folder; the default is `.cache/`. */
  cacheDir?: string | undefined;
  /** `defer`: the caller encodes pictures on request, through the report's queue. */
  pictures: 'encode' | 'defer';
  /** Whether the built site is checked before it is published. */
  checks: boolean;
  /** Whether every file of the output is read and compared; otherwise only those with changed metadata. */
  verify?: boolean;
  /** Whether compressed copies of text files are written, for hosts that serve them. */
  compress?: boolean;
  env: NodeJS.ProcessEnv;
  /** Readable scripts, React's development build. */
  dev?: boolean;
  /** Keeps the bundlers, and with them the process, for the builds after edits. */
  watched?: boolean;
  /** With the component sheet, for a site that is not published. */
  sheet?: boolean;
  /** Folder for configurations of servers that are not part of the output. */
  hostsDir?: string | undefined;
  /** Receives one line at a time; the default prints nothing. */
  log?: (line: string) => void;
}

export interface BuildReport {
  /** False if nothing has changed since the last build of this folder. */
  changed: boolean;
  pages: number;
  /** Summary: pages, pictures, bytes by kind, time by step. */
  summary: string;
  /** Step → milliseconds; empty if nothing has changed. */
  times: ReadonlyMap<string, number>;
  /** Warnings, one line each. */
  warnings: string[];
  /** The types of structured data of each page. */
  table: () => Promise<string>;
  /** With `pictures: 'defer'`: the pictures that are still to be made. */
  pictures: () => Promise<PictureQueue | undefined>;
  /** Checks the output, for a caller that switched `checks` off. Throws a BuildError with every fault. */
  check: () => Promise<void>;
}
