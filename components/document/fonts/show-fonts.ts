/** The site's typefaces in the notation of `font`; their upright faces are on the first screen of every page. */
export const siteFonts = '1em Fraunces, "Source Serif 4"';

const blocks = 'h1,h2,h3,p,li,dt,dd,summary,address,figcaption';
/** Of word spacing, in em: too small to be seen. */
const [step, most] = [0.03, 0.12];

/**
 * Loads the fonts on a first visit, when the picture of the first screen has been painted, or has failed. Texts near the
 * window keep their height: one that would need another line in the new letters, or one less, gets other spaces, so that
 * nothing moves.
 */
export function showFonts(): void {
  const { documentElement: root, fonts } = document;
  if (root.dataset.firstVisit === undefined) return;
  const show = () => {
    const texts = [...document.querySelectorAll<HTMLElement>(blocks)].filter(isNear).reverse();
    const heights = texts.map(({ offsetHeight }) => offsetHeight);
    const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2) ?? root;
    const { top } = middle.getBoundingClientRect();
    delete root.dataset.firstVisit;
    for (const [index, text] of texts.entries()) keepHeight(text, heights[index] ?? 0);
    // Texts above the window may have become higher or lower.
    if (scrollY > 0) scrollBy({ top: middle.getBoundingClientRect().top - top, behavior: 'instant' });
  };
  const still = () => whenStill(show);
  // Behind the next paint.
  const load = () =>
    requestAnimationFrame(() => setTimeout(() => Promise.resolve(fonts?.load(siteFonts)).then(still, still)));
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  // Not at the event load, which a frame that hangs delays.
  if (picture) picture.decode().then(load, load);
  else load();
}

/** Acts when the page does not move: to correct its position would end a smooth scroll. */
function whenStill(act: () => void): void {
  const before = scrollY;
  requestAnimationFrame(() => requestAnimationFrame(() => (scrollY === before ? act() : whenStill(act))));
}

function keepHeight(text: HTMLElement, height: number): void {
  for (let space = step; text.offsetHeight !== height && space <= most; space += step)
    text.style.wordSpacing = `${text.offsetHeight > height ? -space : space}em`;
  if (text.offsetHeight < height) text.style.minHeight = `${height}px`;
}

/** In the window, or within a window's height of it: texts in columns move with those above and below. */
function isNear(text: HTMLElement): boolean {
  const { top, bottom } = text.getBoundingClientRect();
  return bottom > -innerHeight && top < 2 * innerHeight;
}
