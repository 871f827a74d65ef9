// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BlogList } from '../../../components/blog/blog-list/blog-list.tsx';
import { SiteIndex } from '../../../components/page/site-index/site-index.tsx';
import { picture } from '../support/picture.ts';

const image = picture('cat', 'A cat');
const hero = { kicker: 'Blog', title: 'Stories', lead: 'Of cats', alt: image.alt, image };

test('an empty blog shows a message, and neither search nor topics', () => {
  render(<BlogList hero={hero} lead="" posts={[]} older={0} topics={[]} />);
  expect(screen.getByRole('heading', { name: 'No Blog Posts Available' })).toBeTruthy();
  expect(screen.getByText('Check back soon for new stories and updates!')).toBeTruthy();
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryByText('Browse by Topic')).toBeNull();
  expect(screen.queryByText('No posts found')).toBeNull();
});

test('a sitemap without posts shows a message and no empty list', () => {
  const tour = { title: 'A walk', teaser: 'With cats' };
  const { container } = render(
    <SiteIndex
      content={{
        posts: [],
        pages: { sitemap: { title: '', description: '', hero, pages: [] } },
        tours: {
          'brooklyn-heights': tour,
          'financial-district': tour,
          'lower-east-side': tour,
          'private-tours': tour,
        },
      }}
    />,
  );
  expect(screen.getByText('No blog posts available')).toBeTruthy();
  expect(container.querySelectorAll('#blog-posts ~ ul')).toHaveLength(0);
});
