import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { compileCssModule, minifyCss } from '../../../../scripts/generator/code/css-modules.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'cats-css-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(file: string, css: string, root = folder): string {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, css);
  return target;
}
const compile = (file: string, css: string, root = folder) => compileCssModule(write(file, css, root), root);

test('every class has one name in the map and in the CSS', () => {
  const { code, classes } = compile('a.module.css', '.card{color:red}.card .title:hover{color:blue}');
  expect(Object.keys(classes)).toEqual(['card', 'title']);
  expect(code).toBe(`.${classes.card}{color:red}.${classes.card} .${classes.title}:hover{color:#00f}`);
});

test('the same class in two files has two names', () => {
  const [one, two] = ['one.module.css', 'two.module.css'].map((file) => compile(file, '.card{color:red}'));
  expect(one?.classes.card).not.toBe(two?.classes.card);
});

test('names depend on the path from the root alone, so a project in another folder has the same', () => {
  const elsewhere = path.join(folder, 'elsewhere');
  expect(compile('x/a.module.css', '.card{color:red}', elsewhere)).toEqual(
    compile('x/a.module.css', '.card{color:red}'),
  );
});

test('an edit that keeps the classes keeps their names', () => {
  const before = compile('b.module.css', '.card{color:red}.title{color:red}').classes;
  expect(compile('b.module.css', '.title{margin:0}.card{padding:0}').classes).toEqual(before);
});

test('animations and shared custom properties still meet their users', () => {
  const { code } = compile(
    'c.module.css',
    '@keyframes spin{to{rotate:1turn}}.a{animation:spin 1s;color:var(--ink)}',
  );
  const name = /@keyframes ([\w-]+)/.exec(code)?.[1] ?? 'none';
  expect(code.split(name).length).toBe(3);
  expect(code).toContain('var(--ink)');
});

test('own addresses in plain CSS get the base path, addresses elsewhere stay', () => {
  const css = '@font-face{font-family:A;src:url(/assets/a.woff2)}p{background:url(data:image/gif;base64,AA)}';
  expect(minifyCss(css, '/cats/')).toContain('url(/cats/assets/a.woff2)');
  expect(minifyCss(css, '/cats/')).toContain('data:image/gif');
});
