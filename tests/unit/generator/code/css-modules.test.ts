import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { expect, test } from 'vitest';
import { bundle } from '../../../../scripts/generator/code/bundler.ts';
import { compileCssModule, minifyCss, moduleCodes } from '../../../../scripts/generator/code/css-modules.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder('cats-css');

function write(file: string, css: string, root = folder): string {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, css);
  return target;
}
const compile = (file: string, css: string, root = folder, code = 'ab') =>
  compileCssModule(write(file, css, root), root, code);

test('every class has one name in the map and in the CSS', () => {
  const { code, classes } = compile('a.module.css', '.card{color:red}.card .title:hover{color:blue}');
  expect(Object.keys(classes)).toEqual(['card', 'title']);
  expect(code).toBe(`.${classes.card}{color:red}.${classes.card} .${classes.title}:hover{color:#00f}`);
});

test('every module has its own suffix, derived from its path below components only', () => {
  const [one, other] = ['one', 'other'].map((name) => path.join(folder, name));
  for (const root of [one, other] as string[])
    for (const file of ['b/y.module.css', 'a/x.module.css', 'a/plain.css'])
      write(`components/${file}`, '', root);
  const codes = moduleCodes(one ?? '');
  expect([...codes].map(([file, code]) => [path.relative(one ?? '', file), code])).toEqual([
    [path.join('components', 'a', 'x.module.css'), 'a0'],
    [path.join('components', 'b', 'y.module.css'), 'a1'],
  ]);
  expect([...moduleCodes(other ?? '').values()]).toEqual([...codes.values()]);
  for (const root of [one, other] as string[])
    for (let at = 0; at < 40; at++) write(`components/c/${at}.module.css`, '', root);
  const many = [...moduleCodes(one ?? '').values()];
  expect(new Set(many).size).toBe(42);
  // A name that begins with two letters may be one that ad blockers hide: `ad4`.
  expect(many.filter((code) => !/^[a-z]\d$/.test(code))).toEqual([]);
});

test('the same class name in two files has two names', () => {
  const [one, two] = ['ab', 'ac'].map((code) => compile('one.module.css', '.card{color:red}', folder, code));
  expect(one?.classes.card).not.toBe(two?.classes.card);
});

test('class names do not change with an edit that keeps the classes', () => {
  const before = compile('b.module.css', '.card{color:red}.title{color:red}').classes;
  expect(compile('b.module.css', '.title{margin:0}.card{padding:0}').classes).toEqual(before);
});

test('animations and shared custom properties keep working', () => {
  const { code } = compile(
    'c.module.css',
    '@keyframes spin{to{rotate:1turn}}.a{animation:spin 1s;color:var(--ink)}',
  );
  const name = /@keyframes ([\w-]+)/.exec(code)?.[1] ?? 'none';
  expect(code.split(name).length).toBe(3);
  expect(code).toContain('var(--ink)');
});

test('internal addresses in plain CSS get the base path, external ones do not', () => {
  const css = '@font-face{font-family:A;src:url(/assets/a.woff2)}p{background:url(data:image/gif;base64,AA)}';
  expect(minifyCss(css, '/cats/')).toContain('url(/cats/assets/a.woff2)');
  expect(minifyCss(css, '/cats/')).toContain('data:image/gif');
  expect(minifyCss('html{-webkit-text-size-adjust:100%}', '/')).toContain('-webkit-text-size-adjust');
});

test('a mistake is reported at its file and line, also within a bundle', async () => {
  const wrong = '.a{color:red}\n.b{color:}}}';
  expect(() => minifyCss(wrong, '/', 'styles/base.css')).toThrow('  styles/base.css:2  Unexpected');
  const plugin: Plugin = {
    name: 'modules',
    setup({ onLoad }) {
      onLoad({ filter: /./ }, () => ({ contents: compile('b/wrong.module.css', wrong).code }));
    },
  };
  const entry = write('entry.js', '');
  await expect(bundle({ entryPoints: [entry], plugins: [plugin] })).rejects.toThrow(
    '\n  b/wrong.module.css:2  Unexpected',
  );
});

test('a conflict that Git has left in code is reported as such', async () => {
  const text = '/* a */\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> theirs\n';
  expect(() => minifyCss(text, '/', 'styles/base.css')).toThrow(
    '  styles/base.css:2  Git found two versions',
  );
  await expect(bundle({ entryPoints: [write('d.tsx', text)] })).rejects.toThrow(
    /d\.tsx:2 {2}Git found two versions/,
  );
});
