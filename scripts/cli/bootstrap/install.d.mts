interface InstallRecord {
  /** Hash of package-lock.json at the time of the installation. */
  lock: string;
  /** Whether the development packages are there, too. */
  dev: boolean;
}
interface LockFile {
  packages: Record<
    string,
    { version?: string; dev?: boolean; optional?: boolean; devOptional?: boolean; peer?: boolean }
  >;
}
export function ensureInstalled(options: {
  root: string;
  dev: boolean;
  log: (line: string) => void;
}): Promise<string | undefined>;
export function planInstall(options: {
  lock: string;
  record: InstallRecord | undefined;
  dev: boolean;
}): { reason: string; withDev: boolean } | undefined;
export function compareLocks(
  wanted: LockFile,
  installed: LockFile | undefined,
): { production: boolean; dev: boolean };
