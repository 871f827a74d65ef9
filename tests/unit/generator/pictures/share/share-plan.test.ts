import { expect, test } from 'vitest';
import type { ResponsiveImage } from '../../../../../content/image.ts';
import type { Content } from '../../../../../content/types.ts';
import { planShare, shareDefaults } from '../../../../../scripts/generator/pictures/share/share-plan.ts';

const picture = (name: string, hash = '1'): ResponsiveImage => ({
  name,
  alt: name,
  width: 1536,
  height: 1024,
  src: '',
  widths: [640],
  format: 'jpg',
  color: '#ffffff',
  stem: `/assets/images/${name}.${hash}`,
});
// The only fields that a plan uses.
const content = {
  site: { name: 'Cats About Town' },
  pages: { home: { hero: { kicker: 'Walking tours', image: picture('hero-home') } } },
} as Content;
const meta = { title: 'Ned of the Bridge', section: 'History', image: picture('ned') };
const pathOf = (changes: Partial<typeof meta> = {}, key = 'key') =>
  planShare('/blog/ned', { ...meta, ...changes }, shareDefaults(content, key)).path;

test('the address names the page and is the same for the same inputs', () => {
  expect(pathOf()).toMatch(/^assets\/images\/share\/blog-ned\.[0-9a-f]{6}\.jpg$/);
  expect(pathOf()).toBe(pathOf());
  expect(planShare('/', meta, shareDefaults(content, '')).path).toMatch(/^assets\/images\/share\/home\./);
});

test('another focus gives another address, and no focus the previous one', () => {
  const at = (focus?: string) => pathOf({ image: { ...picture('ned'), ...(focus ? { focus } : {}) } });
  expect(new Set([at(), at('30% 20%'), at('30% 25%')]).size).toBe(3);
  expect(at()).toBe(pathOf());
});

test('another title, category, picture, replaced picture, company or drawing gives another address', () => {
  const renamed = { ...content, site: { ...content.site, name: 'Dogs About Town' } };
  const paths = [
    pathOf(),
    pathOf({ title: 'Ned of the bridge' }),
    pathOf({ section: 'Tours' }),
    pathOf({ image: picture('tom') }),
    pathOf({ image: picture('ned', '2') }),
    planShare('/blog/ned', meta, shareDefaults(renamed, 'key')).path,
    pathOf({}, 'another'),
  ];
  expect(new Set(paths).size).toBe(paths.length);
});

test("a page without a picture uses the home page's", () => {
  expect(planShare('/plain', { title: 'Plain' }, shareDefaults(content, 'key')).image).toBe('hero-home');
});
