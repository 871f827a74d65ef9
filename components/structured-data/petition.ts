import type { Article } from 'schema-dts';
import type { Content } from '../../content/types.ts';
import { absoluteUrl } from '../base/absolute-url.ts';
import { companyId, idOf, ref } from '../base/graph-node.ts';

const path = '/petition-jerry-fox';

/** The petition's story. Signatures are collected by another service. */
export function petition({ hero, story, description }: Content['pages']['petition-jerry-fox']): Article {
  return {
    '@type': 'Article',
    '@id': idOf(path, 'petition'),
    headline: hero.title,
    alternativeHeadline: story.heading,
    description,
    url: absoluteUrl(path),
    mainEntityOfPage: ref(idOf(path, 'page')),
    image: absoluteUrl(hero.image.src),
    author: ref(companyId()),
    publisher: ref(companyId()),
    inLanguage: 'en-US',
  };
}
