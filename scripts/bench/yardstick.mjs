/**
 * A reference for the machine's current speed: parses the texts with remark-parse in one thread, which no generator of
 * this kind can avoid. Prints its time and memory: `yardstick.mjs <folder of Markdown files>`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { resourceUsage } from 'node:process';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const folder = process.argv[2] ?? '';
const texts = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'));
const cpuMs = () => (resourceUsage().userCPUTime + resourceUsage().systemCPUTime) / 1000;
const parser = unified().use(remarkParse).freeze();
const [wall, cpu] = [performance.now(), cpuMs()];
for (const text of texts) parser.parse(text);
console.log(
  JSON.stringify({
    wallMs: performance.now() - wall,
    cpuMs: cpuMs() - cpu,
    peakMiB: resourceUsage().maxRSS / 1024,
  }),
);
