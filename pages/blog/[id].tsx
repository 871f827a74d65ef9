import { type BlogEntry, relatedPosts, toEntry } from '../../components/blog/blog-posts.ts';
import { postMeta } from '../../components/blog/post-meta.ts';
import { PostView, postCrumbs } from '../../components/blog/post-view/post-view.tsx';
import { definePages } from '../../components/page/define-page.ts';
import { blogPosting } from '../../components/page/structured-data/blog.ts';
import { walkOf } from '../../components/tour/walk.ts';
import type { Post, PostSummary } from '../../content/types.ts';

interface PostPageData {
  post: Post;
  related: BlogEntry[];
  walk: ReturnType<typeof walkOf>;
}

export default definePages<PostSummary | Post, PostPageData>({
  islands: [],
  entries: ({ posts }) => posts,
  id: ({ id }) => id,
  data: ({ posts, tours }, entry) => ({
    // The body is there when a page is rendered; lists of entries go without.
    post: 'body' in entry ? entry : { ...entry, body: [] },
    related: relatedPosts(posts, entry).map(toEntry),
    walk: walkOf(entry, tours),
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
