/**
 * Requirements of search engines for the kinds of structured data that they display (Google Search Central, "Structured data
 * markup that Google Search supports", and schema.org for the rest). Properties are paths: `offers.price` holds for each
 * offer. Recommended properties that this site cannot provide are left out, each with its reason.
 */
interface TypeRule {
  required: readonly string[];
  recommended?: readonly string[];
  /** One of each group is required. */
  oneOf?: readonly (readonly string[])[];
  /** Texts that must occur on the page verbatim. */
  visible?: readonly string[];
}

const pageRule: TypeRule = {
  required: ['name', 'url'],
  recommended: ['description', 'isPartOf.name', 'inLanguage', 'primaryImageOfPage.url'],
  visible: ['citation.name', 'citation.isBasedOn.name'],
};
const articleRule: TypeRule = {
  required: ['headline'],
  recommended: [
    'author.name',
    'author.url',
    'datePublished',
    'dateModified',
    'image',
    'publisher.name',
    'mainEntityOfPage',
  ],
  visible: ['headline', 'citation.name', 'citation.isBasedOn.name'],
};
const offer = ['offers.price', 'offers.priceCurrency'];

/** A type without an entry is an error, so a new type must be added here. */
export const rules: Readonly<Record<string, TypeRule>> = {
  Organization: {
    required: ['name', 'url', 'logo.url'],
    // Left out: telephone (the company gives none) and identifiers of registers.
  },
  LocalBusiness: {
    required: ['name', 'address.addressLocality', 'address.addressRegion', 'address.addressCountry'],
    recommended: [
      'url',
      'priceRange',
      'image',
      'description',
      'email',
      'foundingDate',
      'areaServed',
      ...['dayOfWeek', 'opens', 'closes'].map((name) => `openingHoursSpecification.${name}`),
      'contactPoint.contactType',
      'contactPoint.email',
    ],
    // Left out: geo and streetAddress (no office to visit), telephone (none), aggregateRating (decision 9: tours only),
    // sameAs (a company may have no page on a social network).
  },
  WebSite: { required: ['name', 'url'], recommended: ['alternateName', 'publisher.name', 'inLanguage'] },
  WebPage: pageRule,
  AboutPage: pageRule,
  CollectionPage: pageRule,
  ContactPage: pageRule,
  ItemPage: pageRule,
  BreadcrumbList: {
    required: ['itemListElement.position', 'itemListElement.name', 'itemListElement.item'],
    visible: ['itemListElement.name'],
  },
  FAQPage: { required: ['mainEntity.name', 'mainEntity.acceptedAnswer.text'] },
  Product: {
    required: ['name', 'image', ...offer],
    recommended: [
      'description',
      'brand.name',
      'sku',
      'offers.availability',
      'offers.priceValidUntil',
      'offers.url',
      'aggregateRating.ratingValue',
    ],
    oneOf: [['aggregateRating.ratingCount', 'aggregateRating.reviewCount']],
    visible: ['name', 'review.reviewBody', 'review.author.name'],
    // Left out: delivery and returns (nothing is shipped), a review (a new tour has none), a review's date (reviews have none).
  },
  TouristTrip: {
    required: ['name', 'url'],
    recommended: ['description', 'provider.name', 'touristType'],
    visible: ['name', 'itinerary.itemListElement.name', 'tripOrigin.name'],
  },
  Event: {
    required: ['name', 'startDate', 'location.name', 'location.address'],
    recommended: [
      'description',
      'endDate',
      'eventStatus',
      'eventAttendanceMode',
      'image',
      ...offer,
      'offers.availability',
      'offers.validFrom',
      'offers.url',
      'organizer.name',
      'organizer.url',
      'performer.name',
      'aggregateRating.reviewCount',
    ],
    visible: ['name', 'location.name'],
  },
  Blog: { required: ['name', 'url'], recommended: ['description', 'publisher.name'] },
  BlogPosting: articleRule,
  Article: {
    ...articleRule,
    // Left out: the days, since the page is kept up to date and shows none.
    recommended: ['author.name', 'author.url', 'image', 'publisher.name', 'mainEntityOfPage'],
  },
  ImageGallery: {
    required: ['name', 'image.contentUrl'],
    recommended: ['url', 'description', 'image.caption', 'image.creditText', 'image.creator.name'],
    oneOf: [['image.creator', 'image.creditText', 'image.copyrightNotice', 'image.license']],
    visible: ['name'],
  },
  VideoObject: {
    required: ['name', 'thumbnailUrl', 'uploadDate'],
    recommended: ['description'],
    oneOf: [['contentUrl', 'embedUrl']],
    // Left out: duration (known to the video host only).
    visible: ['name', 'description'],
  },
  ItemList: {
    required: ['itemListElement.position'],
    oneOf: [
      ['itemListElement.url', 'itemListElement.item.url'],
      ['itemListElement.name', 'itemListElement.item.headline'],
    ],
    visible: ['itemListElement.name', 'itemListElement.item.headline', 'itemListElement.item.publisher.name'],
  },
};

const time = {
  pattern: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$/,
  what: 'a time with its offset',
};
const day = { pattern: /^\d{4}-\d{2}-\d{2}$/, what: 'a day' };

/** Formats of values, by the last part of their path. */
export const formats: Readonly<Record<string, { pattern: RegExp; what: string }>> = {
  startDate: time,
  endDate: time,
  datePublished: day,
  dateModified: day,
  uploadDate: { pattern: /^\d{4}-\d{2}-\d{2}/, what: 'a day' },
  priceValidUntil: day,
  price: { pattern: /^\d+(?:\.\d\d)?$/, what: 'a number without a currency sign' },
  priceCurrency: { pattern: /^[A-Z]{3}$/, what: 'a currency of three letters' },
  ...Object.fromEntries(
    ['url', 'item', 'contentUrl', 'embedUrl', 'thumbnailUrl', 'sameAs'].map((name) => [
      name,
      { pattern: /^https?:\/\/[^\s/]+\//, what: 'an absolute address' },
    ]),
  ),
};
