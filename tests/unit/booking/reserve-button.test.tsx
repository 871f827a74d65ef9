// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ReserveButton } from '../../../components/booking/reserve-button/reserve-button.tsx';

test('each variant has its class, and primary has the large size', () => {
  const classesOf = (variant?: 'primary' | 'secondary' | 'outline' | 'accent' | 'ghost') => {
    const { unmount } = render(<ReserveButton {...(variant ? { variant } : {})}>Reserve</ReserveButton>);
    const classes = [...screen.getByRole('link').classList];
    unmount();
    return classes;
  };
  expect(classesOf()).toEqual(['button', 'default', 'lg']);
  expect(classesOf('primary')).toEqual(['button', 'default', 'lg']);
  for (const variant of ['secondary', 'outline', 'accent', 'ghost'] as const)
    expect(classesOf(variant)).toEqual(['button', variant]);
});

test('without an item the button leads to the booking page, with one to its calendar', () => {
  render(<ReserveButton>Reserve</ReserveButton>);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/booking');
  render(
    <ReserveButton itemId={577800} flowId={1219724}>
      Calendar
    </ReserveButton>,
  );
  const link = screen.getByRole('link', { name: /Calendar/ });
  expect(link.getAttribute('href')).toMatch(/\/items\/577800\/calendar\/\?flow=1219724&full-items=yes$/);
  expect(link.getAttribute('target')).toBe('_blank');
});
