import { expect, test } from 'vitest';
import { inRoot } from '../../scripts/core/files/paths.ts';
import { usedCharacters } from '../../scripts/fonts/characters.ts';
import list from '../../styles/faces.json' with { type: 'json' };

test('the fonts have every letter of the content; npm run fonts adds others', () => {
  const used = usedCharacters([inRoot('content')]);
  expect(used.filter((character) => !(list.characters + list.absent).includes(character))).toEqual([]);
});
