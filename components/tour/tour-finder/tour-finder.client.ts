import { closest } from '../../base/closest.ts';
import type { StartIsland } from '../../island/define-island.ts';
import { attempt, copyPart, findCard, findPart, keepPart, setText } from '../../island/parts.ts';
import { filterTours, tourCountText } from '../tour-filter.ts';
import type { FinderTour } from './tour-finder.island.tsx';

/** Filters the cards of the page, without rendering them again, so that translations are kept. */
const startTourFinder: StartIsland<FinderTour[]> = (root, tours) => {
  const cards = tours.flatMap((tour) => {
    // An extension may have removed cards, or added others.
    const card = findCard(root, 'cards', `/tours/${tour.slug}`);
    return card ? [{ tour, card }] : [];
  });
  const list = keepPart(root, 'cards');
  const field = () => root.querySelector<HTMLInputElement>('#tour-search');
  let shown: readonly HTMLElement[] = cards.map(({ card }) => card);
  const show = () => {
    const query = field()?.value.trim() ?? '';
    const found = new Set(filterTours(tours, query));
    setText(findPart(root, 'count'), query ? tourCountText(found.size, query) : '');
    const next = cards.flatMap(({ tour, card }) => (found.has(tour) ? [card] : []));
    if (next.length === shown.length && next.every((card, index) => card === shown[index])) return;
    shown = next;
    list().replaceChildren(...next);
    list().hidden = next.length === 0;
    findPart(root, 'none')?.replaceChildren(...(next.length === 0 ? [copyPart(root, 'empty')] : []));
  };
  for (const type of ['input', 'change']) root.addEventListener(type, show);
  root.addEventListener('submit', (event) => event.preventDefault());
  root.addEventListener('click', ({ target }) => {
    if (!closest(target, '[data-part="reset"]')) return;
    const input = field();
    if (input) input.value = '';
    attempt(show);
    input?.focus();
  });
  // Text typed before the script started is used.
  show();
};
export default startTourFinder;
