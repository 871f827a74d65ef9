// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import startBlogView from '../../../components/blog/blog-view/blog-view.client.ts';
import blogView, { type BlogViewData } from '../../../components/blog/blog-view/blog-view.island.tsx';
import { firstPageOf, firstPageSize, olderPosts } from '../../../components/blog/first-page.ts';
import type { PostSummary } from '../../../content/types.ts';
import { picture } from '../support/picture.ts';

const image = picture('cat', 'A cat');
/** Newest first; only the oldest one has another category. */
const total = firstPageSize * 2 + 5;
const posts = Array.from({ length: total }, (_, index): PostSummary => {
  const old = index === total - 1;
  return {
    id: `story-${index}`,
    title: `Story ${index}`,
    excerpt: old ? 'A lighthouse cat' : 'A cat',
    image,
    alt: image.alt,
    author: 'Cats About Town Team',
    date: '2025-01-05',
    tags: [],
    aliases: [],
    category: old ? 'History' : 'Neighborhoods',
    readTime: 1,
  };
});
const hero = { kicker: 'Blog', title: 'Stories', lead: 'Of cats', alt: image.alt, image };
const BlogView = blogView.component;
const show = () => {
  const props = { hero, lead: '', ...firstPageOf(posts), titleSuffix: '', tours: {} };
  const { container } = render(<BlogView {...props} />);
  // The data that the build writes into the page.
  void startBlogView(container, JSON.parse(JSON.stringify(blogView.data?.(props))) as BlogViewData);
};
const titles = () => screen.getAllByRole('heading', { level: 3 }).length;
const more = () => screen.getByRole('button', { name: /Show more stories|Try again/ });
const answer = (...answers: (Response | Error)[]) => {
  const fetched = vi.fn(async () => {
    const next = answers.shift();
    if (next instanceof Response) return next;
    throw next ?? new Error('asked too often');
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
const older = () => new Response(JSON.stringify(olderPosts(posts)));

test('the page contains the newest posts; more load on demand, and the first of them gets the focus', async () => {
  const fetched = answer(older());
  show();
  expect(titles()).toBe(firstPageSize);
  expect(fetched).not.toHaveBeenCalled();
  fireEvent.click(more());
  await waitFor(() => expect(titles()).toBe(firstPageSize * 2));
  await waitFor(() => expect(document.activeElement?.textContent).toBe(`Story ${firstPageSize}`));
  fireEvent.click(more());
  await waitFor(() => expect(titles()).toBe(posts.length));
  expect(screen.queryByRole('button', { name: 'Show more stories' })).toBeNull();
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('a search and a topic cover all posts', async () => {
  answer(older());
  show();
  expect(screen.getByRole('button', { name: /^History 1 story$/ })).toBeTruthy();
  fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'lighthouse' } });
  expect(screen.queryByText('No posts found')).toBeNull();
  await screen.findByText('Found 1 post matching "lighthouse"');
  // React, which makes the cards of older posts, may still be loading.
  await waitFor(() => expect(titles()).toBe(1));
});

test('a failure to load older posts is shown, with a way to retry', async () => {
  answer(new Error('offline'), new Response('', { status: 404 }), older());
  show();
  fireEvent.click(more());
  await screen.findByText('The older stories could not be loaded.');
  fireEvent.click(more());
  await screen.findByText('The older stories could not be loaded.');
  expect(titles()).toBe(firstPageSize);
  fireEvent.click(more());
  await waitFor(() => expect(titles()).toBe(firstPageSize * 2));
});
