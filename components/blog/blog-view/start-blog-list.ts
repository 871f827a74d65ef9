/** Search, categories and 'Show more stories' over the page's own cards (spec sections 4 and 5). */
import { closest } from '../../base/closest.ts';
import { copyPart, findCard, findPart, setText } from '../../island/parts.ts';
import { setLead } from '../blog-card/lead.ts';
import { type BlogEntry, filterPosts, postCountText, showsTopics } from '../blog-posts.ts';
import { firstPageSize } from '../first-page.ts';
import type { OlderPosts } from './older-posts.ts';

interface BlogListOptions {
  /** The list; it is removed from the page while a post is shown. */
  list: HTMLElement;
  older: OlderPosts;
  /** The first posts, whose cards are in the page. */
  newest: readonly BlogEntry[];
  /** How many there are. */
  topics: number;
  /** Cards for posts that have none yet. */
  makeCards: (posts: readonly BlogEntry[]) => Promise<readonly Element[]>;
}

/** @returns a function that updates the list after the posts have changed */
export function startBlogList({ list, older, newest, topics, makeCards }: BlogListOptions): () => void {
  // An extension may have removed cards, which then stay away, or added others.
  const cards = new Map(newest.map(({ id }) => [id, findCard(list, 'stories', `/blog/${id}`)]));
  let category: string | null = null;
  let limit = firstPageSize;
  let turn = 0;
  let shown: readonly Element[] = [...cards.values()].flatMap((card) => card ?? []);
  const field = () => list.querySelector<HTMLInputElement>('input[type="search"]');
  const query = () => field()?.value ?? '';

  const cardsOf = async (posts: readonly BlogEntry[]) => {
    const missing = posts.filter(({ id }) => !cards.has(id));
    const made = missing.length > 0 ? await makeCards(missing) : [];
    for (const [index, { id }] of missing.entries()) cards.set(id, made[index]?.closest('li'));
  };
  const place = (posts: readonly BlogEntry[]) => {
    const next = posts.flatMap(({ id }) => cards.get(id) ?? []);
    const place = findPart(list, 'stories');
    if (!place || (next.length === shown.length && next.every((card, at) => card === shown[at]))) return;
    shown = next;
    for (const [index, card] of next.entries()) setLead(card, index === 0);
    place.replaceChildren(...next);
  };
  // Only if it changes: a button in it may be pressed at this moment.
  let noneKey = '';
  const showNone = (reason: NoneReason | undefined) => {
    const key = JSON.stringify(reason) ?? '';
    if (key === noneKey) return;
    noneKey = key;
    findPart(list, 'none')?.replaceChildren(...(reason ? [emptyList(list, reason)] : []));
  };
  const show = async (firstNew?: number) => {
    turn += 1;
    const now = turn;
    const [words, loading] = [query(), older.state() === 'loading'];
    const found = filterPosts(older.posts(), words, category);
    const posts = found.slice(0, limit);
    for (const button of list.querySelectorAll<HTMLElement>('[data-topic][aria-pressed]'))
      button.setAttribute('aria-pressed', String((button.dataset.topic || null) === category));
    setText(findPart(list, 'count'), loading ? '' : postCountText(found.length, words));
    findPart(list, 'topics')?.toggleAttribute('hidden', !showsTopics(topics, found.length, category));
    showMore(list, older.state(), found.length > limit);
    const failed = await cardsOf(posts).catch((error: unknown) => {
      console.error(error);
      return true;
    });
    // Superseded by a later change.
    if (now !== turn) return;
    if (failed) showMore(list, 'failed', true);
    place(posts);
    const none = posts.length === 0 && !loading && newest.length > 0;
    showNone(none ? { searching: words.trim() !== '', narrowed: category !== null } : undefined);
    if (firstNew !== undefined) shown[firstNew]?.querySelector('a')?.focus({ preventScroll: true });
  };
  const look = () => {
    void show();
    // A search includes all posts. A failure is shown below the list.
    if (query().trim() || category) older.load().catch(() => {});
  };
  const clear = (words: string) => {
    const input = field();
    if (input) input.value = words;
    look();
    findPart(list, 'heading')?.focus();
  };
  const more = async () => {
    const from = shown.length;
    await older.load();
    limit += firstPageSize;
    await show(from);
  };

  for (const type of ['input', 'change'])
    list.addEventListener(type, ({ target }) => target === field() && look());
  list.addEventListener('submit', (event) => event.preventDefault());
  list.addEventListener('click', ({ target }) => {
    const button = closest(target, 'button');
    if (button?.dataset.topic !== undefined) {
      category = button.dataset.topic || null;
      look();
    } else if (button?.dataset.part === 'clear-search') clear('');
    else if (button?.dataset.part === 'show-all') {
      category = null;
      clear('');
    } else if (button?.dataset.part === 'more-button') more().catch(() => {});
  });
  // Text typed before the script started is used.
  look();
  return () => void show();
}

function showMore(list: HTMLElement, state: ReturnType<OlderPosts['state']>, further: boolean): void {
  const words = { loading: 'Loading...', failed: 'The older stories could not be loaded.' };
  setText(findPart(list, 'more-status'), state === 'loading' || state === 'failed' ? words[state] : '');
  findPart(list, 'more')?.toggleAttribute('hidden', state === 'none' && !further);
  findPart(list, 'more-button')?.toggleAttribute('hidden', state === 'loading');
  findPart(list, 'more-first')?.toggleAttribute('hidden', state === 'failed');
  findPart(list, 'more-again')?.toggleAttribute('hidden', state !== 'failed');
}

/** The filter that matches no post: a search, a category, or both. */
interface NoneReason {
  searching: boolean;
  narrowed: boolean;
}

function emptyList(list: HTMLElement, { searching, narrowed }: NoneReason): HTMLElement {
  const copy = copyPart(list, 'empty');
  if (!searching) for (const part of ['searched', 'clear-search']) findPart(copy, part)?.remove();
  if (searching && !narrowed) findPart(copy, 'show-all')?.remove();
  return copy;
}
