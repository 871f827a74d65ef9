import type { Content, PublicTourSlug } from '../../content/types.ts';
import type { PageMeta } from '../base/page-meta.ts';
import { faq } from '../structured-data/faq.ts';
import { tourNode } from '../structured-data/tour.ts';
import { tourEvents } from '../structured-data/tour-events.ts';
import { tourCrumbs } from './tour-page/tour-page.tsx';

/** Metadata of a tour's page: the tour, its next dates, its questions and its breadcrumb. */
export function tourMeta(slug: PublicTourSlug, { tours, site }: Content): PageMeta {
  const tour = tours[slug];
  return {
    title: tour.metaTitle ?? tour.title,
    description: tour.metaDescription ?? tour.description,
    image: tour.image,
    pictures: tour.stops.flatMap(({ image }) => image ?? []),
    kind: 'ItemPage',
    sources: tour.stops.flatMap(({ sources }) => sources ?? []),
    crumbs: tourCrumbs(tour.title),
    graphPlace: 'main',
    graph: [tourNode(tour, site), ...tourEvents(tour, site), ...faq(tour.faqs, `/tours/${slug}`)],
  };
}
