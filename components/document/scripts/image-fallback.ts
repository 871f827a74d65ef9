/**
 * Pictures that cannot be loaded. One listener for the whole page; earlier errors are found by checking all pictures once.
 * The script with their replacements is loaded for the first of them.
 */
import { logFailure } from '../../island/load-chunk.ts';

export function watchImages(): void {
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) recover(target);
    },
    true,
  );
  for (const image of document.images)
    if (image.complete && image.naturalWidth === 0 && image.currentSrc) recover(image);
}

function recover(image: HTMLImageElement): void {
  import('./recover-image.ts').then((replacements) => replacements.recover(image)).catch(logFailure);
}
