import { useEffect, useRef, useState } from 'react';
import { defineIsland } from '../../island/define-island.ts';
import { ActionButton } from '../../ui/button/action-button.tsx';
import type { TourCardData } from '../tour-card/tour-card-data.ts';
import { filterTours, tourCountText } from '../tour-filter.ts';
import { TourGrid } from '../tour-grid/tour-grid.tsx';
import styles from './tour-finder.module.css';

interface TourFinderProps {
  tours: TourCardData[];
}

/** The tour search and the cards that it filters (spec sections 4, 5 and 8). */
function TourFinder({ tours }: TourFinderProps) {
  const [query, setQuery] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // What was typed before the search came to life counts.
  useEffect(() => setQuery(field.current?.value ?? ''), []);
  const shown = filterTours(tours, query);
  const wanted = query.trim();
  const reset = () => {
    setQuery('');
    if (field.current) field.current.value = '';
    field.current?.focus();
  };
  return (
    <div className={styles.finder}>
      <search>
        <form
          className={styles.search}
          method="dialog"
          data-hold=""
          onSubmit={(event) => event.preventDefault()}
        >
          <label htmlFor="tour-search">Find a tour</label>
          <input
            ref={field}
            id="tour-search"
            type="search"
            placeholder="Search tours..."
            autoComplete="off"
            onInput={(event) => setQuery(event.currentTarget.value)}
          />
        </form>
      </search>
      <p className={styles.count} role="status">
        {wanted && tourCountText(shown.length, wanted)}
      </p>
      {shown.length > 0 ? (
        <TourGrid tours={shown} />
      ) : (
        <div className={styles.empty}>
          <h3>No tours found</h3>
          <p>Try adjusting your search or browse all tours.</p>
          <ActionButton variant="secondary" onClick={reset}>
            View all tours
          </ActionButton>
        </div>
      )}
    </div>
  );
}

export default defineIsland({
  name: 'tour-finder',
  when: 'interaction',
  onError: 'replace-main',
  component: TourFinder,
});
