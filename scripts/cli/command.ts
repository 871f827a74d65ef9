/** An exit code, or a request to start the command again with a newly bundled generator. */
export type CommandResult = number | 'restart';

/** What `scripts/run.mjs` passes to a command: facts about the bundle that it runs from. */
export interface Launcher {
  /** Files in the generator's bundle, relative to the project's root. */
  sources: readonly string[];
  /** Bundles the generator again if its sources have changed; resolves with the error, if any. */
  refresh: () => Promise<string | undefined>;
  /** Whether the command runs from an older bundle than the last one. */
  isOutdated: () => boolean;
}

export type Command = (argv: readonly string[], launcher: Launcher) => Promise<CommandResult> | CommandResult;
