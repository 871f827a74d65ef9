import { GalleryGrid } from '../components/gallery/gallery-grid/gallery-grid.tsx';
import galleryLightbox from '../components/gallery/gallery-lightbox/gallery-lightbox.island.tsx';
import { VideoFrame } from '../components/gallery/video-frame/video-frame.tsx';
import { Island } from '../components/island/island.server.tsx';
import { Closing } from '../components/page/closing/closing.tsx';
import { definePage } from '../components/page/define-page.ts';
import { pageMeta } from '../components/page/page-meta.ts';
import { Paragraphs } from '../components/page/paragraphs/paragraphs.tsx';
import { breadcrumbData } from '../components/page/structured-data.ts';
import { videoFrameUrl } from '../components/providers/video.ts';
import { absoluteUrl } from '../components/site/settings/settings.ts';
import { Button } from '../components/ui/button/button.tsx';
import { Hero } from '../components/ui/hero/hero.tsx';
import { Section } from '../components/ui/section/section.tsx';

/** Tour photos that the structured data lists (spec section 9). */
const listedPhotos = 10;

export default definePage({
  islands: [galleryLightbox],
  meta: ({ pages: { gallery: page }, gallery }) => ({
    ...pageMeta(page),
    jsonLd: [
      {
        '@type': 'ImageGallery',
        name: page.title,
        description: page.description,
        url: absoluteUrl('/gallery'),
        image: gallery.tour.slice(0, listedPhotos).map(({ src }) => ({
          '@type': 'ImageObject',
          contentUrl: absoluteUrl(src.src),
          caption: src.alt,
        })),
      },
      {
        '@type': 'VideoObject',
        name: page.video.heading,
        description: page.video.paragraphs.join(' '),
        embedUrl: videoFrameUrl(),
        thumbnailUrl: absoluteUrl(page.hero.image.src),
      },
      breadcrumbData([{ label: 'Home', href: '/' }, { label: 'Gallery' }], '/gallery'),
    ],
  }),
  body: ({ pages: { gallery: page }, gallery }) => (
    <>
      <Hero size="small" {...page.hero} />
      <Section heading={page.video.heading} tone="ink">
        <Paragraphs texts={page.video.paragraphs} />
        <VideoFrame title={page.video.heading} />
        <p>
          <Button href="/tours" variant="accent">
            Book Your Tour Today
          </Button>
        </p>
      </Section>
      <Section heading="Tour Photo Gallery">
        <p>{page.tourPhotos}</p>
        <GalleryGrid images={gallery.tour.map(({ src }) => src)} columns={3} set="tour" />
      </Section>
      <Section heading="Feline Fan Photos" tone="olive">
        <p>{page.fanPhotos}</p>
        <GalleryGrid images={gallery.fans.map(({ src }) => src)} columns={3} set="fans" />
      </Section>
      <Closing closing={page.closing} />
      <Island id="lightbox" of={galleryLightbox} props={{ label: 'Photos' }} />
    </>
  ),
});
