import { href } from '../../base/settings.ts';
import { defineIsland } from '../../island/define-island.ts';
import { ActionButton } from '../../ui/button/action-button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './site-search.module.css';

/** The search in its overlay: a combobox over a fixed list, which the script loads. Without script it links to all pages. */
function SiteSearch() {
  return (
    <search className={styles.search}>
      <form className={styles.form} action={href('/sitemap')} data-hold="">
        <label className={styles.field}>
          <span className="visuallyHidden">Search tours and pages</span>
          <input
            type="search"
            name="q"
            placeholder="Search tours and pages"
            autoComplete="off"
            className={styles.input}
            role="combobox"
            aria-expanded="false"
            aria-controls="search-results"
            aria-autocomplete="list"
          />
        </label>
        <ActionButton type="submit" size="icon" aria-label="Go to the first result">
          <Icon name="arrow" />
        </ActionButton>
        <ActionButton
          variant="ghost"
          size="icon"
          aria-label="Close search"
          command="close"
          commandfor="site-search"
        >
          <Icon name="close" />
        </ActionButton>
      </form>
      <ul id="search-results" className={styles.list} data-part="list" aria-label="Results" />
      <p className={styles.message} role="status" data-part="message" />
    </search>
  );
}

export default defineIsland({
  name: 'site-search',
  when: 'interaction',
  onError: 'keep',
  component: SiteSearch,
});
