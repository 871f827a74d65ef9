/** Before the first test: what the build finds out about the project's photographs, once for all files of tests. */

import { inRoot } from '../../../scripts/core/paths.ts';
import { probeImages } from '../../../scripts/generator/pictures/probe.ts';

export default async function setup(): Promise<void> {
  await probeImages([inRoot('content/images')], inRoot('.cache/pictures'));
}
