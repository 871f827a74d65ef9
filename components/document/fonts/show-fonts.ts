/** The site's typefaces in the notation of `font`; their upright faces are on the first screen of every page. */
export const siteFonts = '1em Fraunces, "Source Serif 4"';

const blocks = 'h1,h2,h3,p,li,dt,dd,summary,address,figcaption,th,td';
/** Of letter spacing, in em: too small to be seen. */
const [step, most] = [0.004, 0.02];

/** In this time, in ms, a decoded picture is painted. */
const paintMs = 100;

/**
 * Loads the fonts on a first visit, when the picture of the first screen has been painted, or has failed. Texts near the
 * window keep their height: one that would need another line in the new letters, or one less, gets slightly wider or
 * narrower letter spacing, so that nothing moves.
 */
export function showFonts(): void {
  const { documentElement: root, fonts } = document;
  if (root.dataset.firstVisit === undefined) return;
  const show = () => {
    const texts = [...document.querySelectorAll<HTMLElement>(blocks)].filter(isNearText);
    const heights = texts.map(({ offsetHeight }) => offsetHeight);
    // A text, since a form's own properties may be hidden by fields that an extension has added.
    const middle = texts.find((text) => text.getBoundingClientRect().bottom > innerHeight / 2) ?? root;
    const { top } = middle.getBoundingClientRect();
    delete root.dataset.firstVisit;
    for (const [index, text] of texts.entries()) keepHeight(text, heights[index] ?? 0);
    // Texts above the window may have become higher or lower.
    if (scrollY > 0) scrollBy({ top: middle.getBoundingClientRect().top - top, behavior: 'instant' });
  };
  const still = () => whenStill(show);
  // After the next paint, which may take some frames: requested earlier, the fonts would share the connection with the picture.
  const load = () => setTimeout(() => Promise.resolve(fonts?.load(siteFonts)).then(still, still), paintMs);
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  // Not at the event load, which a frame that hangs delays.
  if (picture) picture.decode().then(load, load);
  else load();
}

/**
 * Acts when the page does not move and nothing is pressed: to correct its position would end a smooth scroll, and a press
 * whose release is a pixel beside its element would be none.
 */
function whenStill(act: () => void): void {
  const before = scrollY;
  const isStill = () => scrollY === before && !document.querySelector(':active');
  requestAnimationFrame(() => requestAnimationFrame(() => (isStill() ? act() : whenStill(act))));
}

function keepHeight(text: HTMLElement, height: number): void {
  const own = Number.parseFloat(getComputedStyle(text).letterSpacing) || 0;
  const sign = text.offsetHeight > height ? -1 : 1;
  for (let space = step; text.offsetHeight !== height && space <= most; space += step)
    text.style.letterSpacing = `calc(${own}px + ${sign * space}em)`;
  if (text.offsetHeight !== height) text.style.letterSpacing = '';
}

/**
 * A text without others in it, in the window or within a window's height of it: texts in columns move with those above
 * and below.
 */
function isNearText(text: HTMLElement): boolean {
  if (text.querySelector(blocks)) return false;
  const { top, bottom } = text.getBoundingClientRect();
  return bottom > -innerHeight && top < 2 * innerHeight;
}
