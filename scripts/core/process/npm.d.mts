import type { SpawnSyncOptions } from 'node:child_process';

export function runNpm(args: readonly string[], options: SpawnSyncOptions): boolean;
