import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { Content } from '../../../../../content/types.ts';
import { unreadFields } from '../../../../../scripts/generator/content/values/unread-fields.ts';
import { watchContent } from '../../../../../scripts/generator/content/values/watch-content.ts';
import { placesIn } from '../../../../../scripts/generator/content/yaml/fields.ts';
import { parseYaml } from '../../../../../scripts/generator/content/yaml/parse-yaml.ts';

/** Warnings for one page whose fields `look` reads. */
function warningsFor(yaml: string, value: unknown, look: (page: never, content: Content) => void): string[] {
  const file = 'content/pages/about.yaml';
  const parsed = parseYaml({ file, text: yaml }, v.looseObject({}));
  const records = { 'pages/about.yaml': { file, ...placesIn(parsed.value, parsed.lineOf) } };
  // The watcher requires only that each part is an object.
  const parts = {
    site: {},
    pages: { about: value },
    tours: {},
    team: [],
    reviews: {},
    gallery: {},
    press: {},
  };
  const { content, seen } = watchContent(parts as unknown as Content);
  look(content.pages.about as never, content);
  return unreadFields(records, seen);
}

const yaml = 'title: A\nhero:\n  title: B\n  lead: C\ncards:\n  - icon: paw\n    text: D\n';
const value = { title: 'A', hero: { title: 'B', lead: 'C' }, cards: [{ icon: 'paw', text: 'D' }] };
type Page = typeof value;

test('an unused field is reported with its file and line', () => {
  const warnings = warningsFor(yaml, value, (page: Page) => {
    void [page.title, page.hero.title, page.cards.map(({ text }) => text)];
  });
  expect(warnings).toEqual([
    'content/pages/about.yaml:4  No page shows "hero.lead". It has no effect; unless it is required, delete it.',
    'content/pages/about.yaml:6  No page shows "cards.icon". It has no effect; unless it is required, delete it.',
  ]);
});

test('of an unused group only the group is reported', () => {
  const warnings = warningsFor(yaml, value, (page: Page) => {
    void [page.title, page.cards.map(({ text, icon }) => text + icon)];
  });
  expect(warnings).toEqual([
    'content/pages/about.yaml:2  No page shows "hero". It has no effect; unless it is required, delete it.',
  ]);
});

test('the props of an island and a spread copy count as use', () => {
  const props = warningsFor(yaml, value, (page: Page) => {
    JSON.stringify(page);
  });
  expect(props).toEqual([]);
  const spread = warningsFor(yaml, value, (page: Page) => {
    void [{ ...page.hero }, page.title, page.cards.map((card) => ({ ...card }))];
  });
  expect(spread).toEqual([]);
});
