#!/usr/bin/env node
/**
 * The door to every command: brings the packages up to date, brings the generator's bundle up to date, hands over.
 * This file and `cli/bootstrap/` use Node's own modules only, since a bare clone has nothing else. Works on Windows, too.
 */
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensureGenerator } from './cli/bootstrap/generator.mjs';
import { ensureInstalled } from './cli/bootstrap/install.mjs';
import { nodeProblem } from './cli/bootstrap/node-version.mjs';

/** Commands that need the development packages: browsers' drivers, checkers, test runners. */
const needsDev = new Set([
  'test',
  'test:browsers',
  'check',
  'fuzz',
  'model',
  'lighthouse',
  'report',
  'schemas',
  'bench',
]);
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

process.on('uncaughtException', (error) => {
  // Whoever read the output (`| head`) has gone: nothing is wrong.
  if (error.code === 'EPIPE') process.exit();
  const place = error.path ? `${error.path}: ` : '';
  fail(error.syscall ? `${place}${error.message}. Mend this, and run the command again.` : error.stack);
  process.exit();
});

const [command = 'start', ...argv] = process.argv.slice(2);
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
    const result = await main(command, argv, {
      sources: generator.sources,
      /** Bundles the generator again; returns what is wrong with it, if anything. */
      refresh: async () => (await ensureGenerator(root)).error,
    });
    // `npm run dev` asks for this when the generator itself was edited.
    if (result === 'restart') continue;
    process.exitCode = result;
    return;
  }
}

function fail(message) {
  console.error(message);
  process.exitCode = 1;
}
