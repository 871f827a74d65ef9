import { formatCents } from '../components/base/format.ts';
import newsletterForm from '../components/forms/newsletter-form/newsletter-form.island.tsx';
import { GalleryGrid } from '../components/gallery/gallery-grid/gallery-grid.tsx';
import galleryLightbox from '../components/gallery/gallery-lightbox/gallery-lightbox.island.tsx';
import { Announcement } from '../components/home/announcement/announcement.tsx';
import { Availability } from '../components/home/availability/availability.tsx';
import { Benefits } from '../components/home/benefits/benefits.tsx';
import { BookPromo } from '../components/home/book-promo/book-promo.tsx';
import { GiftCard } from '../components/home/gift-card/gift-card.tsx';
import { NewsletterSection } from '../components/home/newsletter-section/newsletter-section.tsx';
import { Island } from '../components/island/island.server.tsx';
import { definePage } from '../components/page/define-page.ts';
import { pageMeta } from '../components/page/page-meta.ts';
import { LogoStrip } from '../components/press/logo-strip/logo-strip.tsx';
import { NextTour } from '../components/tour/next-tour/next-tour.tsx';
import { TourReviews } from '../components/tour/tour-reviews/tour-reviews.tsx';
import { Button } from '../components/ui/button/button.tsx';
import testimonialCarousel from '../components/ui/carousel/testimonial-carousel.island.tsx';
import { Closing } from '../components/ui/closing/closing.tsx';
import { FeatureCards } from '../components/ui/feature-cards/feature-cards.tsx';
import { Hero } from '../components/ui/hero/hero.tsx';
import { Section } from '../components/ui/section/section.tsx';
import { Split } from '../components/ui/split/split.tsx';
import { type Content, publicTourSlugs } from '../content/types.ts';

/** Number of gallery pictures on the home page. */
const printCount = 6;

export default definePage({
  islands: [testimonialCarousel, newsletterForm, galleryLightbox],
  meta: ({ pages }) => pageMeta(pages.home),
  body: (content) => <Home content={content} />,
});

function Home({ content }: { content: Content }) {
  const { site, pages, tours, press, reviews, gallery } = content;
  const { hero, intro, newsletter, giftCard, features, benefits, gallery: prints, closing } = pages.home;
  return (
    <>
      <Hero
        size="full"
        {...hero}
        note={
          <NextTour
            season={site.season}
            tours={publicTourSlugs.map((slug) => ({
              name: tours[slug].neighborhood ?? tours[slug].title,
              schedule: tours[slug].schedule,
            }))}
            price={`${formatCents(site.price.perPersonCents)} per person`}
            schedule={`Saturdays and Sundays, ${site.season.months}`}
          />
        }
      >
        <Button href="/booking" variant="accent" size="xl">
          Book Your Tour
        </Button>{' '}
        <Button href="/tours" variant="outline" size="xl">
          Learn More<span className="visuallyHidden"> about the tours</span>
        </Button>
      </Hero>
      <LogoStrip heading="As seen in" logos={press.logos} />
      <TourReviews heading="What guests say" items={reviews.google} defaults={reviews.defaults} />
      <Announcement>{site.season.announcement}</Announcement>
      <Split heading={intro.heading} paragraphs={intro.paragraphs} />
      <NewsletterSection texts={newsletter} companyName={site.name} />
      <GiftCard texts={giftCard} />
      <Section heading="Why walk with us">
        <FeatureCards cards={features} />
      </Section>
      <Benefits texts={benefits} />
      <Availability content={content} />
      <BookPromo content={content} />
      <Section heading={prints.heading}>
        <p>{prints.text}</p>
        <GalleryGrid
          images={gallery.tour.slice(0, printCount).map(({ src }) => src)}
          columns={3}
          set="home"
        />
        <p>
          <Button href="/gallery" variant="outline">
            See the whole gallery
          </Button>
        </p>
      </Section>
      <Closing closing={closing} />
      <Island id="lightbox" of={galleryLightbox} props={{ label: 'Photos' }} />
    </>
  );
}
