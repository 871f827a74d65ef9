/**
 * Persistent cache of the builds of one output. It holds records (one JSON file each), tables of records, and entries: bytes, many
 * to a file, since a file for each of a thousand pages costs more than rendering it. The values of tables have the locations of
 * their entries. All are verified by hash when read; damaged ones count as absent. What the last build did not use is removed.
 */
import { closeSync, existsSync, openSync, readdirSync, readSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { attempt } from '../errors/attempt.ts';
import { writeAtomic } from '../files/files.ts';
import { memoize } from '../values/memoize.ts';
import { readChecked, writeChecked } from './checked-file.ts';
import { hashOf } from './hash.ts';

/** Location of an entry: a byte range of a pack, and its hash. Until the entry is written, `pack` is empty. */
export interface EntryLocation {
  pack: string;
  start: number;
  length: number;
  hash: string;
}

/** Values by name. Those that refer to an entry have its location as `stored`. */
type Table = Record<string, unknown>;

/** Values of a table that are written as one record. */
const partSize = 250;
/** Entries that are written as one file. */
const packSize = 1_000_000;
/** Each small edit adds a small pack; above this number they are merged. */
const manyPacks = 40;

const packFile = (dir: string, pack: string): string => path.join(dir, `${pack}.pack`);

/** Reads an entry's bytes, in any thread; undefined if missing or damaged. */
export function readEntry(dir: string, { pack, start, length, hash }: EntryLocation): Buffer | undefined {
  const bytes = Buffer.alloc(length);
  const file = attempt(() => openSync(packFile(dir, pack), 'r'));
  if (file === undefined) return undefined;
  attempt(() => readSync(file, bytes, 0, length, start));
  closeSync(file);
  return hashOf(bytes) === hash ? bytes : undefined;
}

/** Without a copy. */
const asBuffer = ({ buffer, byteOffset, length }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, length);

const storedOf = (value: unknown): EntryLocation | undefined =>
  // Written by `put`, and verified by the hash of the record.
  value && typeof value === 'object' && 'stored' in value ? (value.stored as EntryLocation) : undefined;

export class Store {
  /** Tables of this build. */
  private readonly tables = new Map<string, Table>();
  /** Record → the values of a table that it holds. */
  private readonly parts = new Map<string, [name: string, value: unknown][]>();
  /** Entries not written yet. */
  private readonly waiting = new Map<EntryLocation, Buffer>();
  private waitingBytes = 0;
  private readonly sizeOf = memoize(
    (pack) => statSync(packFile(this.dir, pack), { throwIfNoEntry: false })?.size ?? 0,
  );

  /** @param version of the generator */
  constructor(
    readonly dir: string,
    private readonly version: string,
  ) {
    // Only files belong here: a pipe would be waited for, and a folder cannot be replaced.
    for (const entry of existsSync(dir) ? readdirSync(dir, { withFileTypes: true }) : [])
      if (!entry.isFile()) rmSync(path.join(dir, entry.name), { recursive: true, force: true });
  }

  /** The record of this name, if this version of the generator wrote it under this name. */
  record<Value>(name: string): Value | undefined {
    const bytes = readChecked(this.recordFile(name));
    if (!bytes) return undefined;
    // Verified by hash, and written below by the same version, since those of another may have another shape.
    const { of, value } = JSON.parse(bytes.toString()) as { of: string; value: Value };
    return of === this.version ? value : undefined;
  }

  keepRecord(name: string, value: unknown): void {
    writeChecked(this.recordFile(name), JSON.stringify({ of: this.version, value }));
  }

  /**
   * A table, of which an edit changes few values: parts of it are records of their own, and only those with changes are
   * written. If one is damaged, what follows it is missing, too. Saves 5 percent of the CPU time of an edit of one of
   * 10,000 posts, and 60 MB of its memory.
   */
  table<Value>(name: string): Record<string, Value> {
    const table: Record<string, Value> = {};
    for (let index = 0; ; index++) {
      const part = this.record<Record<string, Value>>(`${name}-${index}`);
      if (!part) return table;
      this.parts.set(`${name}-${index}`, Object.entries(part));
      Object.assign(table, part);
    }
  }

  /**
   * Keeps a table, with the entries of its values: `save` writes it.
   * @param table in which unchanged values are the same objects as before
   */
  keepTable(name: string, table: Table): void {
    this.tables.set(name, table);
  }

  private writeTable(name: string, table: Table): void {
    const entries = Object.entries(table);
    const count = Math.ceil(entries.length / partSize);
    for (let index = 0; index < count; index++) {
      const part = entries.slice(index * partSize, (index + 1) * partSize);
      const known = this.parts.get(`${name}-${index}`);
      const isSame = part.every(([key, value], at) => known?.[at]?.[0] === key && known[at][1] === value);
      if (!isSame || known?.length !== part.length)
        this.keepRecord(`${name}-${index}`, Object.fromEntries(part));
    }
    // Here the next build stops reading.
    rmSync(this.recordFile(`${name}-${count}`), { force: true });
  }

  private recordFile(name: string): string {
    return path.join(this.dir, `${name}.json`);
  }

  /** The bytes of an entry; undefined if missing or damaged. */
  get(location: EntryLocation): Buffer | undefined {
    return this.waiting.get(location) ?? readEntry(this.dir, location);
  }

  /** Whether there is such an entry, perhaps a damaged one. */
  has(location: EntryLocation): boolean {
    // A shortened pack still holds the entries before its end.
    return this.waiting.has(location) || location.start + location.length <= this.sizeOf(location.pack);
  }

  /**
   * Adds an entry.
   * @param location of an entry that this one replaces: the object gets the new location
   * @returns its location, which is complete after `flush`
   */
  put(contents: string | Uint8Array, location: Partial<EntryLocation> = {}): EntryLocation {
    const bytes = typeof contents === 'string' ? Buffer.from(contents) : asBuffer(contents);
    const placed = Object.assign(location, { pack: '', start: 0, length: bytes.length, hash: hashOf(bytes) });
    this.waiting.set(placed, bytes);
    this.waitingBytes += bytes.length;
    if (this.waitingBytes > packSize) this.flush();
    return placed;
  }

  /** Writes pending entries, so that other threads can read them. */
  flush(): void {
    if (this.waiting.size === 0) return;
    const bytes = Buffer.concat([...this.waiting.values()]);
    const pack = hashOf(bytes);
    writeAtomic(packFile(this.dir, pack), bytes);
    let start = 0;
    for (const location of this.waiting.keys()) {
      Object.assign(location, { pack, start });
      start += location.length;
    }
    this.waiting.clear();
    this.waitingBytes = 0;
  }

  /** Writes the tables. @param prune whether to drop entries that none of them refers to */
  save(prune: boolean): void {
    this.flush();
    const live = prune ? this.join() : undefined;
    for (const [name, table] of this.tables) this.writeTable(name, table);
    if (!live) return;
    const used = new Set([...live.keys()].map((pack) => `${pack}.pack`));
    for (const file of readdirSync(this.dir))
      if (/\.(?:pack|tmp)$/.test(file) && !used.has(file)) rmSync(path.join(this.dir, file), { force: true });
  }

  /** Pack → the bytes in it to which a table refers. */
  private liveBytes(): Map<string, number> {
    const bytes = new Map<string, number>();
    for (const table of this.tables.values())
      for (const value of Object.values(table)) {
        const stored = storedOf(value);
        if (stored) bytes.set(stored.pack, (bytes.get(stored.pack) ?? 0) + stored.length);
      }
    return bytes;
  }

  /** Repacks packs that are mostly unused. @returns the packs in use, as `liveBytes` */
  private join(): Map<string, number> {
    const live = this.liveBytes();
    const small = new Set([...live].flatMap(([pack, size]) => (size < packSize / 2 ? pack : [])));
    if (small.size < manyPacks) return live;
    for (const table of this.tables.values())
      for (const [name, value] of Object.entries(table)) {
        const stored = storedOf(value);
        const bytes = stored && small.has(stored.pack) ? this.get(stored) : undefined;
        if (bytes) table[name] = { ...(value as object), stored: this.put(bytes) };
      }
    this.flush();
    return this.liveBytes();
  }
}
