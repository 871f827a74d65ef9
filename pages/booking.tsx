import { settings } from '../components/base/settings.ts';
import bookingCalendar from '../components/booking/booking-calendar/booking-calendar.island.tsx';
import { calendarSection } from '../components/booking/calendar-address.ts';
import { Island } from '../components/island/island.server.tsx';
import { definePage } from '../components/page/define-page.ts';
import { pageMeta } from '../components/page/page-meta.ts';
import { TourComparison } from '../components/tour/tour-comparison/tour-comparison.tsx';
import { Breadcrumb } from '../components/ui/breadcrumb/breadcrumb.tsx';
import { Button } from '../components/ui/button/button.tsx';
import { Hero } from '../components/ui/hero/hero.tsx';
import { NumberedNotes } from '../components/ui/numbered-notes/numbered-notes.tsx';
import { Paragraphs } from '../components/ui/paragraphs/paragraphs.tsx';
import { Section } from '../components/ui/section/section.tsx';
import { publicTourSlugs } from '../content/types.ts';

const crumbs = [{ label: 'Home', href: '/' }, { label: 'Book a Tour' }];

export default definePage({
  islands: [bookingCalendar],
  meta: ({ pages }) => ({ ...pageMeta(pages.booking), crumbs, preconnect: [settings.booking.origin] }),
  body: ({ pages: { booking }, site, tours }) => (
    <>
      <Hero size="small" {...booking.hero}>
        <Button href={`#${calendarSection}`} variant="accent" size="lg">
          See Available Dates
        </Button>
      </Hero>
      <Breadcrumb items={crumbs} />
      <Section
        id={calendarSection}
        heading={booking.calendar.heading}
        split
        wide={
          <Island
            id="calendar"
            of={bookingCalendar}
            props={{
              title: booking.calendar.heading,
              flowId: site.booking.flowId,
              email: site.bookingEmail,
              fromAddress: true,
            }}
          />
        }
      >
        <Paragraphs texts={booking.calendar.paragraphs} />
      </Section>
      <Section heading={booking.info.heading} tone="olive">
        <NumberedNotes items={booking.info.items} />
      </Section>
      <Section heading="Where and when we meet">
        <TourComparison tours={publicTourSlugs.map((slug) => tours[slug])} />
      </Section>
      <Section heading={booking.help.heading} split>
        <Paragraphs texts={booking.help.paragraphs} />
        <p>
          <Button href={`mailto:${site.bookingEmail}?subject=Booking%20help`} variant="outline">
            Contact Us by E-mail
          </Button>
        </p>
      </Section>
    </>
  ),
});
