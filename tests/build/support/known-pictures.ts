/** Before the first test: what the build finds out about the project's photographs, once for all files of tests. */

import { probeImages } from '../../../scripts/build/image-probe.ts';
import { inRoot } from '../../../scripts/build/paths.ts';

export default async function setup(): Promise<void> {
  await probeImages([inRoot('content/images')], inRoot('.cache/pictures'));
}
