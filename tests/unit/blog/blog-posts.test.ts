import { expect, test } from 'vitest';
import {
  type BlogEntry,
  filterPosts,
  findPost,
  postCountText,
  relatedPosts,
  showsTopics,
} from '../../../components/blog/blog-posts.ts';
import { picture } from '../support/picture.ts';

const image = picture('cat', 'A cat');
const post = (id: string, category: BlogEntry['category'], title = id): BlogEntry => ({
  id,
  title,
  category,
  excerpt: `About ${id}`,
  author: 'Cats About Town Team',
  date: '2025-01-05',
  image,
  readTime: 2,
});
const posts = [
  { ...post('jerry-fox', 'History', 'The cat in spectacles'), aliases: ['1'] },
  post('ned', 'History'),
  post('minnie', 'History'),
  post('mouser', 'History'),
  post('last', 'History'),
  post('heights', 'Neighborhoods'),
];

test('search and category are combined', () => {
  expect(filterPosts(posts, 'SPECTACLES', null).map(({ id }) => id)).toEqual(['jerry-fox']);
  expect(filterPosts(posts, 'about', 'Neighborhoods').map(({ id }) => id)).toEqual(['heights']);
  expect(filterPosts(posts, 'spectacles', 'Neighborhoods')).toEqual([]);
  expect(filterPosts(posts, 'neighborhoods', null).map(({ id }) => id)).toEqual(['heights']);
});

test('the number of results is stated in words, but not for an empty search', () => {
  expect(postCountText(1, 'ned')).toBe('Found 1 post matching "ned"');
  expect(postCountText(3, 'cat')).toBe('Found 3 posts matching "cat"');
  expect(postCountText(0, 'dog')).toBe('No posts found matching "dog"');
  expect(postCountText(6, ' ')).toBe('');
});

test('a post is found by its id and by its other ids', () => {
  expect(findPost(posts, '1')?.id).toBe('jerry-fox');
  expect(findPost(posts, 'ned')?.id).toBe('ned');
  expect(findPost(posts, 'dog')).toBeUndefined();
});

test('up to three other posts of the category are related', () => {
  const related = relatedPosts(posts, post('ned', 'History')).map(({ id }) => id);
  expect(related).toEqual(['jerry-fox', 'minnie', 'mouser']);
  expect(relatedPosts(posts, post('heights', 'Neighborhoods'))).toEqual([]);
});

test('topics are shown without a category, if there are several and more than three posts', () => {
  expect(showsTopics(2, 4, null)).toBe(true);
  expect(showsTopics(2, 3, null)).toBe(false);
  expect(showsTopics(2, 6, 'History')).toBe(false);
  expect(showsTopics(1, 5, null)).toBe(false);
});
