/** Runs one command of the project and writes its time and memory: `measured.mjs <report file> <command> [options]`. */
import { writeFileSync } from 'node:fs';
import { resourceUsage } from 'node:process';

const [report, ...command] = process.argv.slice(2);
process.argv.splice(2, process.argv.length, ...command);
process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = resourceUsage();
  writeFileSync(
    report ?? '',
    JSON.stringify({ cpuMs: (userCPUTime + systemCPUTime) / 1000, peakMiB: maxRSS / 1024 }),
  );
});
await import('../run.mjs');
