import { avifFiles, type ResponsiveImage } from '../../../content/image.ts';
import { href } from '../../base/settings.ts';
import focusStyles from './focus.module.css';
import styles from './picture.module.css';

export interface PictureProps {
  image: ResponsiveImage;
  /** The `sizes` attribute, e.g. `(min-width: 48em) 50vw, 100vw`. */
  sizes: string;
  /** A separate crop for narrow screens, and its displayed width there. */
  narrow?: { image: ResponsiveImage; media: string; sizes: string } | undefined;
  /** Whether it is the page's largest picture above the fold: loaded at once, and in AVIF too. */
  priority?: boolean;
  className?: string | undefined;
  /** Placeholder if it cannot be loaded (spec section 4, image fallback); `none` shows the background. */
  fallback?: 'general' | 'tour' | 'blog' | 'gallery' | 'logo' | 'none';
  aspect?: 'natural' | 'wide' | 'square';
  /**
   * A small picture among many: no more than 1024 pixels wide, since addresses are most of such a page's bytes.
   */
  small?: boolean;
}

const smallMost = 1024;
const smallFallback = 640;
/** What one of a fixed width needs at most, at three pixels to a CSS pixel: `10rem` → 480, so 640. */
const mostFor = (sizes: string): number =>
  Number(/^(\d+)rem$/.exec(sizes)?.[1] ?? smallMost) * 16 * 3 <= smallFallback ? smallFallback : smallMost;

/**
 * Classes for the point that a crop keeps in sight, in steps of 5 %. An attribute would be a style of the element, which the
 * content policy refuses.
 */
function focusOf(focus: string | undefined): string[] {
  if (!focus) return [];
  const [x, y] = focus.split(' ').map((share) => Math.round(Number.parseInt(share, 10) / 5) * 5);
  return [focusStyles[`x${x}`], focusStyles[`y${y}`]].filter((name) => name !== undefined);
}

/** A responsive picture in WebP, and one file of the original's format for the rare browser without it, and for crawlers. */
export function Picture({
  image,
  sizes,
  narrow,
  priority = false,
  className,
  fallback = 'general',
  aspect = 'natural',
  small = false,
}: PictureProps) {
  const { stem, format, src, alt, width, height } = image;
  const most = small ? mostFor(sizes) : Number.POSITIVE_INFINITY;
  const widths = image.widths.filter((size) => size <= most);
  const fallbackWidth = small ? [...widths].reverse().find((size) => size <= smallFallback) : undefined;
  const webpAlone = format === 'webp';
  const sourceSet = (kind: string) =>
    widths.map((size) => `${href(`${stem}-${size}.${kind}`)} ${size}w`).join(', ');
  return (
    <picture
      className={[styles.frame, aspect === 'natural' ? '' : styles[aspect], className]
        .filter(Boolean)
        .join(' ')}
    >
      {narrow && (
        <>
          {priority && <AvifSource image={narrow.image} sizes={narrow.sizes} media={narrow.media} />}
          <source
            media={narrow.media}
            type="image/webp"
            srcSet={narrow.image.widths
              .filter((size) => size <= smallMost)
              .map((size) => `${href(`${narrow.image.stem}-${size}.webp`)} ${size}w`)
              .join(', ')}
            sizes={narrow.sizes}
            width={narrow.image.width}
            height={narrow.image.height}
          />
        </>
      )}
      {priority && <AvifSource image={image} sizes={sizes} />}
      {!webpAlone && <source type="image/webp" srcSet={sourceSet('webp')} sizes={sizes} />}
      <img
        className={[styles.image, ...focusOf(image.focus)].join(' ')}
        src={href(fallbackWidth ? `${stem}-${fallbackWidth}.${format}` : src)}
        srcSet={webpAlone ? sourceSet(format) : undefined}
        sizes={webpAlone ? sizes : undefined}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'auto' : 'async'}
        fetchPriority={priority ? 'high' : undefined}
        data-fallback={fallback}
      />
    </picture>
  );
}

/** The picture in AVIF; nothing where it is too small to be published so. */
function AvifSource({ image, sizes, media }: { image: ResponsiveImage; sizes: string; media?: string }) {
  const files = avifFiles(image);
  if (files.length === 0) return null;
  return (
    <source
      media={media}
      type="image/avif"
      srcSet={files.map(({ path, width }) => `${href(path)} ${width}w`).join(', ')}
      sizes={sizes}
      width={image.width}
      height={image.height}
    />
  );
}
