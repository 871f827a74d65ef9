import type { ImageGallery, VideoObject } from 'schema-dts';
import type { Content } from '../../content/types.ts';
import { absoluteUrl } from '../base/absolute-url.ts';
import { companyId, idOf, ref } from '../base/graph-node.ts';
import { videoFrameUrl } from '../providers/video.ts';
import { inNewYork } from '../tour/tour-dates.ts';

const path = '/gallery';
/** Number of tour photos in the structured data (spec section 9). */
const listedPhotos = 10;

/** The gallery with its first tour photos. */
export function imageGallery({ pages, gallery, site }: Content): ImageGallery {
  const page = pages.gallery;
  return {
    '@type': 'ImageGallery',
    '@id': idOf(path, 'gallery'),
    name: page.hero.title,
    description: page.description,
    url: absoluteUrl(path),
    image: gallery.tour.slice(0, listedPhotos).map(({ src }) => ({
      '@type': 'ImageObject',
      contentUrl: absoluteUrl(src.src),
      width: String(src.widths[src.widths.length - 1] ?? src.width),
      caption: src.alt,
      creditText: site.name,
      creator: ref(companyId()),
      copyrightNotice: site.name,
    })),
  };
}

/** The film on the gallery page. */
export function galleryVideo({ video, hero }: Content['pages']['gallery']): VideoObject {
  return {
    '@type': 'VideoObject',
    '@id': idOf(path, 'video'),
    name: video.heading,
    description: video.paragraphs.join(' '),
    embedUrl: videoFrameUrl(),
    thumbnailUrl: absoluteUrl(hero.image.src),
    // Search engines require a time with its zone; only the day is known.
    uploadDate: inNewYork(video.uploadDate, '12:00'),
  };
}
