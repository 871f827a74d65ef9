/**
 * The output folder. New files are staged in a hidden folder inside it until the site has passed its checks, and then
 * renamed into place, so that a full disk or a failed check leaves the last good site unchanged. Files that no build has
 * written are never touched.
 */
import { accessSync, constants, readFileSync, rmdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { statKey } from '../../core/cache/file-hashes.ts';
import { hashOf } from '../../core/cache/hash.ts';
import { BuildError } from '../../core/errors/problem.ts';
import { makeFolder, writePlain } from '../../core/files/files.ts';
import { firstFilesBelow } from '../../core/files/files-below.ts';
import { adopt, inspectFiles } from './inspect-files.ts';
import { obstacles } from './obstacles.ts';
import { folderOf, foldersOf, isLink, isSameFile, lstatOf, renameOver, statOf } from './places.ts';
import { buildFolder, readList, type WrittenFile, type WrittenFiles, writeList } from './written-files.ts';

/**
 * What Git, operating systems and the tools of hosts put into an empty folder. Not every hidden file: a home folder may contain
 * nothing else.
 */
const inEmptyFolders =
  /^(?:\.git(?:ignore|attributes|keep)?|\.DS_Store|Thumbs\.db|desktop\.ini|\.(?:vercel|netlify|wrangler|firebase))(?:\/|$)/i;

export class Output {
  private readonly files: WrittenFiles = {};
  /** Path in the output → staged file. */
  private readonly waiting = new Map<string, string>();
  /** Files written by builds, according to the list in the folder. */
  private listed = new Set<string>();
  private readonly waitingFolder: string;
  private begun = false;
  /** Whether files of the last build may have been replaced or removed. */
  isChanged = false;

  /** @param dir the folder; @param before files of the last successful build, according to the cache */
  constructor(
    readonly dir: string,
    private readonly before: WrittenFiles,
  ) {
    this.waitingFolder = path.join(dir, buildFolder, 'next');
  }

  /** See `inspectFiles`. */
  inspect(all = false): { damaged: number; touched: number } {
    return inspectFiles(this.dir, this.before, all);
  }

  /** @throws BuildError if the folder holds files and no list of builds */
  begin(): void {
    const list = readList(this.dir);
    if (!list) this.expectNoForeignFiles();
    // The files of the last build according to the cache have been inspected; they count also where the list is lost or damaged.
    this.listed = list ?? new Set();
    for (const file in this.before) this.listed.add(file);
    makeFolder(this.dir);
    if (!list) writeList(this.dir, this.listed);
    rmSync(this.waitingFolder, { recursive: true, force: true });
    makeFolder(this.waitingFolder);
    this.begun = true;
  }

  private expectNoForeignFiles(): void {
    const isForeign = (file: string) => !this.before[file] && !inEmptyFolders.test(file);
    const found = firstFilesBelow(this.dir, 4, isForeign);
    if (found.length === 0) return;
    const names = found.slice(0, 3).join(', ') + (found.length > 3 ? ' …' : '');
    const message = `The folder contains files that no build has written (${names})`;
    const remedy = 'Delete them or move them elsewhere, or use an empty folder for --out';
    throw new BuildError([{ file: this.dir, message, remedy }]);
  }

  /** Adds a file to the output. The same path twice is a bug. */
  write(file: string, contents: string | Uint8Array, given: { hash?: string; key?: string } = {}): void {
    const bytes = typeof contents === 'string' ? Buffer.from(contents) : contents;
    const hash = given.hash ?? hashOf(bytes);
    const known = this.before[file];
    const same = known?.hash === hash;
    this.claim(file, {
      hash,
      size: bytes.length,
      stat: same ? known.stat : '',
      ...(given.key === undefined ? {} : { key: given.key }),
    });
    if (same) return;
    const stats = statOf(path.join(this.dir, file));
    if (stats?.isFile() && stats.size === bytes.length && adopt(path.join(this.dir, file), stats, hash))
      return;
    this.stage(file, bytes);
  }

  /** Reuses files of the last build if all of them are intact and have these hashes. */
  keepAll(texts: readonly { hash: string; files: readonly string[] }[]): boolean {
    const kept: [file: string, known: WrittenFile][] = [];
    for (const { hash, files } of texts)
      for (const file of files) {
        const known = this.before[file];
        if (known?.hash !== hash) return false;
        kept.push([file, known]);
      }
    for (const [file, known] of kept) this.claim(file, known);
    return true;
  }

  /** Reuses files of the last build if all of them have this key. */
  keepByKey(key: string, ...files: readonly string[]): boolean {
    if (files.some((file) => this.before[file]?.key !== key)) return false;
    return files.every((file) => this.keepNamed(file));
  }

  /** Reuses a file of the last build, e.g. one whose name contains the hash of its content. */
  keepNamed(file: string): boolean {
    const known = this.before[file];
    if (known) this.claim(file, known);
    return known !== undefined;
  }

  private stage(file: string, bytes: Uint8Array): void {
    const place = path.join(this.waitingFolder, String(this.waiting.size));
    writePlain(place, bytes);
    this.waiting.set(file, place);
  }

  private claim(file: string, written: WrittenFile): void {
    if (this.files[file]) throw new Error(`Two parts of the site write "${file}".`);
    this.files[file] = written;
  }

  /** Bytes of a file of this build. */
  read(file: string): Buffer {
    return readFileSync(this.waiting.get(file) ?? path.join(this.dir, file));
  }

  /** The files of this build, or, before anything was written, those of the last one. */
  list(): Readonly<WrittenFiles> {
    return this.begun ? this.files : this.before;
  }

  /**
   * Publishes the files of this build and removes those of earlier builds.
   * @throws BuildError if files that no build has written are in the way, or the system's error if a folder is read-only;
   * then nothing has changed
   */
  publish(): WrittenFiles {
    const stale = [...this.listed].filter((file) => !this.files[file]);
    for (const file of this.renamedInPlace(stale)) this.listed.add(file);
    const problems = obstacles(this.dir, [...this.waiting.keys()], this.listed);
    if (problems.length > 0) throw new BuildError(problems);
    this.expectRights([...this.waiting.keys(), ...stale]);
    this.isChanged = true;
    return this.replaceFiles(stale);
  }

  /**
   * The files whose path had capital letters elsewhere in the last build, on a disk that ignores them, as most of macOS and Windows:
   * with the old file the new one would be removed, so that it is written again.
   */
  private renamedInPlace(stale: readonly string[]): string[] {
    const old = new Map(stale.map((file) => [file.toLowerCase(), file]));
    if (old.size === 0) return [];
    return Object.keys(this.files).filter((file) => {
      const other = old.get(file.toLowerCase());
      if (other === undefined || !isSameFile(path.join(this.dir, file), path.join(this.dir, other)))
        return false;
      if (!this.waiting.has(file)) this.stage(file, this.read(file));
      Object.assign(this.files[file] ?? {}, { stat: '' });
      return true;
    });
  }

  /** Replacing and removing files needs rights in their folders. */
  private expectRights(files: readonly string[]): void {
    const folders = new Set(files.flatMap((file) => [...foldersOf(file), '']));
    for (const folder of folders) {
      const place = path.join(this.dir, folder);
      if (lstatOf(place)?.isDirectory()) accessSync(place, constants.W_OK);
    }
  }

  private replaceFiles(stale: readonly string[]): WrittenFiles {
    const wanted = Object.keys(this.files);
    // If the process is killed from here on, the list contains both old and new files.
    if (wanted.some((file) => !this.listed.has(file)))
      writeList(this.dir, new Set([...this.listed, ...wanted]));
    for (const file of stale) this.remove(file);
    for (const folder of new Set([...this.waiting.keys()].map(folderOf)))
      makeFolder(path.join(this.dir, folder));
    for (const [file, place] of this.waiting) renameOver(place, path.join(this.dir, file));
    for (const file of wanted) {
      const written = this.files[file];
      if (written?.stat === '') written.stat = statKey(statSync(path.join(this.dir, file)));
    }
    if (stale.length > 0) writeList(this.dir, wanted);
    this.discard();
    return this.files;
  }

  /** Removes staged files, e.g. after a failed check. */
  discard(): void {
    rmSync(this.waitingFolder, { recursive: true, force: true });
  }

  /** Removes a file of an earlier build, and folders that are empty then. Never follows a link. */
  private remove(file: string): void {
    const parents = foldersOf(file);
    if (parents.some((folder) => isLink(path.join(this.dir, folder)))) return;
    const place = path.join(this.dir, file);
    const stats = lstatOf(place);
    if (stats?.isDirectory()) return;
    // A killed build may have put a file in the place of the folder: then there is none to remove.
    if (stats) rmSync(place);
    for (const folder of parents) {
      try {
        rmdirSync(path.join(this.dir, folder));
      } catch {
        // Not empty, or already removed.
        return;
      }
    }
  }
}
