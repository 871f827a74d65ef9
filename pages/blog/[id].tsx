import { type BlogEntry, relatedPosts, toEntry } from '../../components/blog/blog-posts.ts';
import { postMeta } from '../../components/blog/post-meta.ts';
import { PostView, postCrumbs } from '../../components/blog/post-view/post-view.tsx';
import { definePages } from '../../components/page/define-page.ts';
import { blogPosting } from '../../components/structured-data/blog.ts';
import { walkOf } from '../../components/tour/walk.ts';
import type { Post } from '../../content/types.ts';

interface PostPageData {
  post: Post;
  related: BlogEntry[];
  walk: ReturnType<typeof walkOf>;
}

export default definePages<Post, PostPageData>({
  islands: [],
  data: ({ posts, tours }, post) => ({
    post,
    related: relatedPosts(posts, post).map(toEntry),
    walk: walkOf(post, tours),
  }),
  meta: ({ post, walk }) => ({
    ...postMeta(post),
    crumbs: postCrumbs(post),
    graph: [blogPosting(post, walk)],
  }),
  body: ({ post, related, walk }) => (
    <div data-post-page={post.id}>
      <PostView post={post} related={related} walk={walk} />
    </div>
  ),
});
