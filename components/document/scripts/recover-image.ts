/**
 * A picture that cannot be loaded (spec section 4): first the same file as .webp, then a placeholder. The
 * picture of a hero has no placeholder: its gradient is shown.
 */
import { href } from '../../base/settings.ts';

const placeholders: Record<string, string[]> = {
  tour: ['/placeholder-tour.svg'],
  blog: ['/placeholder-blog.svg'],
  logo: ['/placeholder-logo.svg'],
  gallery: ['/fallback-cat-1.svg', '/fallback-cat-2.svg', '/fallback-cat-3.svg'],
  general: ['/placeholder.svg'],
};

export function recover(image: HTMLImageElement): void {
  const source = image.currentSrc || image.src;
  console.error(`The picture ${source} could not be loaded.`);
  const path = new URL(source, document.baseURI).pathname;
  const kind = image.dataset.fallback ?? 'general';
  const retry = !path.endsWith('.webp') && image.dataset.retried === undefined;
  if (/placeholder|fallback/.test(path) || (kind === 'none' && !retry)) {
    image.dataset.failed = '';
    return;
  }
  // `<source>` and `srcset` would override the new address. The elements are kept for islands that have not started.
  for (const sibling of image.parentElement?.querySelectorAll('source') ?? []) sibling.media = 'not all';
  image.removeAttribute('srcset');
  if (retry) {
    image.dataset.retried = '';
    image.src = path.replace(/(?:-q\d+e\d+)?\.\w+$/, '.webp');
    return;
  }
  const choice = placeholders[kind] ?? placeholders.general ?? [];
  image.dataset.failed = '';
  image.src = href(choice[image.alt.length % choice.length] ?? '/placeholder.svg');
}
