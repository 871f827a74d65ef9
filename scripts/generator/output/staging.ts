/**
 * The output in the making. Everything is written to a private folder that lives on between builds, so only what
 * changed is written; the checks read it there, and only a build that passed them reaches the real output folder.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { forgetFolders, linkTwin, writeFresh, writePrivate } from '../../core/files.ts';
import { hashOf } from '../../core/hash.ts';
import { BuildError } from '../../core/problem.ts';

/** What the last good build of one output folder left behind. */
export interface BuildState<Memory> {
  /** Fingerprint of the generator that wrote it: another may write it in another form. */
  generator: string;
  /** Fingerprint of all inputs. */
  inputs: string;
  /** Path in the output → hash and size of the file. */
  files: Record<string, { hash: string; size: number }>;
  memory: Memory;
}

/** What the output needs to know of a page. */
export interface StagedPage {
  route: string;
  hash: string;
  bytes: number;
  /** The post's text for the blog's post view. */
  post?: { file: string; hash: string; bytes: number } | undefined;
  /** The page's text as Markdown. */
  text?: { file: string; hash: string; bytes: number } | undefined;
}

/** Where the staging area of an output lies. */
export const stagingPlace = (home: string, out: string): string => path.join(home, hashOf(out));

/** What lies beside a page's HTML. */
const companions = ['post', 'text'] as const;

/** `/about` → `about.html` and `about/index.html`, the same bytes; `404.html` stands alone (hosting rules). */
const pageFile = (route: string): string => (route === '/' ? 'index.html' : `${route.slice(1)}.html`);
const pageTwin = (route: string): string | undefined =>
  route === '/' || route === '/404' ? undefined : `${route.slice(1)}/index.html`;

export class Staging<Memory> {
  readonly dir: string;
  /** Private folder for files that are needed while building. */
  readonly scratchDir: string;
  readonly previous: BuildState<Memory> | undefined;
  private readonly files: BuildState<Memory>['files'] = {};
  private begun = false;
  private readonly stateFile: string;
  private readonly dirtyFile: string;

  /** @param home folder for staging areas; @param out the real output folder; @param own whether `out` may be emptied without asking; @param generator fingerprint of the code that builds */
  constructor(
    home: string,
    private readonly out: string,
    private readonly own: boolean,
    private readonly generator: string,
  ) {
    const place = stagingPlace(home, out);
    this.dir = path.join(place, 'site');
    this.scratchDir = path.join(place, 'scratch');
    this.stateFile = path.join(place, 'state.json');
    this.dirtyFile = path.join(place, 'unfinished');
    mkdirSync(this.dir, { recursive: true });
    this.previous = existsSync(this.dirtyFile) ? undefined : readState(this.stateFile, generator);
    forgetFolders();
  }

  /** Whether every file of the last good build still lies in the output folder. */
  intact(): boolean {
    const files = Object.entries(this.previous?.files ?? {});
    return (
      files.length > 0 &&
      files.every(
        ([file, { size }]) => statSync(path.join(this.out, file), { throwIfNoEntry: false })?.size === size,
      )
    );
  }

  /** From here on the staging area differs from its record: a build that is killed starts afresh next time. */
  begin(): void {
    this.begun = true;
    if (!this.previous) rmSync(this.dir, { recursive: true, force: true });
    mkdirSync(this.dir, { recursive: true });
    writeFileSync(this.dirtyFile, '');
  }

  /** Puts a file into the output. The same path twice is an error of the generator. */
  write(file: string, contents: string | Uint8Array): void {
    const hash = hashOf(contents);
    this.claim(file, hash, Buffer.byteLength(contents));
    if (this.previous?.files[file]?.hash !== hash) writePrivate(path.join(this.dir, file), contents);
  }

  /** Takes a file over from the last build; false if there is none. */
  keep(file: string): boolean {
    const known = this.previous?.files[file];
    if (known) this.claim(file, known.hash, known.size);
    return known !== undefined;
  }

  /** Takes up a file that lies elsewhere (a picture in the cache), without copying where the disk has hard links. */
  place(file: string, from: string): void {
    const { size } = statSync(from);
    this.claim(file, `size ${size}`, size);
    if (this.previous?.files[file]?.size !== size || !existsSync(path.join(this.dir, file)))
      linkTwin(from, path.join(this.dir, file));
  }

