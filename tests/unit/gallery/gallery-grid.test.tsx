// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GalleryGrid } from '../../../components/gallery/gallery-grid/gallery-grid.tsx';
import { picture } from '../support/picture.ts';

test('a picture that is listed twice is shown once', () => {
  render(
    <GalleryGrid
      set="walks"
      images={[picture('ned', 'Ned'), picture('tom', 'Tom'), picture('ned', 'Ned')]}
    />,
  );
  expect(screen.getAllByRole('img').map((shown) => shown.getAttribute('alt'))).toEqual(['Ned', 'Tom']);
});

test('an empty list shows a message', () => {
  render(<GalleryGrid set="walks" images={[]} />);
  expect(screen.getByText('No images to display.')).toBeDefined();
  expect(screen.getByText('Check back soon for more photos from our tours and community!')).toBeDefined();
});

test.each([2, 3, 4] as const)('the grid can have %i columns', (columns) => {
  render(<GalleryGrid set="walks" columns={columns} images={[picture('ned', 'Ned')]} />);
  expect(screen.getByRole('list').dataset.columns).toBe(String(columns));
});
