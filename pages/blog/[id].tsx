import { type BlogEntry, relatedPosts, toEntry } from '../../components/blog/blog-posts.ts';
import { postMeta } from '../../components/blog/post-meta.ts';
import { PostView, postCrumbs } from '../../components/blog/post-view/post-view.tsx';
import { definePages } from '../../components/page/define-page.ts';
import { blogPosting } from '../../components/structured-data/blog.ts';
import { tourLinkOf } from '../../components/tour/tour-link.ts';
import type { Post } from '../../content/types.ts';

interface PostPageData {
  post: Post;
  related: BlogEntry[];
  tour: ReturnType<typeof tourLinkOf>;
}

export default definePages<Post, PostPageData>({
  islands: [],
  data: ({ posts, tours }, post) => ({
    post,
    related: relatedPosts(posts, post).map(toEntry),
    tour: tourLinkOf(post, tours),
  }),
  meta: ({ post, tour }) => ({
    ...postMeta(post),
    crumbs: postCrumbs(post),
    graph: [blogPosting(post, tour)],
  }),
  body: ({ post, related, tour }) => (
    <div data-post-page={post.id}>
      <PostView post={post} related={related} tour={tour} />
    </div>
  ),
});
