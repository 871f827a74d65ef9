import type { AggregateRating, ItemList, Offer } from 'schema-dts';
import { type AnyTour, type Content, type Tour, tourSlugs } from '../../content/types.ts';
import { absoluteUrl } from '../base/absolute-url.ts';
import { buildDate } from '../base/build-date.ts';
import { companyId, idOf, ref, type TourNode } from '../base/graph-node.ts';
import { seasonEnd } from '../tour/season.ts';
import { postalAddress } from './organization.ts';

/** Id of a tour's node, by the path of its page. */
export const tourId = (path: string): string => idOf(path, 'tour');

/** A tour as product and trip, with offer, itinerary, the fixed rating and a guest's review (decision 9). */
export function tourNode(tour: AnyTour, site: Content['site']): TourNode {
  const path = `/tours/${tour.slug}`;
  const review = tour.testimonials[0];
  return {
    '@type': ['Product', 'TouristTrip'],
    '@id': tourId(path),
    name: tour.title,
    description: tour.description,
    image: absoluteUrl(tour.image.src),
    url: absoluteUrl(path),
    sku: String(tour.itemId),
    category: 'Walking tour',
    touristType: ['Cat lovers', 'History fans'],
    brand: { '@type': 'Brand', name: site.name },
    provider: ref(companyId()),
    offers: tourOffer(tour, { priceValidUntil: seasonEnd(site.season, buildDate) }),
    aggregateRating: rating(site, { ratingCount: site.claims.ratingCount }),
    additionalProperty: { '@type': 'PropertyValue', name: 'duration', value: `PT${tour.durationMinutes}M` },
    ...(review && {
      review: {
        '@type': 'Review',
        reviewBody: review.quote,
        author: { '@type': 'Person', name: review.author },
        reviewRating: { '@type': 'Rating', ratingValue: 5, bestRating: 5 },
      },
    }),
    ...('stops' in tour && {
      tripOrigin: meetingPlace(tour),
      itinerary: {
        '@type': 'ItemList',
        numberOfItems: tour.stops.length,
        itemListElement: tour.stops.map(({ title }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: title,
        })),
      },
    }),
  };
}

/** All tours in the order of the tours page. */
export function tourList(tours: Content['tours']): ItemList {
  return {
    '@type': 'ItemList',
    '@id': idOf('/tours', 'tours'),
    numberOfItems: tourSlugs.length,
    itemListElement: tourSlugs.map((slug, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: tours[slug].title,
      url: absoluteUrl(`/tours/${slug}`),
    })),
  };
}

/** The price of a tour, which its dates and its product share. */
export function tourOffer(
  { slug, priceCents }: AnyTour,
  more: Pick<Offer, 'priceValidUntil' | 'validFrom'>,
): Offer {
  return {
    '@type': 'Offer',
    price: (priceCents / 100).toFixed(2),
    priceCurrency: 'USD',
    availability: 'https://schema.org/InStock',
    url: absoluteUrl(`/tours/${slug}`),
    ...more,
  };
}

/** The fixed rating; the tour counts ratings, its dates count reviews (spec section 9). */
export function rating(
  { claims }: Content['site'],
  count: { ratingCount: number } | { reviewCount: number },
): AggregateRating {
  return { '@type': 'AggregateRating', ratingValue: claims.ratingValue, bestRating: 5, ...count };
}

/** The meeting point of a tour. */
export function meetingPlace({ meetingPoint: { name, address } }: Tour) {
  return { '@type': 'Place', name, address: postalAddress(address) } as const;
}
