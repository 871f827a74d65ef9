import { hasModifier } from '../../base/plain-click.ts';
import type { StartIsland } from '../../island/define-island.ts';
import { findPart, keepPart, setText } from '../../island/parts.ts';
import { findResults } from './search-results.ts';

/** Makes the list of links a combobox's: as many of them as match, chosen by arrows, gone to by Enter (spec section 5). */
const startSiteSearch: StartIsland<string[]> = (root, names) => {
  const list = keepPart(root, 'list');
  const entries = [...list().children].map((item, index) => ({ name: names[index] ?? '', item }));
  const field = () => root.querySelector('input');
  let shown: typeof entries = [];
  let active = -1;
  for (const [index, { item }] of entries.entries()) {
    item.setAttribute('role', 'none');
    const link = linkIn(item);
    link?.setAttribute('role', 'option');
    link?.setAttribute('tabindex', '-1');
    if (link) link.id = `search-result-${index}`;
  }
  list().setAttribute('role', 'listbox');
  const choose = (position: number) => {
    active = position;
    for (const [index, { item }] of shown.entries())
      linkIn(item)?.setAttribute('aria-selected', String(index === active));
    const chosen = shown[active]?.item.querySelector('a');
    if (chosen) field()?.setAttribute('aria-activedescendant', chosen.id);
    else field()?.removeAttribute('aria-activedescendant');
  };
  const show = () => {
    const query = field()?.value ?? '';
    shown = findResults(entries, query);
    list().replaceChildren(...shown.map(({ item }) => item));
    list().toggleAttribute('data-live', true);
    field()?.setAttribute('aria-expanded', String(shown.length > 0));
    const nothing = query.length > 1 && shown.length === 0;
    setText(findPart(root, 'message'), nothing ? `No results found for "${query}"` : '');
    choose(-1);
  };
  const clear = () => {
    const input = field();
    if (input) input.value = '';
    show();
  };
  const dialog = root.closest('dialog');
  dialog?.addEventListener('close', clear);
  root.addEventListener('input', show);
  root.addEventListener('submit', (event) => {
    event.preventDefault();
    const target = shown[Math.max(active, 0)];
    const link = target && linkIn(target.item);
    if (link) window.location.assign(link.href);
  });
  root.addEventListener('keydown', (event) => {
    if (event.target !== field() || event.isComposing) return;
    // A search field takes the key to empty itself; here it closes the overlay, which empties it, too.
    if (event.key === 'Escape') {
      event.preventDefault();
      dialog?.close();
    }
    // With a modifier the arrows are the browser's: they select text.
    const step = hasModifier(event) ? undefined : { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || shown.length === 0) return;
    event.preventDefault();
    choose(active < 0 && step < 0 ? shown.length - 1 : (active + step + shown.length) % shown.length);
  });
  // What was typed before this code arrived counts.
  show();
};
export default startSiteSearch;

const linkIn = (item: Element) => item.querySelector('a');
