/** Widths at which a card's picture is shown, as the first of a list and elsewhere. */
export const leadSizes = '(min-width: 768px) 40rem, 100vw';
export const cardSizes = '(min-width: 1024px) 24rem, (min-width: 640px) 50vw, 100vw';
/** Of cards in one row, by their number: few of them are wider. */
export function rowSizes(cards: number): string {
  if (cards === 1) return '(min-width: 900px) 24rem, 92vw';
  if (cards === 2) return '(min-width: 1024px) 36rem, (min-width: 640px) 46vw, 92vw';
  return '(min-width: 1024px) 24rem, (min-width: 768px) 30vw, (min-width: 640px) 46vw, 92vw';
}

/** Gives the card in a list item the wide layout of the first one, or the layout of the others. */
export function setLead(item: Element, lead: boolean): void {
  const card = item.querySelector('article');
  if (!card || card.hasAttribute('data-lead') === lead) return;
  card.toggleAttribute('data-lead', lead);
  for (const picture of card.querySelectorAll('[sizes]'))
    picture.setAttribute('sizes', lead ? leadSizes : cardSizes);
}
