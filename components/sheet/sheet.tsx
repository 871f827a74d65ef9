import type { Content } from '../../content/types.ts';
import { BlogCard } from '../blog/blog-card/blog-card.tsx';
import { Banners } from '../document/banner/banners.tsx';
import helpButton from '../forms/help-button/help-button.island.tsx';
import { Island } from '../island/island.server.tsx';
import { definePage } from '../page/define-page.ts';
import { BookingCard } from '../tour/booking-card/booking-card.tsx';
import priceCalculator from '../tour/price-calculator/price-calculator.island.tsx';
import { toTourCard } from '../tour/tour-card/tour-card-data.ts';
import { TourGrid } from '../tour/tour-grid/tour-grid.tsx';
import { TourReviews } from '../tour/tour-reviews/tour-reviews.tsx';
import { Breadcrumb } from '../ui/breadcrumb/breadcrumb.tsx';
import { Button } from '../ui/button/button.tsx';
import testimonialCarousel from '../ui/carousel/testimonial-carousel.island.tsx';
import { FaqSection } from '../ui/faq-section/faq-section.tsx';
import { FeatureCards } from '../ui/feature-cards/feature-cards.tsx';
import { Hero } from '../ui/hero/hero.tsx';
import { Section } from '../ui/section/section.tsx';
import { ButtonSheet } from './button-sheet.tsx';
import { FieldSheet } from './field-sheet.tsx';
import styles from './sheet.module.css';
import sheetNotes from './sheet-notes/sheet-notes.island.tsx';
import { TokenSheet } from './token-sheet.tsx';

const sizes = ['full', 'large', 'medium', 'small'] as const;

/** All components in all variants on one page, for developers. Only `npm run dev` serves it. */
export default definePage({
  islands: [sheetNotes, priceCalculator, testimonialCarousel, helpButton],
  meta: () => ({
    title: 'Component sheet',
    description:
      'Every component of the site in each of its variants and states. This page is never published.',
    noindex: true,
  }),
  body: (content) => (
    <>
      <ButtonSheet />
      <TokenSheet />
      <FieldSheet email={content.site.email} />
      <Section id="notes" heading="Toasts" tone="olive">
        <Island id="sheet-notes" of={sheetNotes} props={{}} />
      </Section>
      <Section id="banners" heading="Banners and breadcrumb">
        <Banners path="/" season={content.site.season} />
        <Breadcrumb
          items={[{ label: 'Home', href: '/' }, { label: 'Tours', href: '/tours' }, { label: 'Here' }]}
        />
      </Section>
      <Cards content={content} />
      <Section id="calculator" heading="Calculator">
        <Island id="sheet-calculator" of={priceCalculator} props={content.site.privateTours} />
      </Section>
      <TourReviews heading="Carousel" items={content.reviews.google} defaults={content.reviews.defaults} />
      <FaqSection id="faq" items={content.pages.tours.faqs.slice(0, 3)} firstOpen />
      <Island
        id="sheet-help"
        of={helpButton}
        props={{ section: 'faq', label: 'Tooltip of the help button' }}
      />
      {sizes.map((size) => (
        <Hero key={size} size={size} {...content.pages.home.hero} kicker={`Hero, ${size}`}>
          <Button href="/booking" variant="accent" size="lg">
            Book a Tour
          </Button>
        </Hero>
      ))}
    </>
  ),
});

function Cards({ content: { tours, site, posts, pages } }: { content: Content }) {
  const [tour, other] = [tours['brooklyn-heights'], tours['private-tours']];
  const cards = [tour, other].map((each) => toTourCard(each, site));
  const [lead, post] = posts;
  return (
    <Section id="cards" heading="Cards">
      <div className={styles.stack}>
        <TourGrid tours={cards} />
        <TourGrid tours={cards} compact />
        {lead && <BlogCard post={lead} to="page" lead />}
        <div className={styles.columns}>
          {post && <BlogCard post={post} to="page" />}
          <BookingCard heading="Book Your Spot" tour={tour} site={site} />
        </div>
      </div>
      <FeatureCards cards={pages.about.features} />
    </Section>
  );
}
