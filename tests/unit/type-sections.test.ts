/** Browser, worker and Node code have separate libraries: a global of another environment is a type error. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** The compiler's errors for a file with the settings of a section. */
function compile(section: string, code: string): Promise<string> {
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(path.join(root, '.cache/types-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(path.join(folder, 'probe.ts'), `${code}\nexport {};\n`);
  const settings = {
    extends: path.join(root, section, 'tsconfig.json'),
    compilerOptions: { composite: false, emitDeclarationOnly: false, noEmit: true },
    include: ['probe.ts'],
    exclude: [],
    references: [],
  };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(settings));
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  return new Promise((resolve) =>
    execFile(process.execPath, [tsc, '-p', folder], (_, stdout) => resolve(stdout)),
  );
}

const browser = 'document.title;';
const worker = 'export type Scope = ServiceWorkerGlobalScope;';
const node = 'process.cwd();';

test.each([
  ['components', browser, [node, worker]],
  ['components/document/service-worker', worker, [browser, node]],
  ['scripts', node, [browser, worker]],
  ['scripts/serve/client', browser, [node, worker]],
])('%s compiles only with its own globals', async (section, own, others) => {
  const lines = (await compile(section, [own, ...others].join('\n'))).match(
    /probe\.ts\(\d+(?=.*Cannot find name)/g,
  );
  expect(lines).toEqual(['probe.ts(2', 'probe.ts(3']);
});