  /** A file whose bytes follow from its key: made only if the last build's has another one. */
  async derive(file: string, key: string, make: () => Promise<Uint8Array>): Promise<void> {
    const known = this.previous?.files[file];
    if (known?.hash === key) {
      this.claim(file, key, known.size);
      return;
    }
    const contents = await make();
    this.claim(file, key, contents.length);
    writePrivate(path.join(this.dir, file), contents);
  }

  private claim(file: string, hash: string, size: number): void {
    if (this.files[file]) throw new Error(`Two parts of the site want to be "${file}".`);
    this.files[file] = { hash, size };
  }

  /** Puts a rendered page into the output; the same bytes under two names (hosting rules). */
  writePage(
    page: StagedPage,
    contents: { html: Uint8Array; post?: Uint8Array | undefined; text?: Uint8Array | undefined },
  ): void {
    const { route, hash } = page;
    const file = pageFile(route);
    if (this.previous?.files[file]?.hash !== hash) {
      writePrivate(path.join(this.dir, file), contents.html);
      const twin = pageTwin(route);
      if (twin) linkTwin(path.join(this.dir, file), path.join(this.dir, twin));
    }
    for (const kind of companions) {
      const [part, bytes] = [page[kind], contents[kind]];
      if (part && bytes && this.previous?.files[part.file]?.hash !== part.hash)
        writePrivate(path.join(this.dir, part.file), bytes);
    }
  }

  /** Notes the files of a page that is part of this build, whether it was rendered anew or kept. */
  claimPage(page: StagedPage): void {
    const { route, hash, bytes } = page;
    this.claim(pageFile(route), hash, bytes);
    const twin = pageTwin(route);
    if (twin) this.claim(twin, hash, bytes);
    for (const kind of companions) {
      const part = page[kind];
      if (part) this.claim(part.file, part.hash, part.bytes);
    }
  }

  /** Removes what no part of the site claimed. */
  sweep(): void {
    for (const file of Object.keys(this.previous?.files ?? {}))
      if (!this.files[file]) rmSync(path.join(this.dir, file), { force: true });
  }

  /** Copies what changed to the output folder and remembers this build as the last good one. */
  publish(inputs: string, memory: Memory): void {
    const { generator } = this;
    if (!this.previous) this.empty();
    const before = this.previous?.files ?? {};
    for (const [file, { hash, size }] of Object.entries(this.files)) {
      const target = path.join(this.out, file);
      const same = before[file]?.hash === hash && statSync(target, { throwIfNoEntry: false })?.size === size;
      if (!same) linkTwin(path.join(this.dir, file), target);
    }
    for (const file of Object.keys(before))
      if (!this.files[file]) rmSync(path.join(this.out, file), { force: true });
    writeFresh(
      this.stateFile,
      JSON.stringify({ generator, inputs, files: this.files, memory } satisfies BuildState<Memory>),
    );
    rmSync(this.dirtyFile, { force: true });
  }

  /** Whether a file is in this build, or, before anything was written, in the last one. */
  has(file: string): boolean {
    return file in (this.begun ? this.files : (this.previous?.files ?? {}));
  }

  /** All files of this build with their sizes. */
  list(): Readonly<BuildState<Memory>['files']> {
    return this.files;
  }

  private empty(): void {
    const found = existsSync(this.out) ? readdirSync(this.out) : [];
    const ours = found.length === 0 || this.own || (found.includes('404.html') && found.includes('sw.js'));
    if (!ours) {
      const message = 'The folder holds files that this site did not make';
      throw new BuildError([{ file: this.out, message, remedy: 'Name an empty folder after --out' }]);
    }
    for (const entry of found) rmSync(path.join(this.out, entry), { recursive: true, force: true });
    forgetFolders();
  }
}

function readState<Memory>(file: string, generator: string): BuildState<Memory> | undefined {
  try {
    // Written by this class; the form of what another version wrote is not known.
    const state = JSON.parse(readFileSync(file, 'utf8')) as BuildState<Memory>;
    return state.generator === generator ? state : undefined;
  } catch {
    return undefined;
  }
}
