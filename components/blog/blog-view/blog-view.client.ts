import { closest } from '../../base/closest.ts';
import { isPlainClick } from '../../base/plain-click.ts';
import type { StartIsland } from '../../island/define-island.ts';
import { loadChunk } from '../../island/load-chunk.ts';
import { keepPart } from '../../island/parts.ts';
import { relatedPosts } from '../blog-posts.ts';
import type { BlogViewData } from './blog-view.island.tsx';
import { followOlderPosts } from './older-posts.ts';
import { choiceOf } from './post-choice.ts';
import { startBlogList } from './start-blog-list.ts';
import { startPostView } from './start-post-view.ts';

/** Loads React to render posts; the list does not need it. */
const screens = () => loadChunk(() => import('./screens.tsx'));

const startBlogView: StartIsland<BlogViewData> = (root, { posts, older, topics, titleSuffix, tours }) => {
  const list = keepPart(root, 'list')();
  let showList = () => {};
  const others = followOlderPosts(posts, older, () => showList());
  showList = startBlogList({
    list,
    older: others,
    newest: posts,
    topics,
    makeCards: async (missing) => (await screens()).postCards(missing),
  });
  const choose = startPostView({
    root,
    list,
    titleSuffix,
    find: others.find,
    draw: async (post) =>
      (await screens()).postScreen(post, relatedPosts(others.posts(), post), tours[post.tour ?? '']),
  });
  root.addEventListener('click', (event) => {
    const link = closest<HTMLAnchorElement>(event.target, 'a');
    if (!link || !isPlainClick(event)) return;
    const choice = choiceOf(link);
    if (choice === undefined) return;
    event.preventDefault();
    // The second click of a double click hits what the first one has shown.
    if (event.detail < 2) choose(choice, link);
  });
};
export default startBlogView;
