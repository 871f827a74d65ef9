/** Command → module. Each module is loaded only when its command runs. */
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { messageOf } from '../core/errors/message.ts';
import type { Command, CommandResult, Launcher } from './command.ts';
import { defaultPorts, otherPort } from './servers/ports.ts';

const commands: Record<string, () => Promise<Command>> = {
  start: async () => (await import('./servers/start.ts')).start,
  dev: async () => (await import('./servers/dev.ts')).dev,
  edit: async () => (await import('./servers/dev.ts')).edit,
  build: async () => (await import('./build/build.ts')).buildCommand,
  test: async () => (await import('./test/test.ts')).test,
  step: async () => (await import('./test/test.ts')).step,
  'test:browsers': async () => (await import('./test/test-browsers.ts')).testBrowsers,
  check: async () => (await import('./test/test.ts')).check,
  fuzz: async () => (await import('./test/fuzz.ts')).fuzz,
  model: async () => (await import('./test/fuzz.ts')).model,
  preflight: async () => (await import('./preflight/preflight.ts')).preflight,
  'check:live': async () => (await import('./check-live.ts')).checkLiveCommand,
  new: async () => (await import('./new/new.ts')).newCommand,
  schemas: async () => (await import('./schemas/schemas.ts')).schemasCommand,
  lighthouse: async () => (await import('./lighthouse.ts')).lighthouseCommand,
  report: async () => (await import('./report.ts')).reportCommand,
  previews: async () => (await import('./previews.ts')).previews,
  chaos: async () => (await import('../chaos/chaos.ts')).chaos,
  bench: async () => (await import('../bench/bench.ts')).bench,
};

/** Servers: their settings are environment variables. */
const withoutArguments: ReadonlySet<string> = new Set(['start', 'dev', 'edit']);

const noLauncher: Launcher = { sources: [], refresh: async () => undefined, isOutdated: () => false };

/** Runs one command; a user error is printed as plain lines, anything else with its stack. */
export async function main(
  name: string,
  argv: readonly string[],
  launcher: Launcher = noLauncher,
): Promise<CommandResult> {
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!load) {
    console.error(`There is no command "${name}". Commands: ${Object.keys(commands).join(', ')}.`);
    return 1;
  }
  if (withoutArguments.has(name) && argv.length > 0) {
    const script = name === 'start' ? name : `run ${name}`;
    console.error(`npm ${script} has no argument "${argv[0]}". ${otherPort(script, defaultPorts.start)}`);
    return 1;
  }
  try {
    const command = await load();
    return await command(argv, launcher);
  } catch (error) {
    console.error(messageOf(error));
    return 1;
  }
}

// Run directly, e.g. `npx tsx scripts/cli/main.ts build`, and not through the bundle.
const called = process.argv[1];
if (called && realpathSync(called) === fileURLToPath(import.meta.url)) {
  const [name = 'start', ...argv] = process.argv.slice(2);
  const result = await main(name, argv);
  process.exitCode = result === 'restart' ? 0 : result;
}
