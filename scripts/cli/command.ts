/** An exit code, or the wish to be started again with a newly bundled generator. */
export type CommandResult = number | 'restart';

/** What `scripts/run.mjs` passes to a command about the bundle that it runs from. */
export interface Launcher {
  /** Files in the generator's bundle, relative to the project's root. */
  sources: readonly string[];
  /** Bundles the generator again; resolves with what is wrong with it, if anything. */
  refresh: () => Promise<string | undefined>;
}

export type Command = (argv: readonly string[], launcher: Launcher) => Promise<CommandResult> | CommandResult;
