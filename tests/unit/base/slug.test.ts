/** Ids and addresses from titles and names. */
import { expect, test } from 'vitest';
import { slugOf } from '../../../components/base/slug.ts';

test.each([
  ['Fanny’s Café, 1904', 'fannys-cafe-1904'],
  ['Straße nach Łódź', 'strasse-nach-lodz'],
  ['STRAẞE, İstanbul, ışık', 'strasse-istanbul-isik'],
  ['Smørrebrød, Đorđe, Þórr, œuvre, Ægir', 'smorrebrod-dorde-thorr-oeuvre-aegir'],
  ['ﬁnd Nº 5 ½', 'find-no-5-1-2'],
  ['  -- Ned --  ', 'ned'],
  ['Кошка', ''],
])('%s → %s', (text, slug) => {
  expect(slugOf(text)).toBe(slug);
});
