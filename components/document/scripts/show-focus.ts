/**
 * Scrolls an element that gets the focus by the Tab key out of the fixed elements, by the scroll padding. Firefox scrolls only
 * if no part of the element is visible.
 */
export function showFocus(): void {
  document.addEventListener('keyup', ({ key }) => {
    if (key === 'Tab') document.querySelector('main :focus')?.scrollIntoView({ block: 'nearest' });
  });
}
