// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { telephoneLink } from '../../../components/base/telephone-link.ts';
import { TourFacts } from '../../../components/tour/tour-facts/tour-facts.tsx';

const tour = {
  facts: [],
  meetingPoint: {
    name: 'The first lamp',
    address: '1 Lamp Street',
    subway: 'None',
    mapUrl: 'https://example.org/map',
    endPoint: 'The last lamp',
  },
};

test('a phone number for the day of the tour is a link at the meeting point', () => {
  render(<TourFacts tour={tour} dayPhone="+1 (212) 555-0100" />);
  expect(screen.getByRole('link', { name: '+1 (212) 555-0100' }).getAttribute('href')).toBe(
    'tel:+12125550100',
  );
});

test('without a number nothing is shown', () => {
  render(<TourFacts tour={tour} dayPhone={undefined} />);
  expect(screen.queryByText('On the day')).toBeNull();
  expect(document.querySelector('[href^="tel:"]')).toBeNull();
});

test("decoration is not part of the link's text", () => {
  expect(telephoneLink('+44 20 7946.0958')).toBe('tel:+442079460958');
});
