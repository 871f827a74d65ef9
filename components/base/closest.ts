/** What matches a selector, of an event's target and the elements around it; null if the target is no element, e.g. the document. */
export const closest = <Found extends HTMLElement = HTMLElement>(
  target: EventTarget | null,
  selector: string,
): Found | null => (target instanceof Element ? target.closest<Found>(selector) : null);
