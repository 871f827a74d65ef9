import type { FAQPage } from 'schema-dts';
import type { Faq } from '../../content/types.ts';
import { idOf } from '../base/graph-node.ts';

/** Questions and answers exactly as shown on the page at `path`; no node for a page without questions. */
export function faq(faqs: readonly Faq[], path: string): FAQPage[] {
  if (faqs.length === 0) return [];
  const node: FAQPage = {
    '@type': 'FAQPage',
    '@id': idOf(path, 'faq'),
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
  return [node];
}
