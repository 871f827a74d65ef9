import type { ReactNode } from 'react';
import { href } from '../../base/settings.ts';
import { itemCalendarUrl } from '../../providers/booking.ts';
import { buttonClass } from '../../ui/button/look.ts';

interface ReserveButtonProps {
  /** Item at the booking provider: its calendar opens in a new tab. Without it the button leads to `link`. */
  itemId?: number | undefined;
  flowId?: number | undefined;
  /** The provider's page for this tour, where it is not the standard address made from the item. */
  bookingUrl?: string | undefined;
  /** Page of this site, used without an item; default `/booking`. With empty text a press shows the error toast. */
  link?: string;
  variant?: 'primary' | 'secondary' | 'outline' | 'accent' | 'ghost';
  /** What is reserved, for screen readers. */
  about?: string;
  children: ReactNode;
}

/**
 * A plain link to the booking provider or a page of ours. `reserve.ts` finds it by its data attribute and adds the
 * analytics events and the error messages (spec section 4, reserve button).
 */
export function ReserveButton({
  itemId,
  flowId,
  bookingUrl,
  link = '/booking',
  variant = 'primary',
  about,
  children,
}: ReserveButtonProps) {
  const look = buttonClass({
    variant: variant === 'primary' ? 'default' : variant,
    size: variant === 'primary' ? 'lg' : 'default',
  });
  const label = about && <span className="visuallyHidden"> {about}</span>;
  const withItem = itemId !== undefined && flowId !== undefined;
  if (!withItem && !link)
    return (
      <button type="button" className={look} data-reserve="">
        {children}
        {label}
      </button>
    );
  if (!withItem)
    return (
      <a className={look} href={href(link)} data-reserve="">
        {children}
        {label}
      </a>
    );
  return (
    <a
      className={look}
      href={bookingUrl || itemCalendarUrl(itemId, flowId)}
      target="_blank"
      rel="noopener"
      data-reserve={itemId}
    >
      {children}
      {label}
      <span className="visuallyHidden"> (opens in a new tab)</span>
    </a>
  );
}
