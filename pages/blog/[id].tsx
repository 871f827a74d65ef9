import { type BlogEntry, relatedPosts, toEntry } from '../../components/blog/blog-posts.ts';
import { PostView, postCrumbs } from '../../components/blog/post-view/post-view.tsx';
import { definePages } from '../../components/page/define-page.ts';
import { breadcrumbData } from '../../components/page/structured-data.ts';
import { absoluteUrl } from '../../components/site/settings/settings.ts';
import type { Post, PostSummary } from '../../content/types.ts';

interface PostPageData {
  post: Post;
  related: BlogEntry[];
  companyName: string;
}

export default definePages<PostSummary | Post, PostPageData>({
  islands: [],
  entries: ({ posts }) => posts,
  id: ({ id }) => id,
  data: ({ posts, site }, entry) => ({
    // The body is there when a page is rendered; lists of entries go without.
    post: 'body' in entry ? entry : { ...entry, body: [] },
    related: relatedPosts(posts, entry).map(toEntry),
    companyName: site.name,
  }),
  meta: ({ post, companyName }) => ({
    title: post.metaTitle ?? post.title,
    description: post.excerpt,
    image: post.image,
    type: 'article',
    published: post.date,
    jsonLd: [
      {
        '@type': 'BlogPosting',
        headline: post.title,
        description: post.excerpt,
        datePublished: post.date,
        image: absoluteUrl(post.image.src),
        url: absoluteUrl(`/blog/${post.id}`),
        mainEntityOfPage: absoluteUrl(`/blog/${post.id}`),
        author: { '@type': 'Organization', name: post.author },
        publisher: { '@type': 'Organization', name: companyName, url: absoluteUrl('/') },
        articleSection: post.category,
        keywords: post.tags.join(', '),
        wordCount: post.words,
      },
      breadcrumbData(postCrumbs(post), `/blog/${post.id}`),
    ],
  }),
  body: ({ post, related }) => (
    <div data-post-page={post.id}>
      <PostView post={post} related={related} />
    </div>
  ),
});
