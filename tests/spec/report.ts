/**
 * `npm test -- spec`: prints the requirements of sections 2, 4, 5, 7 and 8 with the results of their tests in the last run of
 * the previous steps. A requirement is verified if a test with its title has run and every test with that title has passed.
 */
import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from '../../scripts/core/files/paths.ts';
import { specRows } from './index.ts';
import { type Outcome, outcomesOf, pointsOf } from './outcomes.ts';

const steps = ['unit', 'browser', 'content'] as const;

const outcomes: Outcome[] = [];
for (const step of steps) {
  const file = inRoot('.cache/test', `${step}.json`);
  if (existsSync(file)) outcomes.push(...outcomesOf(JSON.parse(readFileSync(file, 'utf8'))));
  else console.log(`The step "${step}" has not run; its requirements are skipped.`);
}
const points = pointsOf(specRows, outcomes);
for (const section of new Set(specRows.map((row) => row.section))) {
  const all = points.filter(({ row }) => row.section === section);
  const verified = all.filter(({ state }) => state === 'verified').length;
  console.log(`  ${section.padEnd(28)} ${verified} of ${all.length}`);
  for (const { row, state } of all)
    if (state === 'failed') console.error(`    not verified: ${row.requirement} (${row.test})`);
}
process.exitCode = points.some(({ state }) => state === 'failed') ? 1 : 0;
