import '../../components/ui/print/print.module.css';
import { Island } from '../../components/island/island.server.tsx';
import { definePage } from '../../components/page/define-page.ts';
import { pageMeta } from '../../components/page/page-meta.ts';
import { tourCrumbs } from '../../components/page/tour-page/tour-page.tsx';
import { faq } from '../../components/structured-data/faq.ts';
import { tourNode } from '../../components/structured-data/tour.ts';
import { Itineraries } from '../../components/tour/itineraries/itineraries.tsx';
import priceCalculator from '../../components/tour/price-calculator/price-calculator.island.tsx';
import { PrivateTerms } from '../../components/tour/private-terms/private-terms.tsx';
import { toTourCard } from '../../components/tour/tour-card/tour-card-data.ts';
import { FactList } from '../../components/tour/tour-facts/tour-facts.tsx';
import { TourGrid } from '../../components/tour/tour-grid/tour-grid.tsx';
import { Breadcrumb } from '../../components/ui/breadcrumb/breadcrumb.tsx';
import { Button } from '../../components/ui/button/button.tsx';
import { Closing } from '../../components/ui/closing/closing.tsx';
import { FaqSection } from '../../components/ui/faq-section/faq-section.tsx';
import { Hero } from '../../components/ui/hero/hero.tsx';
import { NumberedNotes } from '../../components/ui/numbered-notes/numbered-notes.tsx';
import { Section } from '../../components/ui/section/section.tsx';
import { Split } from '../../components/ui/split/split.tsx';
import { Testimonial } from '../../components/ui/testimonial/testimonial.tsx';
import { tourSlugs } from '../../content/types.ts';

const slug = 'private-tours';

export default definePage({
  islands: [priceCalculator],
  meta: ({ pages, tours, site }) => ({
    ...pageMeta(pages[slug]),
    kind: 'ItemPage',
    crumbs: tourCrumbs(tours[slug].title),
    graph: [tourNode(tours[slug], site), ...faq(pages[slug].faqs, `/tours/${slug}`)],
  }),
  body: ({ pages, tours, site }) => {
    const page = pages[slug];
    const { minimumCents, includedGuests, extraGuestCents, maxGuests, defaultGuests } = site.privateTours;
    const others = tourSlugs.filter((other) => other !== slug);
    return (
      <>
        <Hero size="medium" {...page.hero}>
          <Button href="/contact" variant="accent" size="xl">
            Contact Us to Book
          </Button>
        </Hero>
        <Breadcrumb items={tourCrumbs(tours[slug].title)} />
        <Split heading={page.intro.heading} paragraphs={page.intro.paragraphs} />
        <Section heading={page.includes.heading} tone="olive">
          <NumberedNotes items={page.includes.items} />
        </Section>
        <Section heading={page.calculator.heading} id="price" screen>
          <p>{page.calculator.text}</p>
          <PrivateTerms terms={site.privateTours}>
            <Island
              id="calculator"
              of={priceCalculator}
              props={{ minimumCents, includedGuests, extraGuestCents, maxGuests, defaultGuests }}
            />
          </PrivateTerms>
        </Section>
        {page.itineraries && (
          <Section heading={page.itineraries.heading} tone="olive" screen>
            <p>{page.itineraries.text}</p>
            <Itineraries items={page.itineraries.items} />
          </Section>
        )}
        <Section heading="Good to know" tone="paper">
          <FactList facts={tours[slug].facts} />
        </Section>
        {tours[slug].testimonials.length > 0 && (
          <Section heading="A group writes" tone="olive" split>
            {tours[slug].testimonials.map((testimonial) => (
              <Testimonial key={testimonial.quote} {...testimonial} />
            ))}
          </Section>
        )}
        <FaqSection items={page.faqs} />
        <Section heading="Walks with a fixed date" screen>
          <TourGrid tours={others.map((other) => toTourCard(tours[other], site))} compact />
        </Section>
        <Closing closing={page.closing} />
      </>
    );
  },
});
