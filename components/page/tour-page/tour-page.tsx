import { type Content, type PublicTourSlug, type Tour, tourSlugs } from '../../../content/types.ts';
import { formatCents } from '../../base/format.ts';
import { BookingSection } from '../../booking/booking-section/booking-section.tsx';
import { BookingCard } from '../../tour/booking-card/booking-card.tsx';
import { FactsBar } from '../../tour/facts-bar/facts-bar.tsx';
import { NextTour } from '../../tour/next-tour/next-tour.tsx';
import { RouteMap } from '../../tour/route-map/route-map.tsx';
import { StopList } from '../../tour/stop-list/stop-list.tsx';
import { toTourCard } from '../../tour/tour-card/tour-card-data.ts';
import { TourFacts } from '../../tour/tour-facts/tour-facts.tsx';
import { TourGrid } from '../../tour/tour-grid/tour-grid.tsx';
import { TourPosts } from '../../tour/tour-posts/tour-posts.tsx';
import { TourReviews } from '../../tour/tour-reviews/tour-reviews.tsx';
import { Breadcrumb } from '../../ui/breadcrumb/breadcrumb.tsx';
import { Button } from '../../ui/button/button.tsx';
import { FaqSection } from '../../ui/faq-section/faq-section.tsx';
import { Hero } from '../../ui/hero/hero.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Split } from '../../ui/split/split.tsx';
import { PrintContact } from '../print/print-contact.tsx';
import styles from './tour-page.module.css';

interface TourPageProps {
  slug: PublicTourSlug;
  content: Content;
}

/** The page of a public tour (spec section 2, tour pages). */
export function TourPage({ slug, content }: TourPageProps) {
  const { site, tours, reviews, tourPosts } = content;
  const tour = tours[slug];
  const others = tourSlugs.filter((other) => other !== slug).map((other) => toTourCard(tours[other], site));
  return (
    <>
      <Hero
        size="medium"
        image={tour.image}
        {...tour.hero}
        note={
          <NextTour
            season={site.season}
            tours={[{ schedule: tour.schedule }]}
            price={`${formatCents(tour.priceCents)} per person`}
            schedule={tour.scheduleText}
          />
        }
      >
        <Button href="#book-now" variant="accent" size="xl">
          Check Availability &amp; Book
        </Button>
      </Hero>
      <FactsBar tour={tour} />
      <PrintContact site={site} />
      <Breadcrumb items={tourCrumbs(tour.title)} />
      <div className={styles.opening}>
        <Intro tour={tour} />
        {tour.stickyCard && <Explore card={tour.stickyCard} />}
      </div>
      <div className={styles.route}>
        <div className={styles.aside}>
          {tour.stickyCard && <BookingCard heading={tour.stickyCard.heading} tour={tour} site={site} />}
          {tour.map && <RouteMap map={tour.map} stops={tour.stops} />}
        </div>
        <section className={styles.stops} aria-labelledby="stops">
          <h2 id="stops">What You'll Discover</h2>
          <StopList stops={tour.stops} map={tour.map} />
          {tour.note && <p className={styles.note}>{tour.note}</p>}
        </section>
      </div>
      <Section heading="Good to know">
        <TourFacts tour={tour} dayPhone={site.dayPhone} />
      </Section>
      <TourReviews heading="What guests say" items={tour.testimonials} defaults={reviews.defaults} />
      <BookingSection tour={tour} site={site} />
      <div className={styles.reading}>
        <FaqSection items={tour.faqs} />
        <TourPosts posts={tourPosts[slug]} />
      </div>
      <Section heading="Other tours" screen>
        <TourGrid tours={others} compact />
      </Section>
      <Section heading={tour.closing.heading} tone="ink" split screen>
        <p>{tour.closing.text}</p>
        <p>
          <Button href="#book-now" variant="accent" size="lg">
            Check Availability &amp; Book
          </Button>
        </p>
      </Section>
    </>
  );
}

/** Home > Tours > the tour. */
export function tourCrumbs(title: string) {
  return [{ label: 'Home', href: '/' }, { label: 'Tours', href: '/tours' }, { label: title }];
}

function Intro({ tour: { intro } }: { tour: Tour }) {
  return (
    <Split heading={intro.heading} paragraphs={intro.paragraphs}>
      {intro.claims.length > 0 && (
        <ul className={styles.claims}>
          {intro.claims.map((claim) => (
            <li key={claim}>{claim}</li>
          ))}
        </ul>
      )}
    </Split>
  );
}

function Explore({ card }: { card: NonNullable<Tour['stickyCard']> }) {
  return (
    <section className={styles.explore} aria-labelledby="explore">
      <h2 id="explore">{card.sectionHeading}</h2>
      {card.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}
