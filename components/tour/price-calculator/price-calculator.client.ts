import { closest } from '../../base/closest.ts';
import type { StartIsland } from '../../island/define-island.ts';
import { findPart, setText } from '../../island/parts.ts';
import { type PrivatePrice, priceTerms, priceTotal, readGuests } from '../price.ts';

/** Follows the number in the field; on blur it is corrected to a valid one (spec section 9). */
const startPriceCalculator: StartIsland<PrivatePrice> = (root, price) => {
  const { maxGuests } = price;
  const field = () => root.querySelector<HTMLInputElement>('#guests');
  const guests = () => readGuests(field()?.value ?? '', maxGuests);
  const show = () => {
    const count = guests();
    setText(findPart(root, 'total'), priceTotal(count, price));
    setText(findPart(root, 'terms'), priceTerms(count, price));
    findPart(root, 'fewer')?.setAttribute('aria-disabled', String(count <= 1));
    findPart(root, 'more')?.setAttribute('aria-disabled', String(count >= maxGuests));
  };
  const write = (count: number) => {
    const input = field();
    if (input) input.value = String(Math.min(maxGuests, Math.max(1, count)));
    show();
  };
  for (const type of ['input', 'change']) root.addEventListener(type, show);
  root.addEventListener('focusout', ({ target }) => target === field() && write(guests()));
  root.addEventListener('click', ({ target }) => {
    const button = closest(target, '[data-part]');
    const step = { fewer: -1, more: 1 }[button?.dataset.part ?? ''];
    if (step) write(guests() + step);
  });
  show();
};
export default startPriceCalculator;
