import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { hasModifier } from '../../base/plain-click.ts';
import { href } from '../../base/settings.ts';
import { defineIsland } from '../../island/define-island.ts';
import { ActionButton } from '../../ui/button/action-button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { findResults, type SearchResult } from './search-results.ts';
import classes from './site-search.module.css';

export interface SiteSearchProps {
  results: SearchResult[];
}

/** The search in its overlay: a combobox over a fixed list. Without script the list itself is shown. */
function SiteSearch({ results }: SiteSearchProps) {
  const [query, setQuery] = useState('');
  const [live, setLive] = useState(false);
  const [active, setActive] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();

  useEffect(() => {
    setLive(true);
    // What was typed before this code arrived counts.
    setQuery(input.current?.value ?? '');
    const clear = () => {
      if (input.current) input.current.value = '';
      setQuery('');
      setActive(-1);
    };
    const dialog = input.current?.closest('dialog');
    dialog?.addEventListener('close', clear);
    return () => dialog?.removeEventListener('close', clear);
  }, []);

  const shown = live ? findResults(results, query) : results;
  const open = live && shown.length > 0;
  const go = (result: SearchResult | undefined) => {
    if (result) window.location.assign(href(result.path));
  };
  const onKey = (event: KeyboardEvent) => {
    // A search field takes the key to empty itself; here it closes the overlay, which empties it, too.
    if (event.key === 'Escape') {
      event.preventDefault();
      input.current?.closest('dialog')?.close();
    }
    // With a modifier the arrows are the browser's: they select text.
    const step = hasModifier(event) ? undefined : { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || shown.length === 0) return;
    event.preventDefault();
    setActive((current) => (current + step + shown.length) % shown.length);
  };

  return (
    <search className={classes.search}>
      <form
        className={classes.form}
        data-hold
        onSubmit={(event) => {
          event.preventDefault();
          go(shown[Math.max(active, 0)]);
        }}
      >
        <label className={classes.field}>
          <span className="visuallyHidden">Search tours and pages</span>
          <input
            ref={input}
            type="search"
            name="q"
            placeholder="Search tours and pages"
            autoComplete="off"
            className={classes.input}
            role="combobox"
            aria-expanded={open}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={open && active >= 0 ? `${listId}-${active}` : undefined}
            onInput={(event) => {
              setQuery(event.currentTarget.value);
              setActive(-1);
            }}
            onKeyDown={onKey}
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
      <ul
        id={listId}
        className={live ? classes.list : `${classes.list} ${classes.still}`}
        role={live ? 'listbox' : undefined}
        aria-label="Results"
      >
        {shown.map((result, position) =>
          live ? (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the input's, which keeps the focus
            <li
              key={result.path}
              id={`${listId}-${position}`}
              // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of a listbox in HTML
              role="option"
              aria-selected={position === active}
              tabIndex={-1}
              className={`${classes.result} ${position === active ? classes.active : ''}`}
              onClick={() => go(result)}
            >
              <Result {...result} />
            </li>
          ) : (
            <li key={result.path}>
              <a href={href(result.path)} className={classes.result}>
                <Result {...result} />
              </a>
            </li>
          ),
        )}
      </ul>
      <p className={classes.message} role="status">
        {live && query.length > 1 && shown.length === 0 ? `No results found for "${query}"` : ''}
      </p>
    </search>
  );
}

function Result({ name, type }: SearchResult) {
  return (
    <>
      {name}
      <span className={classes.tag}>{type === 'tour' ? 'Tour' : 'Page'}</span>
    </>
  );
}

export default defineIsland<SiteSearchProps>({
  name: 'site-search',
  when: 'interaction',
  onError: 'keep',
  component: SiteSearch,
});
