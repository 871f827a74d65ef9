#!/usr/bin/env node
/**
 * Entry of every command: updates the packages and the generator's bundle if necessary, then runs the command.
 * This file and `cli/bootstrap/` use only Node's own modules, since a fresh clone has nothing else. Works on Windows, too.
 */
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ignoreClosedPipes } from './cli/bootstrap/closed-pipes.mjs';
import { ensureGenerator } from './cli/bootstrap/generator.mjs';
import { ensureInstalled } from './cli/bootstrap/install.mjs';
import { nodeProblem } from './cli/bootstrap/node-version.mjs';

/** Commands that need the development packages. */
const needsDev = new Set([
  'test',
  'step',
  'test:browsers',
  'check',
  'fuzz',
  'model',
  'lighthouse',
  'report',
  'schemas',
  'bench',
  'previews',
]);
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Commands with paths as arguments. */
const withPaths = new Set(['build', 'check:live', 'new', 'report']);

/** What to do when the packages or the bundle cannot be written; other errors are described by `core/errors/file-error.ts`. */
const remedies = {
  EACCES: 'Grant this user the permission',
  EROFS: 'Make the folder of the project writable',
  ENOSPC: 'Free some space',
  ENOTDIR: 'Move the file elsewhere that is in the place of a folder',
  EEXIST: 'Move the file elsewhere that is in the place of a folder',
};

ignoreClosedPipes();
process.on('uncaughtException', (error) => {
  const place = error.path && !error.message.includes(error.path) ? `${error.path}: ` : '';
  const remedy = remedies[error.code] ?? 'Fix this';
  fail(error.syscall ? `${place}${error.message}. ${remedy}, and run the command again.` : error.stack);
  process.exit();
});

const [command = 'start', ...argv] = process.argv.slice(2);
// npm runs scripts in the folder of `package.json`; paths are from the folder in which it was called.
const { npm_package_json: npmFile, INIT_CWD: calledIn } = process.env;
if (withPaths.has(command) && calledIn && npmFile === path.join(root, 'package.json'))
  process.chdir(calledIn);
const problem =
  nodeProblem(process.versions.node) ??
  (await ensureInstalled({ root, dev: needsDev.has(command), log: console.log }));
if (problem) fail(problem);
else await run();

async function run() {
  for (;;) {
    const generator = await ensureGenerator(root);
    if (generator.error) return fail(generator.error);
    const { main } = await import(pathToFileURL(generator.file).href);
    let newest = generator.file;
    const result = await main(command, argv, {
      sources: generator.sources,
      /** Bundles the generator again; returns what is wrong with it, if anything. */
      refresh: async () => {
        const { error, file } = await ensureGenerator(root);
        newest = file ?? newest;
        return error;
      },
      isOutdated: () => newest !== generator.file,
    });
    // `npm run dev` returns this when the generator itself was edited.
    if (result === 'restart') continue;
    process.exitCode = result;
    return;
  }
}

function fail(message) {
  console.error(message);
  process.exitCode = 1;
}
