/** The messages of reserve buttons (spec section 8). */
import type { ReserveFailure } from '../../booking/reserve-button/reserve.ts';
import { toast } from '../../ui/toast/toast.ts';

const messages: Record<ReserveFailure, { title: string; description: string }> = {
  calendar: {
    title: 'Booking Error',
    description: "We're having trouble opening the booking calendar. Please try again later.",
  },
  address: {
    title: 'Navigation Error',
    description: "We're having trouble with this button. Please try again later.",
  },
};

export function showReserveFailure(failure: ReserveFailure): void {
  toast({ ...messages[failure], variant: 'destructive' });
}
