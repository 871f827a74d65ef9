import type { Content } from '../../../content/types.ts';
import { defineIsland } from '../../island/define-island.ts';
import type { TourLink } from '../../tour/tour-link.ts';
import '../post-view/post-view.tsx';
import { BlogList } from '../blog-list/blog-list.tsx';
import '../post-error/post-error.module.css';
import type { FirstPage } from '../first-page.ts';
import styles from './blog-view.module.css';

interface BlogViewProps extends FirstPage {
  hero: Content['pages']['blog']['hero'];
  lead: string;
  titleSuffix: string;
  /** Tours by slug: a post leads to its own. */
  tours: Record<string, TourLink>;
}

/** Data for the script: the posts of the page, and what rendering a post needs. */
export type BlogViewData = Pick<BlogViewProps, 'posts' | 'older' | 'titleSuffix' | 'tours'> & {
  /** How many topics there are. */
  topics: number;
};

/** The blog page: the list; the script shows the post that the address or a click chooses in its place. */
function BlogView({ hero, lead, posts, older, topics }: BlogViewProps) {
  return (
    <>
      <p className={styles.pending} role="status">
        Loading...
      </p>
      <div className={styles.screen} data-part="screen">
        <div data-part="list">
          <BlogList hero={hero} lead={lead} posts={posts} older={older} topics={topics} />
        </div>
      </div>
    </>
  );
}

export default defineIsland<BlogViewProps>({
  name: 'blog-view',
  when: 'moved',
  onError: 'replace-main',
  component: BlogView,
  data: ({ posts, older, titleSuffix, tours, topics }): BlogViewData => ({
    posts,
    older,
    titleSuffix,
    tours,
    topics: topics.length,
  }),
});
