import { defineIsland } from '../../island/define-island.ts';
import { type PrivatePrice, priceTerms, priceTotal } from '../price.ts';
import styles from './price-calculator.module.css';

/** What a private tour costs for a number of guests, 1 to 30 (spec section 9). The HTML shows the default number. */
function PriceCalculator(price: PrivatePrice) {
  const { maxGuests, defaultGuests } = price;
  return (
    <div className={styles.calculator}>
      <label htmlFor="guests">Number of guests</label>
      <div className={styles.field}>
        <button type="button" aria-label="One guest fewer" data-part="fewer">
          −
        </button>
        <input
          id="guests"
          type="number"
          inputMode="numeric"
          min={1}
          max={maxGuests}
          defaultValue={defaultGuests}
        />
        <button type="button" aria-label="One guest more" data-part="more">
          +
        </button>
      </div>
      <output className={styles.total} htmlFor="guests">
        <span>Total</span> <strong data-part="total">{priceTotal(defaultGuests, price)}</strong>
      </output>
      <p className={styles.terms} data-part="terms">
        {priceTerms(defaultGuests, price)}
      </p>
    </div>
  );
}

export default defineIsland({
  name: 'price-calculator',
  when: 'visible',
  onError: 'keep',
  component: PriceCalculator,
});
