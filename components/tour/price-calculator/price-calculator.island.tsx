import { useEffect, useRef, useState } from 'react';
import { formatCents } from '../../base/format.ts';
import { defineIsland } from '../../island/define-island.ts';
import { type PrivatePrice, privateTourCents, readGuests } from '../price.ts';
import styles from './price-calculator.module.css';

type PriceCalculatorProps = PrivatePrice;

/** What a private tour costs for a number of guests, 1 to 30 (spec section 9). The HTML shows the default number. */
function PriceCalculator(price: PriceCalculatorProps) {
  const { maxGuests, defaultGuests, includedGuests, extraGuestCents, minimumCents } = price;
  const [guests, setGuests] = useState(defaultGuests);
  const field = useRef<HTMLInputElement>(null);
  const read = () => setGuests(readGuests(field.current?.value ?? '', maxGuests));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before
  useEffect(read, []);
  const write = (count: number) => {
    setGuests(count);
    if (field.current) field.current.value = String(count);
  };
  const extra = Math.max(0, guests - includedGuests);
  return (
    <div className={styles.calculator}>
      <label htmlFor="guests">Number of guests</label>
      <div className={styles.field}>
        <button
          type="button"
          aria-label="One guest fewer"
          disabled={guests <= 1}
          onClick={() => write(Math.max(1, guests - 1))}
        >
          −
        </button>
        <input
          ref={field}
          id="guests"
          type="number"
          inputMode="numeric"
          min={1}
          max={maxGuests}
          defaultValue={defaultGuests}
          onInput={read}
          onBlur={() => write(readGuests(field.current?.value ?? '', maxGuests))}
        />
        <button
          type="button"
          aria-label="One guest more"
          disabled={guests >= maxGuests}
          onClick={() => write(Math.min(maxGuests, guests + 1))}
        >
          +
        </button>
      </div>
      <output className={styles.total} htmlFor="guests">
        <span>Total</span> <strong>{formatCents(privateTourCents(guests, price))}</strong>
      </output>
      <p className={styles.terms}>
        {formatCents(minimumCents)} for up to {includedGuests} guests
        {extra > 0
          ? `, and ${extra} more at ${formatCents(extraGuestCents)} each.`
          : `; each further guest adds ${formatCents(extraGuestCents)}.`}
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
