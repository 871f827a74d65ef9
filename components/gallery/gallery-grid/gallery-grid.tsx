import type { ResponsiveImage } from '../../../content/image.ts';
import { href } from '../../base/settings.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './gallery-grid.module.css';

interface GalleryGridProps {
  images: readonly ResponsiveImage[];
  columns?: 2 | 3 | 4;
  /** Captions, by image name. */
  captions?: ReadonlyMap<string, string>;
  /** Name of the set of pictures through which the lightbox steps. */
  set: string;
}

const sizes = {
  2: '(min-width: 640px) 45vw, 92vw',
  3: '(min-width: 1024px) 22rem, (min-width: 768px) 30vw, 41vw',
  4: '(min-width: 1024px) 17rem, 46vw',
} as const satisfies Record<NonNullable<GalleryGridProps['columns']>, string>;

/**
 * Framed pictures. Each is a link to its large file; `gallery-lightbox` opens it over the page. A picture
 * that is given twice is shown once (spec section 2, gallery grid).
 */
export function GalleryGrid({ images, columns = 3, captions, set }: GalleryGridProps) {
  const shown = [...new Map(images.map((image) => [image.stem, image])).values()];
  if (shown.length === 0)
    return (
      <div className={styles.empty}>
        <p>No images to display.</p>
        <p>Check back soon for more photos from our tours and community!</p>
      </div>
    );
  return (
    <ul className={styles.grid} data-columns={columns}>
      {shown.map((image) => (
        <li key={image.stem} className={styles.item}>
          <a href={href(image.src)} data-lightbox={set} data-opens="gallery-lightbox">
            <span className={styles.spinner} aria-hidden="true" />
            <Picture image={image} sizes={sizes[columns]} fallback="gallery" aspect="square" small />
          </a>
          {captions?.has(image.stem) && <p className={styles.caption}>{captions.get(image.stem)}</p>}
        </li>
      ))}
    </ul>
  );
}
