import { Island } from '../../components/island/island.server.tsx';
import { definePage } from '../../components/page/define-page.ts';
import { pageMeta } from '../../components/page/page-meta.ts';
import { faq } from '../../components/structured-data/faq.ts';
import { tourList } from '../../components/structured-data/tour.ts';
import { Expectations } from '../../components/tour/expectations/expectations.tsx';
import { toTourCard } from '../../components/tour/tour-card/tour-card-data.ts';
import { TourComparison } from '../../components/tour/tour-comparison/tour-comparison.tsx';
import tourFinder from '../../components/tour/tour-finder/tour-finder.island.tsx';
import { TourReviews } from '../../components/tour/tour-reviews/tour-reviews.tsx';
import { TrustStrip } from '../../components/tour/trust-strip/trust-strip.tsx';
import { Breadcrumb } from '../../components/ui/breadcrumb/breadcrumb.tsx';
import { Button } from '../../components/ui/button/button.tsx';
import testimonialCarousel from '../../components/ui/carousel/testimonial-carousel.island.tsx';
import { Closing } from '../../components/ui/closing/closing.tsx';
import { FaqSection } from '../../components/ui/faq-section/faq-section.tsx';
import { Hero } from '../../components/ui/hero/hero.tsx';
import { Section } from '../../components/ui/section/section.tsx';
import { publicTourSlugs, tourSlugs } from '../../content/types.ts';

const crumbs = [{ label: 'Home', href: '/' }, { label: 'Tours' }];

export default definePage({
  islands: [tourFinder, testimonialCarousel],
  meta: ({ pages: { tours: page }, tours }) => ({
    ...pageMeta(page),
    kind: 'CollectionPage',
    crumbs,
    graph: [tourList(tours), ...faq(page.faqs, '/tours')],
  }),
  body: ({ pages: { tours: page }, tours, site, reviews }) => (
    <>
      <Hero size="medium" {...page.hero}>
        <Button href="#tours" variant="accent" size="lg">
          See the Tours
        </Button>
      </Hero>
      <TrustStrip claims={page.trust} />
      <Breadcrumb items={crumbs} />
      <Section id="tours" heading="Choose your walk">
        {page.choose && <p>{page.choose}</p>}
        <Island
          id="finder"
          of={tourFinder}
          props={{ tours: tourSlugs.map((slug) => toTourCard(tours[slug], site)) }}
        />
      </Section>
      <Section heading="The walks side by side">
        <TourComparison tours={publicTourSlugs.map((slug) => tours[slug])} />
      </Section>
      <Expectations {...page.expectations} />
      <TourReviews heading="What guests say" items={reviews.google} defaults={reviews.defaults} />
      <FaqSection items={page.faqs} />
      <Closing closing={page.closing} />
    </>
  ),
});
