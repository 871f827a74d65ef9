import { defineIsland } from '../../island/define-island.ts';
import { ActionButton } from '../../ui/button/action-button.tsx';
import type { TourCardData } from '../tour-card/tour-card-data.ts';
import { TourGrid } from '../tour-grid/tour-grid.tsx';
import styles from './tour-finder.module.css';

interface TourFinderProps {
  tours: TourCardData[];
}

/** Data of a tour for the script. */
export type FinderTour = Pick<TourCardData, 'slug' | 'title' | 'description' | 'teaser'>;

/** The tour search and the cards that it filters (spec sections 4, 5 and 8). */
function TourFinder({ tours }: TourFinderProps) {
  return (
    <div className={styles.finder}>
      <search>
        <form className={styles.search} method="dialog" data-hold="">
          <label htmlFor="tour-search">Find a tour</label>
          <input id="tour-search" type="search" placeholder="Search tours..." autoComplete="off" />
        </form>
      </search>
      <p className={styles.count} role="status" data-part="count" />
      <TourGrid tours={tours} part="cards" />
      <div data-part="none" />
      <template data-part="empty">
        <div className={styles.empty}>
          <h3>No tours found</h3>
          <p>Try adjusting your search or browse all tours.</p>
          <ActionButton variant="secondary" data-part="reset">
            View all tours
          </ActionButton>
        </div>
      </template>
    </div>
  );
}

export default defineIsland<TourFinderProps>({
  name: 'tour-finder',
  when: 'interaction',
  onError: 'replace-main',
  component: TourFinder,
  data: ({ tours }): FinderTour[] =>
    tours.map(({ slug, title, description, teaser }) => ({ slug, title, description, teaser })),
});
