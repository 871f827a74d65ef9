import { hasModifier } from '../../base/plain-click.ts';
import { fetchJson } from '../../base/request.ts';
import { href } from '../../base/settings.ts';
import type { StartIsland } from '../../island/define-island.ts';
import { findPart, keepPart, setText } from '../../island/parts.ts';
import { element } from '../../ui/element.ts';
import { findResults, type SearchResult, searchFile } from './search-results.ts';
import styles from './site-search.module.css';

interface Entry {
  name: string;
  item: HTMLLIElement;
  link: HTMLAnchorElement;
}

const loadingText = 'Loading...';
const loadFailed = 'The list of pages could not be loaded. Please try again.';

/** A combobox of matching results, selected by arrow keys and opened by Enter (spec section 5). */
const startSiteSearch: StartIsland<null> = async (root) => {
  const list = keepPart(root, 'list');
  const field = () => root.querySelector<HTMLInputElement>('[name=q]');
  const query = () => field()?.value.trim() ?? '';
  let entries: Entry[] = [];
  let shown: Entry[] = [];
  let active = -1;
  let loading: Promise<void> | undefined;
  list().setAttribute('role', 'listbox');
  /** Fetched at the first interaction, and again with the next keystroke after a failure. */
  const load = (): Promise<void> => {
    loading ??= fetchJson(`/${searchFile}`)
      .then((results) => {
        // Written by our own build; what a login page or another program answers has another form.
        entries = (results as SearchResult[]).map(entryOf);
      })
      .catch((error: unknown) => {
        console.error(error);
        loading = undefined;
      });
    return loading;
  };
  const choose = (position: number) => {
    active = position;
    for (const [index, { link }] of shown.entries())
      link.setAttribute('aria-selected', String(index === active));
    const chosen = shown[active]?.link;
    if (chosen) field()?.setAttribute('aria-activedescendant', chosen.id);
    else field()?.removeAttribute('aria-activedescendant');
  };
  const show = () => {
    shown = findResults(entries, query());
    list().replaceChildren(...shown.map(({ item }) => item));
    field()?.setAttribute('aria-expanded', String(shown.length > 0));
    const nothing = query().length > 1 && shown.length === 0;
    const reason = entries.length > 0 ? `No results found for "${query()}"` : loadFailed;
    setText(findPart(root, 'message'), nothing ? reason : '');
    choose(-1);
  };
  const search = async () => {
    if (entries.length === 0) {
      setText(findPart(root, 'message'), query().length > 1 ? loadingText : '');
      await load();
    }
    show();
  };
  const clear = () => {
    const input = field();
    if (input) input.value = '';
    show();
  };
  const dialog = root.closest('dialog');
  dialog?.addEventListener('close', clear);
  root.addEventListener('input', search);
  root.addEventListener('submit', (event) => {
    event.preventDefault();
    const target = shown[Math.max(active, 0)];
    if (target) location.assign(target.link.href);
  });
  root.addEventListener('keydown', (event) => {
    if (event.target !== field() || event.isComposing) return;
    // Escape in a search field clears it; here it closes the overlay, which also clears it.
    if (event.key === 'Escape') {
      event.preventDefault();
      dialog?.close();
    }
    // With a modifier the arrow keys select text.
    const step = hasModifier(event) ? undefined : { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || shown.length === 0) return;
    event.preventDefault();
    choose(active < 0 && step < 0 ? shown.length - 1 : (active + step + shown.length) % shown.length);
  });
  // The search may have been closed before this script arrived; text of an open one is used.
  if (dialog?.open === false) clear();
  await search();
};
export default startSiteSearch;

function entryOf({ name, path, type }: SearchResult, index: number): Entry {
  const tag = element('span', { class: styles.tag }, type === 'tour' ? 'Tour' : 'Page');
  const link = element(
    'a',
    {
      id: `search-result-${index}`,
      class: styles.result,
      href: href(path),
      role: 'option',
      tabindex: '-1',
    },
    name,
    tag,
  );
  return { name, item: element('li', { role: 'none' }, link), link };
}
