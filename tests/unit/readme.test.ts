/** Commands, files and headings that the README names exist. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../../scripts/core/files/paths.ts';
import { hashedFolders } from '../../scripts/generator/hosts/rules.ts';

const readme = readFileSync(inRoot('README.md'), 'utf8');
const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(inRoot('package.json'), 'utf8'),
);
/** npm's built-in commands for scripts. */
const short = ['start', 'test'];

test('every command of the project is in the README, and every command in the README is one', () => {
  const named = new Set([...readme.matchAll(/\bnpm (?:run )?([a-z][\w:-]*)/g)].map(([, name = '']) => name));
  expect([...named].filter((name) => name !== 'ci' && !Object.hasOwn(scripts, name))).toEqual([]);
  // The README omits two scripts for the shipped pictures, and npm's lifecycle scripts.
  const all = Object.keys(scripts).filter(
    (name) => !name.startsWith('pre') || name in { preflight: 1, previews: 1 },
  );
  expect(all.filter((name) => !named.has(name) && name !== 'art')).toEqual([]);
  for (const name of short) expect(readme).toContain(`npm ${name}`);
});

test('every file and folder of the project that the README names exists', () => {
  const made = /^(?:dist|\.hosts|\.sandbox|\.site-build|content\/blog\/my-story\.md)\b/;
  const places = [
    ...readme.matchAll(/`((?:content|pages|components|styles|public|scripts|tests|\.github)\/[\w./-]*)`/g),
  ]
    .map(([, place = '']) => place)
    .filter((place) => !made.test(place));
  expect(places.length).toBeGreaterThan(20);
  expect(places.filter((place) => place !== 'public/CNAME' && !existsSync(inRoot(place)))).toEqual([]);
});

test('links within the README lead to headings', () => {
  const headings = [...readme.matchAll(/^#+ (.+)$/gm)].map(([, words = '']) =>
    words.toLowerCase().replace(/\W+/g, '-'),
  );
  const links = [...readme.matchAll(/\]\(#([^)]+)\)/g)].map(([, target = '']) => target);
  expect(links.length).toBeGreaterThan(2);
  expect(links.filter((target) => !headings.includes(target))).toEqual([]);
});

test('the guides for S3 and for plain servers name all folders that may be cached', () => {
  const guides = readme
    .split('<details>')
    .filter((guide) => /assets\/\$f|in `assets\/` for a year/.test(guide));
  expect(guides).toHaveLength(2);
  for (const guide of guides)
    for (const folder of hashedFolders) expect(guide).toMatch(new RegExp(`[\\s\`/]${folder}[\\s\`;/]`));
});
