import type { Environment, Providers } from './content/settings.ts';
import type { PictureQueue } from './pictures/queue.ts';

/** What a build is asked to do. */
export interface BuildOptions {
  /** Output folder. */
  out: string;
  providers: Providers;
  /** Whether `out` is a folder below `.sandbox/`, which holds nothing but builds even where their list is missing. */
  ownOut: boolean;
  /** Origin of the local stand-in for the providers; needed with `sandbox`. */
  sandboxOrigin?: string;
  /** Content folders; an earlier one covers the later ones, part by part. The default is the project's own alone. */
  contentDirs?: readonly string[];
  /** Folder for everything that is kept between builds; the default is `.cache/`. */
  cacheDir?: string | undefined;
  /** `defer`: the caller encodes pictures when they are asked for, through the report's queue. */
  pictures: 'encode' | 'defer';
  /** Whether the built site is checked before it takes the place of the last good one. */
  checks: boolean;
  /** Whether every file of the output is read and compared; else those are of which the system says that they changed. */
  verify?: boolean;
  /** Whether text files get compressed copies beside them, for hosts that send such. */
  compress?: boolean;
  env: Environment;
  /** Readable scripts, React's development build. */
  dev?: boolean;
  /** With the component sheet, for a site that is not published. */
  sheet?: boolean;
  /** Bundled entry of the worker threads; without it all work is done in one thread. */
  workerFile?: URL | undefined;
  /** Milliseconds to wait for another build of the same output. */
  lockLimitMs?: number;
  /** Folder for configurations of servers that are not part of the output. */
  hostsDir?: string | undefined;
  /** One line at a time; the default prints nothing. */
  log?: (line: string) => void;
}

export interface BuildReport {
  /** False when nothing had changed since the last build of this folder. */
  changed: boolean;
  pages: number;
  /** Table for people: pages, pictures, bytes by kind, time by step. */
  summary: string;
  /** Step → milliseconds; empty when nothing had changed. */
  times: ReadonlyMap<string, number>;
  /** What is not wrong and yet to be seen to, one line each. */
  warnings: string[];
  /** Page by page, the types of its structured data. */
  table: () => string;
  /** With `pictures: 'defer'`: the pictures that are still to be made. */
  pictures: () => Promise<PictureQueue | undefined>;
  /** Checks the output, for a caller that switched `checks` off. Throws a BuildError with every fault. */
  check: () => Promise<void>;
}
