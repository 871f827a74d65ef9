/**
 * Bundles the generator: running the TypeScript directly would add 0.7 s to every start. It is bundled again when one of
 * the files in the bundle has changed (by time or size).
 */
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { bundle } from './bundle.mjs';

/** Number of bundles to keep: a long-running server still loads chunks of an older one. */
const kept = 4;

/** Attempts to bundle sources that change meanwhile, e.g. because Git switches to another branch. */
const attempts = 3;
/** By this much, in ms, the time of a changed file may be behind the clock: systems count in steps, and some disks in seconds. */
const fileTimeStep = 2_000;

/** Folders with code that imports packages. */
const codeFolders = ['components', 'content', 'pages', 'scripts'];

/** @returns the bundle's entry and its sources, or the error that prevented bundling */
export async function ensureGenerator(root) {
  const linked = ['.cache', ...codeFolders].find((name) => isLinkedElsewhere(root, name));
  if (linked)
    return {
      sources: [],
      error: `${linked} is a link to a folder outside of the project; programs there do not find the packages of the project. Remove the link, and run the command again.${linked === 'content' ? ' Folders in it, e.g. content/blog, may be links.' : ''}`,
    };
  const home = path.join(root, '.cache', 'generator');
  const recordFile = path.join(home, 'current.json');
  const record = readRecord(recordFile);
  if (
    record &&
    record.stamp === stampOf(root, record.sources) &&
    record.bundleStamp === stampOf(home, record.bundle)
  )
    return { file: entryIn(path.join(home, record.folder)), sources: record.sources };
  // A separate folder, so that two commands that start at the same time do not write the same files.
  mkdirSync(home, { recursive: true });
  const next = mkdtempSync(path.join(home, 'bundle-'));
  // Temporary folders are private, and other users of the project run the bundle, too.
  chmodSync(next, 0o777 & ~process.umask());
  try {
    const { sources, generator, isSettled } = await bundleSettled(root, next, record?.sources ?? []);
    // What a mixture of two states builds must not be reused.
    const version = isSettled ? hashOf(root, generator) : path.basename(next);
    writeFileSync(path.join(next, 'version.txt'), version);
    const folder = path.basename(next);
    const files = readdirSync(next, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(home, path.join(entry.parentPath, entry.name)));
    const stamp = isSettled ? stampOf(root, sources) : '';
    const stamps = { stamp, bundleStamp: stampOf(home, files) };
    const temporary = `${recordFile}.${process.pid}.tmp`;
    rmSync(recordFile, { recursive: true, force: true });
    writeFileSync(temporary, JSON.stringify({ folder, sources, bundle: files, ...stamps }));
    renameSync(temporary, recordFile);
    removeOld(home, folder);
    return { file: entryIn(next), sources };
  } catch (error) {
    rmSync(next, { recursive: true, force: true });
    // esbuild's process was stopped, e.g. together with this one.
    if (error.message.startsWith('The service')) error.errors = [{ text: error.message }];
    // ENOSPC is reported for a file descriptor, without the path.
    if (!error.errors) throw Object.assign(error, { path: error.path ?? next });
    return { sources: record?.sources ?? [], error: explain(error) };
  }
}

function isLinkedElsewhere(root, name) {
  const place = path.join(root, name);
  if (!lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink()) return false;
  return !existsSync(place) || path.relative(realpathSync(root), realpathSync(place)).startsWith('..');
}

const entryIn = (folder) => path.join(folder, 'cli', 'main.mjs');

/** Fingerprint of files from their time and size; a missing file is part of it, too. */
export function stampOf(root, files) {
  const hash = createHash('sha256');
  for (const file of [...files].sort()) {
    // Not `path.join`, which takes longer than the stat of the file.
    const stat = statSync(`${root}/${file}`, { throwIfNoEntry: false });
    hash.update(`${file} ${stat?.ino} ${stat?.mtimeMs} ${stat?.ctimeMs} ${stat?.size}\n`);
  }
  return hash.digest('hex').slice(0, 12);
}

/** Hash of the contents of files: the same in every copy of the project. */
function hashOf(root, files) {
  const hash = createHash('sha256');
  for (const file of files.filter((name) => existsSync(path.join(root, name))))
    hash.update(`${file}\0`).update(readFileSync(path.join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Bundles the sources again if one of them has changed since the bundler began: it may have read the contents from before.
 * @param known the sources of the last bundle
 */
async function bundleSettled(root, outdir, known) {
  for (let attempt = 1; ; attempt++) {
    const [begun, before] = [Date.now(), stampOf(root, known)];
    const made = await bundle(root, outdir);
    const isNewer = (file) =>
      statSync(`${root}/${file}`, { throwIfNoEntry: false })?.ctimeMs >= begun - fileTimeStep;
    // By the time alone, files from the future would never settle after the clock was set back.
    const isSettled = !made.sources.some(isNewer) || before === stampOf(root, made.sources);
    if (isSettled || attempt === attempts) return { ...made, isSettled };
    known = made.sources;
  }
}

/** Each error in the source on one line, with the position as editors link it: file:line:column. */
function explain({ errors }) {
  const [first] = errors;
  // A full disk, no permission, or no process; the same for each file.
  if (!first.location)
    return `The generator cannot be bundled. ${first.text}. Fix this, and run the command again.`;
  const missing = missingFiles(errors);
  if (missing.length > 3)
    return `Files of the generator are missing: ${missing.slice(0, 3).join(', ')} and ${missing.length - 3} more. Restore them, e.g. from Git, and run the command again.`;
  const lines = errors.map(({ text, location: { file, line, column, lineText } }) => {
    const message = lineText.startsWith('<<<<<<< ')
      ? 'Git found two versions of this part of the file: keep one, and remove the lines that start with <<<<<<<, ======= and >>>>>>>'
      : text;
    return `  ${file}:${line}:${column + 1}  ${message}`;
  });
  return ['The generator has an error in its source:', ...new Set(lines)].join('\n');
}

/** Imported files of the project that do not exist, e.g. since only the texts of `content/` were restored from a copy. */
function missingFiles(errors) {
  const files = errors.flatMap(({ text, location }) => {
    const [, name] = /^Could not resolve "(\.\.?\/[^"]*)"/.exec(text) ?? [];
    return name && location ? path.posix.join(path.posix.dirname(location.file), name) : [];
  });
  return [...new Set(files)].sort();
}

function removeOld(home, current) {
  const folders = readdirSync(home, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== current)
    .map(({ name }) => ({ name, time: statSync(path.join(home, name)).mtimeMs }))
    .sort((a, b) => b.time - a.time);
  for (const { name } of folders.slice(kept - 1))
    rmSync(path.join(home, name), { recursive: true, force: true });
}

/** Undefined if there is no record, or if it is damaged or of another version. */
function readRecord(file) {
  try {
    const record = JSON.parse(readFileSync(file, 'utf8'));
    const isList = (value) => Array.isArray(value) && value.every((item) => typeof item === 'string');
    const right = typeof record.folder === 'string' && isList(record.sources) && isList(record.bundle);
    return right && record.bundle.length > 0 ? record : undefined;
  } catch {
    return undefined;
  }
}
