/** Nodes of structured data that several pages share. */
import type { Faq } from '../../content/types.ts';
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
