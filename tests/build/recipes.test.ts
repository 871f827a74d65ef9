/** The recipes of `scripts/README.md` work as written: a page, a tour, an island and a check are added to a copy of the project. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { inRoot } from '../../scripts/core/files/paths.ts';
import { withoutSettings } from '../fixtures/without-settings.ts';
import { temporaryFolder } from '../unit/support/temporary-folder.ts';

const copy = realpathSync(temporaryFolder('cats recipes [1] é, x'));
const read = (file: string) => readFileSync(path.join(copy, file), 'utf8');
function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
  writeFileSync(path.join(copy, file), text);
}

/** Inserts a line before the first line that contains `before`. */
function insert(file: string, before: string, line: string): void {
  const text = read(file);
  expect(text).toContain(before);
  write(file, text.replace(before, `${line}\n${before}`));
}

/** Schemas and other code in `content/`, and what is generated from it. */
const code = /\.ts$|\.schemas\b|\.json$/;

interface Built {
  code: number | null;
  output: string;
}

function build(): Built {
  // As npm calls it in `tests/`: paths are from there.
  const args = ['scripts/run.mjs', 'build', '--content', 'fixtures/content', '--pictures', 'defer'];
  const npm = { npm_package_json: path.join(copy, 'package.json'), INIT_CWD: path.join(copy, 'tests') };
  const { status, stdout, stderr } = spawnSync(process.execPath, [...args, '--no-compress'], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...withoutSettings(), ...npm, BUILD_DATE: '2026-05-04' },
  });
  return { code: status, output: stdout + stderr };
}

let first: Built;
beforeAll(() => {
  for (const name of ['components', 'content', 'pages', 'public', 'scripts', 'styles', 'tests/fixtures'])
    cpSync(inRoot(name), path.join(copy, name), {
      recursive: true,
      // Of the content only the code: the fixture has its own texts and pictures.
      filter: (source) => !source.startsWith(inRoot('content') + path.sep) || code.test(source),
    });
  for (const name of ['build.ts', 'package.json', 'package-lock.json', 'tsconfig.json'])
    cpSync(inRoot(name), path.join(copy, name));
  symlinkSync(inRoot('node_modules'), path.join(copy, 'node_modules'), 'junction');

  // As macOS does it on a stick or in an archive.
  for (const file of ['pages/about.tsx', 'components/ui/faq.client.ts', 'components/ui/a.module.css'])
    write(`${path.dirname(file)}/._${path.basename(file)}`, '\0\u0005\u0016\u0007\0Mac OS X');

  write(
    'pages/meeting.tsx',
    `import { Island } from '../components/island/island.server.tsx';
import { definePage } from '../components/page/define-page.ts';
import { pageMeta } from '../components/page/page-meta.ts';
import { Hero } from '../components/ui/hero/hero.tsx';
import greeting from '../components/ui/greeting/greeting.island.tsx';

export default definePage({
  islands: [greeting],
  meta: ({ pages }) => pageMeta(pages.meeting),
  body: ({ pages }) => (
    <>
      <Hero size="small" {...pages.meeting.hero} />
      <Island id="greeting" of={greeting} props={{ words: pages.meeting.greeting }} />
    </>
  ),
});
`,
  );
  write(
    'components/ui/greeting/greeting.island.tsx',
    `import { defineIsland } from '../../island/define-island.ts';

const Greeting = ({ words }: { words: string }) => <button type="button">{words}</button>;

export default defineIsland({ name: 'greeting', when: 'interaction', onError: 'keep', component: Greeting });
`,
  );
  write(
    'components/ui/greeting/greeting.client.ts',
    `import type { StartIsland } from '../../island/define-island.ts';

const startGreeting: StartIsland<object> = (root) => {
  root.addEventListener('click', () => root.classList.add('greeted'));
};
export default startGreeting;
`,
  );
  insert(
    'content/page-schemas.ts',
    '  about: v.strictObject({',
    '  meeting: v.strictObject({ ...pageBase, greeting: text }),',
  );
  const words = read('tests/fixtures/content/pages/sitemap.yaml');
  const hero = /^hero:\n(?: .*\n)+/m.exec(words)?.[0] ?? '';
  write(
    'tests/fixtures/content/pages/meeting.yaml',
    `title: Where We Meet\ndescription: A page that a test adds by the recipe, with a description that is long enough for search engines.\n${hero}greeting: Good day\n`,
  );
  write(
    'tests/fixtures/content/pages/sitemap.yaml',
    words.replace(
      /^pages:\n/m,
      'pages:\n  - path: /meeting\n    label: Meeting\n    description: Where we meet\n',
    ),
  );
  const slugs = read('content/tour-slugs.ts');
  write('content/tour-slugs.ts', slugs.replace("'] as const", "', 'harbor'] as const"));
  const [tour, page] = ['tests/fixtures/content/tours/', 'pages/tours/'];
  write(
    `${tour}harbor.yaml`,
    read(`${tour}lower-east-side.yaml`)
      .replaceAll('The Market Walk', 'The Harbor Walk')
      .replace('Two', 'Three')
      .replace(/^(id|itemId): .*/gm, '$1: 799'),
  );
  write(`${page}harbor.tsx`, read(`${page}lower-east-side.tsx`).replaceAll('lower-east-side', 'harbor'));
  first = build();
}, 120_000);

test('a page, an island and a tour that are added by the recipes work', () => {
  const { code, output } = first;
  expect(output).not.toContain('mistake');
  expect(code).toBe(0);
  const html = read('dist/meeting.html');
  expect(html).toContain('<title>Where We Meet');
  expect(html).toContain('data-island="greeting"');
  expect(html).toContain('>Good day</button>');
  expect(read('dist/sitemap.xml')).toContain('/meeting<');
  expect(read('dist/tours/harbor.html')).toContain('>The Harbor Walk</h1>');
  for (const file of ['tours.html', 'booking.html', 'sitemap.html', 'index.html', 'sitemap.xml', 'llms.txt'])
    expect(read(`dist/${file}`), file).toContain('/tours/harbor');
});

test('a check that is added by the recipe reports its problem, and the last good output stays', () => {
  write(
    'scripts/checks/no-greeting.ts',
    `import type { Problem } from '../core/errors/problem.ts';
import type { PageFacts } from './page-facts.ts';

/** No page is about meeting. */
export const noMeetingPages = (pages: readonly PageFacts[]): Problem[] =>
  pages
    .filter(({ title }) => title.includes('Where We Meet'))
    .map(({ path }) => ({ file: path, message: 'It is about meeting', remedy: 'Write about something else' }));
`,
  );
  insert(
    'scripts/checks/index.ts',
    'import { BuildError,',
    "import { noMeetingPages } from './no-greeting.ts';",
  );
  insert('scripts/checks/index.ts', '    ...headsAreUnique(pages', '    ...noMeetingPages(pages),');
  const before = read('dist/meeting.html');
  write(
    'tests/fixtures/content/pages/meeting.yaml',
    read('tests/fixtures/content/pages/meeting.yaml').replace('Good day', 'Good evening'),
  );
  const { code, output } = build();
  expect(code).toBe(1);
  expect(output).toContain('/meeting  It is about meeting. Write about something else');
  expect(read('dist/meeting.html')).toBe(before);
}, 120_000);
