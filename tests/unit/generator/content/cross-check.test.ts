import { expect, test } from 'vitest';
import { formatProblem } from '../../../../scripts/core/problem.ts';
import { checkReferences } from '../../../../scripts/generator/content/cross-check.ts';

const known = {
  images: new Set(['jerry-fox', 'hero-home']),
  routes: new Set(['/', '/tours', '/tours/brooklyn-heights', '/blog/jerry-fox']),
  redirects: new Map([['/cats', '/']]),
  constants: new Set(['group.small', 'price.perPersonCents']),
};
const check = (kind: 'image' | 'link' | 'constant', value: string) =>
  checkReferences([{ file: 'content/a.yaml', references: [{ kind, value, line: 4 }] }], known).map(
    formatProblem,
  );

test.each(['/', '/tours', '/tours/', '/tours#faq', '/tours?x=1', '#here'])('the link %s is good', (link) => {
  expect(check('link', link)).toEqual([]);
});

test('a link to no page names the nearest one', () => {
  expect(check('link', '/tours/brooklyn-hights')).toEqual([
    'content/a.yaml:4  The link "/tours/brooklyn-hights" leads to no page. Did you mean "/tours/brooklyn-heights"?',
  ]);
});

test('a link to an old address names the new one', () => {
  expect(check('link', '/cats')).toEqual([
    'content/a.yaml:4  The link "/cats" leads to an old address. Write "/"',
  ]);
});

test('a picture that is not there, or differs in case, names the right one', () => {
  expect(check('image', 'Jerry-Fox')).toEqual([
    'content/a.yaml:4  There is no picture "Jerry-Fox" in content/images/. Did you mean "jerry-fox"?',
  ]);
  expect(check('image', 'somewhere-else-entirely')).toEqual([
    'content/a.yaml:4  There is no picture "somewhere-else-entirely" in content/images/. Put somewhere-else-entirely.jpg into content/images/',
  ]);
});

test('a constant that is not there names the nearest one', () => {
  expect(check('constant', 'group.small')).toEqual([]);
  expect(check('constant', 'group.smal')).toEqual([
    `content/a.yaml:4  There is no constant "\${group.smal}". Did you mean "\${group.small}"?`,
  ]);
  expect(check('constant', 'x')).toEqual([
    `content/a.yaml:4  There is no constant "\${x}". Name a field of content/site.yaml, e.g. \${group.small}`,
  ]);
});
