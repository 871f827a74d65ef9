import type { ItemList } from 'schema-dts';
import type { Content } from '../../content/types.ts';
import { idOf } from '../base/graph-node.ts';

/** The press articles in the order of the page, each with the address at which its paper published it; no node without any. */
export function pressList({ articles }: Content['press'], name: string): ItemList[] {
  if (articles.length === 0) return [];
  const node: ItemList = {
    '@type': 'ItemList',
    '@id': idOf('/in-the-news', 'articles'),
    name,
    numberOfItems: articles.length,
    itemListElement: articles.map(({ title, link, publication, date, description }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'NewsArticle',
        headline: title,
        description,
        url: link,
        publisher: { '@type': 'Organization', name: publication },
        ...(date && { datePublished: date }),
      },
    })),
  };
  return [node];
}
