/** Widths at which a card's picture is shown, as the first of a list and elsewhere. */
export const leadSizes = '(min-width: 768px) 40rem, 100vw';
export const cardSizes = '(min-width: 1024px) 24rem, (min-width: 640px) 50vw, 100vw';

/** Gives the card in a list item the wide layout of the first one, or the layout of the others. */
export function setLead(item: Element, lead: boolean): void {
  const card = item.querySelector('article');
  if (!card || card.hasAttribute('data-lead') === lead) return;
  card.toggleAttribute('data-lead', lead);
  for (const picture of card.querySelectorAll('[sizes]'))
    picture.setAttribute('sizes', lead ? leadSizes : cardSizes);
}
