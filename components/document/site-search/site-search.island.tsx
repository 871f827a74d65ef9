import { href } from '../../base/settings.ts';
import { defineIsland } from '../../island/define-island.ts';
import { ActionButton } from '../../ui/button/action-button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import classes from './site-search.module.css';

/** The search in its overlay: a combobox over a fixed list, which the script loads. Without script it links to all pages. */
function SiteSearch() {
  return (
    <search className={classes.search}>
      <form className={classes.form} action={href('/sitemap')} data-hold="">
        <label className={classes.field}>
          <span className="visuallyHidden">Search tours and pages</span>
          <input
            type="search"
            name="q"
            placeholder="Search tours and pages"
            autoComplete="off"
            className={classes.input}
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
      <ul id="search-results" className={classes.list} data-part="list" aria-label="Results" />
      <p className={classes.message} role="status" data-part="message" />
    </search>
  );
}

export default defineIsland({
  name: 'site-search',
  when: 'interaction',
  onError: 'keep',
  component: SiteSearch,
});
