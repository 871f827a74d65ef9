import list from '../../../styles/faces.json' with { type: 'json' };

/** Fonts that the head preloads, from what `npm run fonts` wrote; the italic comes when a page needs it. */
export const fontFiles = list.faces
  .filter(({ preload }) => preload)
  .map(({ file }) => `/assets/fonts/${file}`);
