import type { Blog, BlogPosting } from 'schema-dts';
import type { Content, Post, PostSummary } from '../../content/types.ts';
import { absoluteUrl } from '../base/absolute-url.ts';
import { blogId, companyId, idOf, ref } from '../base/graph-node.ts';
import { citations } from './citations.ts';
import { tourId } from './tour.ts';

/** Posts that the blog's own node names; the others are found through the page. */
const named = 10;

/** The blog with its newest posts. */
export function blog(page: Content['pages']['blog'], posts: readonly PostSummary[]): Blog {
  return {
    '@type': 'Blog',
    '@id': blogId(),
    name: page.title,
    description: page.description,
    url: absoluteUrl('/blog'),
    inLanguage: 'en-US',
    publisher: ref(companyId()),
    blogPost: posts.slice(0, named).map(({ id }) => ref(idOf(`/blog/${id}`, 'article'))),
  };
}

/** A post. An author who is the company's team is marked up as an organization that the About page presents. */
export function blogPosting(
  post: Omit<Post, 'body'>,
  tour: { title: string; path: string } | undefined,
): BlogPosting {
  const path = `/blog/${post.id}`;
  return {
    '@type': 'BlogPosting',
    '@id': idOf(path, 'article'),
    headline: post.title,
    description: post.excerpt,
    url: absoluteUrl(path),
    mainEntityOfPage: ref(idOf(path, 'page')),
    datePublished: post.date,
    dateModified: post.updated ?? post.date,
    image: { '@type': 'ImageObject', url: absoluteUrl(post.image.src), caption: post.image.alt },
    author: { '@type': 'Organization', name: post.author, url: absoluteUrl('/about') },
    publisher: ref(companyId()),
    isPartOf: { '@type': 'Blog', '@id': blogId(), url: absoluteUrl('/blog') },
    articleSection: post.category,
    keywords: post.tags,
    wordCount: post.words,
    timeRequired: `PT${post.readTime}M`,
    inLanguage: 'en-US',
    ...citations(post.sources),
    ...(tour && {
      mentions: {
        '@type': 'TouristTrip',
        '@id': tourId(tour.path),
        name: tour.title,
        url: absoluteUrl(tour.path),
      },
    }),
  };
}
