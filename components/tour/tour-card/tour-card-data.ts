import type { ResponsiveImage } from '../../../content/image.ts';
import type { AnyTour, Content, TourSlug } from '../../../content/types.ts';
import { formatCents, formatDuration } from '../../base/format.ts';

/** A tour as its card shows it; plain JSON, so that the tour search can show it in the browser. */
export interface TourCardData {
  slug: TourSlug;
  title: string;
  description: string;
  teaser: string;
  image: ResponsiveImage;
  badge?: string;
  /** `About 2 hours` */
  duration: string;
  /** `$40 per person`, `From $320` */
  price: string;
  /** `Saturdays, 2:00 PM`, `By arrangement` */
  schedule: string;
  /** Reservation at the provider; the private tour has none and leads to the contact page. */
  booking?: { itemId: number; flowId: number; url: string };
}

/** The texts of a tour's card, formatted. */
export function toTourCard(tour: AnyTour, site: Content['site']): TourCardData {
  const { slug, title, description, teaser, image, badge, durationMinutes, priceCents, itemId, bookingUrl } =
    tour;
  const isPrivate = slug === 'private-tours';
  return {
    slug,
    title,
    description,
    teaser,
    image,
    ...(badge ? { badge } : {}),
    duration: `About ${formatDuration(durationMinutes)}`,
    price: isPrivate
      ? `From ${formatCents(site.privateTours.minimumCents)}`
      : `${formatCents(priceCents)} per person`,
    schedule: tour.scheduleText,
    ...(isPrivate
      ? {}
      : { booking: { itemId, flowId: tour.flowId ?? site.booking.flowId, url: bookingUrl } }),
  };
}
