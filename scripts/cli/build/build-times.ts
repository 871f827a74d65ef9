/** Stores how long the steps of the last `npm run build` took, for the report. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { attempt } from '../../core/errors/attempt.ts';
import { writeAtomic } from '../../core/files/files.ts';
import { cacheDir } from '../../core/files/paths.ts';

const schema = v.object({ at: v.string(), steps: v.array(v.tuple([v.string(), v.number()])) });
export type BuildTimes = v.InferOutput<typeof schema>;

const file = path.join(cacheDir, 'build-times.json');

/** Ignores a build that had nothing to do. The build is done, so a fault is only a warning. */
export function keepBuildTimes(times: ReadonlyMap<string, number>): void {
  if (times.size === 0) return;
  const record: BuildTimes = { at: new Date().toISOString(), steps: [...times] };
  try {
    writeAtomic(file, JSON.stringify(record));
  } catch (error) {
    console.warn(
      `Warning: the report will lack the times of this build: ${error instanceof Error ? error.message : error}`,
    );
  }
}

/** Undefined if there are none, or if the file is damaged. */
export const readBuildTimes = (): BuildTimes | undefined =>
  attempt(() => v.parse(schema, JSON.parse(readFileSync(file, 'utf8'))));
