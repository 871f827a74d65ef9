import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { specRows } from '../../spec/index.ts';

/** Patterns for the titles in a test file, with any text in place of variables. */
function titlesIn(source: string): RegExp[] {
  const calls = source.matchAll(/(?:\btest(?:\.(?!each)\w+)?|\]\))\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*?)\1/g);
  return [...calls].map(([, , title = '']) => {
    const plain = title.replace(/\\(['"`])/g, '$1');
    const parts = plain.split(/\$\{[^}]*\}/).map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
    return new RegExp(`^${parts.join('.*')}$`);
  });
}

test('each row of the table names a statement and an existing test', () => {
  const wrong = specRows.flatMap(({ section, requirement, test: named }) => {
    const [file = '', title = ''] = named.split(' > ');
    const url = new URL(`../../${file}`, import.meta.url);
    const there = existsSync(url) && titlesIn(readFileSync(url, 'utf8')).some((known) => known.test(title));
    return requirement.length > 10 && there ? [] : [`${section}: ${requirement} (${named})`];
  });
  expect(wrong).toEqual([]);
});

test('no row is repeated', () => {
  const all = specRows.map(({ section, requirement }) => `${section}: ${requirement}`);
  expect(all.filter((row, index) => all.indexOf(row) !== index)).toEqual([]);
});
