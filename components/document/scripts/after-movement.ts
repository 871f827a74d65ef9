/** What matters only after the visitor's first movement: the booking bar, hover delays, links to questions. */
import { showBookingBar } from '../../booking/booking-bar/show-bar.ts';
import { openLinkedItem } from '../../ui/accordion/open-linked-item.ts';
import { startSkipDelay } from './skip-delay.ts';

export const afterMovement = [showBookingBar, startSkipDelay, openLinkedItem];
