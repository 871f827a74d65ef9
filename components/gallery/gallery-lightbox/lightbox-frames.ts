/** A print that the lightbox can show, and the link it came from: focus goes back there. */
export interface Frame {
  src: string;
  srcSet: string;
  alt: string;
  link: HTMLAnchorElement;
}

/** All prints of the link's set, in the order of the page. */
export function framesOf(link: HTMLAnchorElement): Frame[] {
  const set = link.dataset.lightbox;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-lightbox]')];
  return links
    .filter((other) => other.dataset.lightbox === set)
    .map((other) => {
      const image = other.querySelector('img');
      // A print that fell back to another picture shows that one large too.
      const replaced = image?.hasAttribute('data-failed') ?? false;
      return {
        src: replaced && image ? image.src : other.href,
        srcSet: replaced ? '' : (other.querySelector('source')?.srcset ?? image?.srcset ?? ''),
        alt: image?.alt ?? '',
        link: other,
      };
    });
}

/** The next index, from the last to the first and back. */
export function turn(index: number, by: 1 | -1, count: number): number {
  return count === 0 ? 0 : (index + by + count) % count;
}
