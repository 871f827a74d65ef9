/** The blog page's view: what the address chooses first, then what is clicked (spec section 4, Blog). */
import type { Post } from '../../../content/types.ts';
import { replaceAddress } from '../../base/replace-address.ts';
import { href } from '../../base/settings.ts';
import { findPart } from '../../island/parts.ts';
import { failIsland } from '../../ui/error-screen/fail-island.ts';
import { keepSheets } from '../../ui/keep-sheets.ts';
import type { BlogEntry } from '../blog-posts.ts';
import { isCachedPage } from '../cached-page.ts';
import { loadPost, PostLoadError } from '../load-post.ts';
import { postError } from '../post-error/post-error.ts';
import { postHead, readHead, writeHead } from './blog-head.ts';
import { postIdOf } from './post-choice.ts';

/** The list, a post, or a post that could not be loaded. */
type BlogScreen =
  | { kind: 'list' | 'unknown' }
  | { kind: 'post'; post: Post }
  | { kind: 'failed'; reason: string };

interface PostViewOptions {
  root: HTMLElement;
  /** Kept while a post is shown, with its search, its cards and any translation of them. */
  list: HTMLElement;
  titleSuffix: string;
  find: (id: string) => Promise<BlogEntry | undefined>;
  draw: (post: Post) => Promise<readonly ChildNode[]>;
}

/** Shows the post of an id, or the list; an unknown id shows the list. The history entry is replaced. */
export type ChoosePost = (id: string | null, link: Element) => void;

/** Shows the view of the address, now and after each step in the history. @returns shows another view */
export function startPostView(options: PostViewOptions): ChoosePost {
  const { root, list, titleSuffix, draw } = options;
  const listHead = readHead();
  let latest = 0;
  /** As in the address. */
  let chosen: string | null = null;
  /** Position in the list before a post was opened: the link and the scroll offset. */
  let left: Place | undefined;

  const show = async (id: string | null, from?: Element) => {
    latest += 1;
    const turn = latest;
    chosen = id;
    if (id !== null) root.setAttribute('aria-busy', 'true');
    if (from && list.contains(from)) left = { link: from, top: scrollY };
    const screen = await screenOf(id, options, (post) => {
      if (!from || turn !== latest) return;
      chosen = post?.id ?? null;
      replaceAddress(`${href('/blog')}${post ? `?post=${post.id}` : ''}`);
    });
    const nodes = await nodesOf(screen).catch((error: unknown) => void console.error(error));
    await keepSheets(root);
    // Superseded by a later choice.
    if (turn !== latest) return;
    // It cannot be rendered, e.g. without React's file, or since another program has answered: its own page needs no script.
    if (!nodes) return location.replace(href(screen.kind === 'post' ? `/blog/${id}` : '/blog'));
    root.removeAttribute('aria-busy');
    (findPart(root, 'screen') ?? root).replaceChildren(...nodes);
    writeHead(screen.kind === 'post' ? postHead(screen.post, titleSuffix) : listHead);
    document.documentElement.classList.remove('post-view');
    document.documentElement.classList.toggle('post-unknown', screen.kind === 'unknown');
    if (from) goTo(root, screen.kind === 'list' ? left : undefined);
    // The browser did not find the place in the address, which has come only now. A position that it has restored stays.
    else if (screen.kind === 'post' && location.hash && !window.scrollY) location.replace(location.href);
  };
  const nodesOf = async (screen: BlogScreen): Promise<readonly Node[]> => {
    if (screen.kind === 'post') return draw(screen.post);
    return screen.kind === 'failed' ? [postError(screen.reason)] : [list];
  };
  const start = (id: string | null, from?: Element) =>
    void show(id, from).catch((error: unknown) => failIsland(root, error));
  const follow = () => {
    const id = postIdOf(location.search);
    // Links within a post change only the fragment.
    if (id !== chosen) start(id);
  };
  follow();
  addEventListener('popstate', follow);
  return start;
}

interface Place {
  link: Element;
  top: number;
}

/** Returns to the card that was opened, or to the top of a new view. */
function goTo(root: HTMLElement, left: Place | undefined): void {
  scrollTo({ top: left?.top ?? 0, behavior: 'instant' });
  const title = root.querySelector('h1');
  const place = left?.link.isConnected ? left.link : title;
  if (place === title) title?.setAttribute('tabindex', '-1');
  if (place instanceof HTMLElement) place.focus({ preventScroll: true });
}

/** The post of an id; without one, or for an unknown one, the list. */
async function screenOf(
  id: string | null,
  { find }: PostViewOptions,
  onFound: (post: Pick<Post, 'id'> | undefined) => void,
): Promise<BlogScreen> {
  try {
    const entry = id === null ? undefined : await find(id);
    // A cached page may be older than the post.
    const newer = !entry && id && isCachedPage() ? await loadPost(id).catch(() => undefined) : undefined;
    onFound(entry ?? newer);
    const post = entry ? await loadPost(entry.id) : newer;
    if (post) return { kind: 'post', post };
    return { kind: id ? 'unknown' : 'list' };
  } catch (error) {
    if (error instanceof PostLoadError && error.gone) return { kind: 'unknown' };
    return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}
