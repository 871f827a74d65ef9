import { blogCrumbs } from '../../components/blog/blog-list/blog-list.tsx';
import blogView from '../../components/blog/blog-view/blog-view.island.tsx';
import { firstPageOf } from '../../components/blog/first-page.ts';
import { Island } from '../../components/island/island.server.tsx';
import { definePage } from '../../components/page/define-page.ts';
import { blog as blogNode } from '../../components/structured-data/blog.ts';
import { tourLinksOf } from '../../components/tour/tour-link.ts';
import type { PostSummary } from '../../content/types.ts';

/** The list was modified when its newest post was. */
function newest(posts: readonly PostSummary[]): { modified?: string } {
  const modified = posts
    .map(({ date, updated }) => updated ?? date)
    .sort()
    .pop();
  return modified === undefined ? {} : { modified };
}

export default definePage({
  islands: [blogView],
  meta: ({ pages: { blog }, posts }) => ({
    title: blog.title,
    description: blog.description,
    image: blog.hero.image,
    ...newest(posts),
    kind: 'CollectionPage',
    crumbs: blogCrumbs,
    graph: [blogNode(blog, posts)],
  }),
  body: ({ pages: { blog }, posts, site, tours }) => (
    <Island
      id="blog"
      of={blogView}
      props={{
        hero: blog.hero,
        lead: blog.lead,
        ...firstPageOf(posts),
        titleSuffix: site.titleSuffix,
        tours: tourLinksOf(tours),
      }}
    />
  ),
});
