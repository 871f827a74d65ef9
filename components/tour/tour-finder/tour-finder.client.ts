import type { StartIsland } from '../../island/define-island.ts';
import { attempt, copyPart, findPart, keepPart, setText } from '../../island/parts.ts';
import { filterTours, type SearchableTour, tourCountText } from '../tour-filter.ts';

/** Filters the cards of the page, without rendering them again, so that translations are kept. */
const startTourFinder: StartIsland<SearchableTour[]> = (root, tours) => {
  const cards = [...root.querySelectorAll<HTMLElement>('[data-part="cards"] > li')];
  if (cards.length !== tours.length) throw new Error('The tour finder and its cards do not agree');
  const list = keepPart(root, 'cards');
  const field = () => root.querySelector('input');
  let shown: readonly HTMLElement[] = cards;
  const show = () => {
    const query = field()?.value.trim() ?? '';
    const found = new Set(filterTours(tours, query));
    setText(findPart(root, 'count'), query ? tourCountText(found.size, query) : '');
    const next = cards.filter((_, index) => tours[index] && found.has(tours[index]));
    if (next.length === shown.length && next.every((card, index) => card === shown[index])) return;
    shown = next;
    list().replaceChildren(...next);
    list().hidden = next.length === 0;
    findPart(root, 'none')?.replaceChildren(...(next.length === 0 ? [copyPart(root, 'empty')] : []));
  };
  for (const type of ['input', 'change']) root.addEventListener(type, show);
  root.addEventListener('submit', (event) => event.preventDefault());
  root.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('[data-part="reset"]'))) return;
    const input = field();
    if (input) input.value = '';
    attempt(show);
    input?.focus();
  });
  // Text typed before the script started is used.
  show();
};
export default startTourFinder;
