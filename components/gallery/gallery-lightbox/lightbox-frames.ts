/** A picture for the lightbox, and its link, to which the focus returns. */
export interface Frame {
  src: string;
  srcSet: string;
  alt: string;
  link: HTMLAnchorElement;
}

/** All pictures of the link's set, in the order of the page. */
export function framesOf(link: HTMLAnchorElement): Frame[] {
  const set = link.dataset.lightbox;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-lightbox]')];
  return links
    .filter((other) => other.dataset.lightbox === set)
    .map((other) => {
      const image = other.querySelector('img');
      // A failed picture is replaced by a fallback, which is shown enlarged.
      const replaced = image?.hasAttribute('data-failed') ?? false;
      return {
        src: replaced && image ? image.src : other.href,
        srcSet: replaced ? '' : webpSet(other.href),
        alt: image?.alt ?? '',
        link: other,
      };
    });
}

/** Published widths of each picture, up to its own width (spec section 9). */
const widths = [640, 1024, 1536];

/** `…/cat.1a2b-1536.jpg` → its WebP files, so that a small screen need not load the largest. */
function webpSet(href: string): string {
  const [, stem, largest] = /^(.*)-(\d+)\.\w+$/.exec(href) ?? [];
  if (!stem || !largest) return '';
  const most = Number(largest);
  const fitting = [...new Set([...widths.filter((width) => width < most), most])];
  return fitting.map((width) => `${stem}-${width}.webp ${width}w`).join(', ');
}

/** Preloads the previous and next pictures. */
export function preloadNeighbors(frames: readonly Frame[], index: number): void {
  for (const by of [1, -1] as const) {
    const frame = frames[turn(index, by, frames.length)];
    if (!frame) continue;
    const image = new Image();
    image.sizes = '100vw';
    image.srcset = frame.srcSet;
    if (!frame.srcSet) image.src = frame.src;
  }
}

/** The next index, from the last to the first and back. */
export function turn(index: number, by: 1 | -1, count: number): number {
  return count === 0 ? 0 : (index + by + count) % count;
}
