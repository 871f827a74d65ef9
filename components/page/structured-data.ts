/** Nodes of structured data that several pages share. */
import type { Content, Faq } from '../../content/types.ts';
import { absoluteUrl } from '../site/settings/settings.ts';

export interface Crumb {
  label: string;
  /** Missing at the page itself. */
  href?: string;
}

/**
 * The visible breadcrumb, for search engines. `path` is the page's own address. A step without a page of its own, such
 * as a category, is left out: search engines want an address for each.
 */
export function breadcrumbData(items: readonly Crumb[], path: string): object {
  const steps = items.filter(({ href }, index) => href !== undefined || index === items.length - 1);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(href ?? path),
    })),
  };
}

/** Questions and answers exactly as the page shows them. */
export function faqData(faqs: readonly Faq[]): object {
  return {
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** The company itself. Its ratings belong to the tours, never to this node (decision 9). */
export function companyData(site: Content['site']): object {
  const url = absoluteUrl('/');
  return {
    '@type': ['Organization', 'LocalBusiness'],
    '@id': `${url}#company`,
    name: site.name,
    description: site.description,
    url,
    email: site.email,
    image: absoluteUrl('/icons/icon-512.png'),
    foundingDate: site.founded.metadata,
    priceRange: site.price.range,
    areaServed: 'New York City',
    address: {
      '@type': 'PostalAddress',
      addressLocality: 'New York',
      addressRegion: 'NY',
      addressCountry: 'US',
    },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: site.openingHours.days,
      opens: site.openingHours.opens,
      closes: site.openingHours.closes,
    },
    sameAs: site.social.map(({ url: profile }) => profile),
  };
}
