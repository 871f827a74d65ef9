import type { OrganizationLeaf, PostalAddress } from 'schema-dts';
import type { Content } from '../../content/types.ts';
import { absoluteUrl } from '../base/absolute-url.ts';
import { type CompanyNode, companyId } from '../base/graph-node.ts';

const logo = '/icons/icon-512.png';

/** Full description of the company. Ratings belong to the tours, never to this node (decision 9). */
export function company(site: Content['site']): CompanyNode {
  return {
    ...companyCard(site),
    '@type': ['Organization', 'LocalBusiness'],
    description: site.description,
    email: site.email,
    ...(site.dayPhone && { telephone: site.dayPhone }),
    image: absoluteUrl(logo),
    foundingDate: site.founded.metadata,
    priceRange: site.price.range,
    currenciesAccepted: 'USD',
    areaServed: site.privateTours.neighborhoods.map((name) => ({ '@type': 'Place', name })),
    address: {
      '@type': 'PostalAddress',
      addressLocality: site.address.locality,
      addressRegion: site.address.region,
      addressCountry: site.address.country,
    },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: site.openingHours.days.map((day) => `https://schema.org/${day}` as const),
      opens: site.openingHours.opens,
      closes: site.openingHours.closes,
    },
    contactPoint: [
      { '@type': 'ContactPoint', contactType: 'customer service', email: site.email },
      { '@type': 'ContactPoint', contactType: 'reservations', email: site.bookingEmail },
      { '@type': 'ContactPoint', contactType: 'press', email: site.mediaEmail },
    ],
    ...(site.social.length > 0 && { sameAs: site.social.map(({ url }) => url) }),
  };
}

/** Short description of the company, as publisher, organizer or provider. */
export function companyCard({ name }: Pick<Content['site'], 'name'>): OrganizationLeaf {
  return {
    '@type': 'Organization',
    '@id': companyId(),
    name,
    url: absoluteUrl('/'),
    logo: { '@type': 'ImageObject', url: absoluteUrl(logo), width: '512', height: '512' },
  };
}

/** `12 Main Street, Brooklyn, NY 11201` split into its parts; any other format stays text. */
export function postalAddress(text: string): PostalAddress | string {
  const parts = /^(.+), ([^,]+), ([A-Z]{2}) (\d{5})$/.exec(text);
  if (!parts) return text;
  const [, streetAddress = '', addressLocality = '', addressRegion = '', postalCode = ''] = parts;
  return {
    '@type': 'PostalAddress',
    streetAddress,
    addressLocality,
    addressRegion,
    postalCode,
    addressCountry: 'US',
  };
}
