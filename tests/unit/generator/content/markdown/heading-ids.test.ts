import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSlugger } from '../../../../../scripts/generator/content/markdown/heading-ids.ts';

test.each([
  ['The Hall', 'the-hall'],
  ['Déjà vu, Ångström!', 'deja-vu-angstrom'],
  ["Jerry's glasses", 'jerrys-glasses'],
  ['Jerry’s glasses', 'jerrys-glasses'],
  ['  1904: fire  ', '1904-fire'],
  ['🐈', 'section'],
  ['', 'section'],
  ['猫', 'section'],
])('the heading "%s" becomes %s', (heading, id) => {
  expect(createSlugger()(heading)).toBe(id);
});

test.each(['main', 'book-now', 'faq-section', 'top'])('the id %s is reserved for the page', (id) => {
  expect(createSlugger()(id)).toBe(`${id}-2`);
});

test('each article starts counting again', () => {
  createSlugger()('Hall');
  expect(createSlugger()('Hall')).toBe('hall');
});

test('for any headings, no id is empty, repeated or needs escaping', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 20 }), (headings) => {
      const ids = headings.map(createSlugger());
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    }),
    { seed: 1891, numRuns: 200 },
  );
});

test('headings that look like numbered ones do not collide', () => {
  const slug = createSlugger();
  expect(['Hall', 'Hall 2', 'Hall', 'Hall'].map(slug)).toEqual(['hall', 'hall-2', 'hall-3', 'hall-4']);
});
