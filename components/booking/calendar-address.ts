/** Id of the calendar's section on the booking page. */
export const calendarSection = 'available-tours';

/**
 * Where a booking button of the page frame leads: to the booking page, and on that page to its calendar.
 * @param path address of the page with the button
 */
export const calendarAddress = (path: string): string =>
  path === '/booking' ? `#${calendarSection}` : '/booking';
