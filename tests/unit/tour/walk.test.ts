import { expect, test } from 'vitest';
import { storiesOf } from '../../../components/tour/walk.ts';

test('a walk lists its own stories, the newest six', () => {
  const posts = Array.from({ length: 20 }, (_, index) => ({ id: index, tour: index % 2 ? 'a' : 'b' }));
  expect(storiesOf(posts, 'a').map(({ id }) => id)).toEqual([1, 3, 5, 7, 9, 11]);
  expect(storiesOf(posts, 'c')).toEqual([]);
});
