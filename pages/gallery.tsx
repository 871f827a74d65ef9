import { GalleryGrid } from '../components/gallery/gallery-grid/gallery-grid.tsx';
import galleryLightbox from '../components/gallery/gallery-lightbox/gallery-lightbox.island.tsx';
import { VideoFrame } from '../components/gallery/video-frame/video-frame.tsx';
import { Island } from '../components/island/island.server.tsx';
import { definePage } from '../components/page/define-page.ts';
import { pageMeta } from '../components/page/page-meta.ts';
import { galleryVideo, imageGallery } from '../components/structured-data/gallery.ts';
import { Breadcrumb } from '../components/ui/breadcrumb/breadcrumb.tsx';
import { Button } from '../components/ui/button/button.tsx';
import { Closing } from '../components/ui/closing/closing.tsx';
import { Hero } from '../components/ui/hero/hero.tsx';
import { Paragraphs } from '../components/ui/paragraphs/paragraphs.tsx';
import { Section } from '../components/ui/section/section.tsx';
import type { Content } from '../content/types.ts';

const crumbs = [{ label: 'Home', href: '/' }, { label: 'Gallery' }];

export default definePage({
  islands: [galleryLightbox],
  meta: (content) => ({
    ...pageMeta(content.pages.gallery),
    pictures: [...content.gallery.tour, ...content.gallery.fans].map(({ src }) => src),
    kind: 'CollectionPage',
    crumbs,
    graphPlace: 'head',
    graph: [imageGallery(content), galleryVideo(content.pages.gallery)],
  }),
  body: ({ pages: { gallery: page }, gallery }) => (
    <>
      <Hero size="small" {...page.hero} />
      <Breadcrumb items={crumbs} />
      <Section heading={page.video.heading} tone="ink" split="media">
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
        <GalleryGrid
          images={gallery.tour.map(({ src }) => src)}
          captions={captionsOf(gallery.tour)}
          columns={3}
          set="tour"
        />
      </Section>
      {gallery.fans.length > 0 && (
        <Section heading="Feline Fan Photos" tone="olive">
          {page.fanPhotos && <p>{page.fanPhotos}</p>}
          <GalleryGrid
            images={gallery.fans.map(({ src }) => src)}
            captions={captionsOf(gallery.fans)}
            columns={3}
            set="fans"
          />
        </Section>
      )}
      <Closing closing={page.closing} />
      <Island id="lightbox" of={galleryLightbox} props={{ label: 'Photos' }} />
    </>
  ),
});

function captionsOf(pictures: Content['gallery']['fans']): ReadonlyMap<string, string> {
  return new Map(pictures.flatMap(({ src, caption }) => (caption ? [[src.stem, caption] as const] : [])));
}
