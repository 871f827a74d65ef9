/** A picture for the lightbox. */
interface Frame {
  src: string;
  srcSet: string;
  alt: string;
}

/** The links to all pictures of the link's set, in the order of the page. */
export function linksOf(link: HTMLAnchorElement): HTMLAnchorElement[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-lightbox]')];
  return links.filter(({ dataset }) => dataset.lightbox === link.dataset.lightbox);
}

/** What the lightbox shows of a link's picture, read when it is shown. */
export function frameOf(link: HTMLAnchorElement): Frame {
  const image = link.querySelector('img');
  // A failed picture is replaced by a fallback, which is shown enlarged.
  const replaced = image?.hasAttribute('data-failed') ?? false;
  return {
    src: replaced && image ? image.src : link.href,
    srcSet: replaced ? '' : webpSet(link.href),
    alt: image?.alt ?? '',
  };
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
export function preloadNeighbors(links: readonly HTMLAnchorElement[], index: number): void {
  for (const by of [1, -1] as const) {
    const link = links[turn(index, by, links.length)];
    if (!link) continue;
    const { src, srcSet } = frameOf(link);
    const image = new Image();
    image.sizes = '100vw';
    image.srcset = srcSet;
    if (!srcSet) image.src = src;
  }
}

/** The next index, from the last to the first and back. */
export function turn(index: number, by: 1 | -1, count: number): number {
  return count === 0 ? 0 : (index + by + count) % count;
}
