import type { Event } from 'schema-dts';
import type { Content, Tour } from '../../content/types.ts';
import { absoluteUrl } from '../base/absolute-url.ts';
import { buildDate } from '../base/build-date.ts';
import { companyId, idOf, ref } from '../base/graph-node.ts';
import { nextTourDates } from '../tour/tour-dates.ts';
import { meetingPlace, rating, tourId, tourOffer } from './tour.ts';

/** The next dates of the tour after the build date, one event each (decision 9). */
export function tourEvents(tour: Tour, site: Content['site']): Event[] {
  const path = `/tours/${tour.slug}`;
  const dates = nextTourDates(tour.schedule, site.season, buildDate, tour.durationMinutes);
  return dates.map(({ start, end }) => ({
    '@type': 'Event',
    '@id': idOf(path, `event-${start.slice(0, 10)}`),
    name: tour.title,
    description: tour.description,
    url: absoluteUrl(path),
    image: absoluteUrl(tour.image.src),
    startDate: start,
    endDate: end,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: meetingPlace(tour),
    organizer: ref(companyId()),
    performer: ref(companyId()),
    about: ref(tourId(path)),
    maximumAttendeeCapacity: tour.groupMax,
    offers: tourOffer(tour, { validFrom: buildDate }),
    aggregateRating: rating(site, { reviewCount: site.claims.reviewCount }),
  }));
}
