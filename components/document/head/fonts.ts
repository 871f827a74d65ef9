import list from '../../../styles/faces.json' with { type: 'json' };

/** Fonts preloaded in the head, from the output of `npm run fonts`; the italic is loaded on demand. */
export const fontFiles = list.faces
  .filter(({ preload }) => preload)
  .map(({ file }) => `/assets/fonts/${file}`);
