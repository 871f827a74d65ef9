/** Progress of a long task: a bar on a terminal, else a line at every tenth. */
export function createProgress(
  label: string,
  log: ((line: string) => void) | undefined,
): (done: number, total: number) => void {
  const { stdout } = process;
  let lastTenth = -1;
  return (done, total) => {
    if (!log) return;
    if (stdout.isTTY) {
      const filled = Math.round((done / total) * 24);
      stdout.write(
        `\r${label} [${'#'.repeat(filled)}${' '.repeat(24 - filled)}] ${done}/${total}${done === total ? '\n' : ''}`,
      );
      return;
    }
    const tenth = Math.floor((done / total) * 10);
    if (tenth === lastTenth) return;
    lastTenth = tenth;
    log(`${label}: ${done} of ${total}`);
  };
}
