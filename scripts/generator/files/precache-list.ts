/**
 * The part of workbox-build that checks and completes a precache list. Its main entry loads all of Rollup and Babel. A module of
 * its own, since with this it is a third of the generator's code, which most builds do not need.
 */
import * as workbox from 'workbox-build/build/get-manifest.js';

// A CommonJS module: when bundled, its exports are the default.
export const { getManifest } = 'default' in workbox ? (workbox.default as typeof workbox) : workbox;
