import type { Content, TourSlug } from '../../content/types.ts';
import type { PageMeta } from '../page/define-page.ts';
import { breadcrumbData, faqData } from '../page/structured-data.ts';
import { tourData, tourEvents } from './tour-data.ts';

/** Head of a tour's page: the tour, its next dates, its questions and the way to it. */
export function tourMeta(slug: TourSlug, { tours, site }: Content): PageMeta {
  const tour = tours[slug];
  return {
    title: tour.title,
    description: tour.description,
    image: tour.image,
    jsonLd: [
      tourData(tour, site),
      ...tourEvents(tour, site),
      faqData(tour.faqs),
      breadcrumbData(
        [{ label: 'Home', href: '/' }, { label: 'Tours', href: '/tours' }, { label: tour.title }],
        `/tours/${slug}`,
      ),
    ],
  };
}
