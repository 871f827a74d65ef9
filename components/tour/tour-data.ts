/** A tour for search engines: the fixed rating belongs to the tour and its events, never to the company (decision 9). */
import type { Content, Tour } from '../../content/types.ts';
import { absoluteUrl, settings } from '../site/settings/settings.ts';
import { nextTourDates } from './tour-dates.ts';

/** One node that is both a product and a trip, with offer, rating and review. */
export function tourData(tour: Tour, site: Content['site']): object {
  const url = absoluteUrl(`/tours/${tour.slug}`);
  const review = tour.testimonials[0];
  return {
    '@type': ['Product', 'TouristTrip'],
    '@id': `${url}#tour`,
    name: tour.title,
    description: tour.description,
    image: absoluteUrl(tour.image.src),
    url,
    touristType: ['Cat lovers', 'History fans'],
    brand: { '@type': 'Brand', name: site.name },
    provider: { '@type': 'Organization', name: site.name, url: absoluteUrl('/') },
    offers: offer(tour, url),
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: site.claims.ratingValue,
      ratingCount: site.claims.ratingCount,
      bestRating: 5,
    },
    ...(review && {
      review: {
        '@type': 'Review',
        reviewBody: review.quote,
        author: { '@type': 'Person', name: review.author },
        reviewRating: { '@type': 'Rating', ratingValue: 5, bestRating: 5 },
      },
    }),
    ...(tour.stops.length > 0 && {
      itinerary: {
        '@type': 'ItemList',
        itemListElement: tour.stops.map(({ title }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: title,
        })),
      },
    }),
  };
}

/** The next dates on which the tour runs, one event each. */
export function tourEvents(tour: Tour, site: Content['site']): object[] {
  const url = absoluteUrl(`/tours/${tour.slug}`);
  return nextTourDates(tour.schedule, site.season, settings.buildDate, tour.durationMinutes).map(
    ({ start, end }) => ({
      '@type': 'Event',
      name: tour.title,
      description: tour.description,
      url,
      image: absoluteUrl(tour.image.src),
      startDate: start,
      endDate: end,
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: {
        '@type': 'Place',
        name: tour.meetingPoint.name,
        address: tour.meetingPoint.address,
      },
      organizer: {
        '@type': 'LocalBusiness',
        name: site.name,
        url: absoluteUrl('/'),
        priceRange: site.price.range,
      },
      performer: { '@type': 'Organization', name: site.name },
      offers: offer(tour, url),
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: site.claims.ratingValue,
        reviewCount: site.claims.reviewCount,
        bestRating: 5,
      },
    }),
  );
}

function offer(tour: Tour, url: string): object {
  return {
    '@type': 'Offer',
    price: (tour.priceCents / 100).toFixed(2),
    priceCurrency: 'USD',
    availability: 'https://schema.org/InStock',
    url,
  };
}
