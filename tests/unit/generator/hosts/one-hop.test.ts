/** The generated rules, together with the built-in redirects of hosts, never cause redirect loops or chains. */
import { expect, test } from 'vitest';
import { redirectsSchema } from '../../../../content/schema.ts';
import { findPages } from '../../../../scripts/generator/code/page-files.ts';
import { redirectTable } from '../../../../scripts/generator/content/redirects.ts';
import { hostFiles } from '../../../../scripts/generator/hosts/index.ts';
import { words } from '../../../browser/support/words.ts';

type Habit = (path: string) => string;
/** Built-in redirects of hosts for an address below the site's folder. */
const habits: Record<string, Habit> = {
  'leaves addresses as they are': (path) => path,
  'takes .html, index and slash away': (path) =>
    path.replace(/(?:(?:^|\/)index)?\.html$/, '').replace(/\/+$/, ''),
  'takes .html away and shows folders with a slash': (path) =>
    path.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, ''),
};

const table = redirectTable({
  redirects: words('redirects.yaml', redirectsSchema).redirects,
  posts: [{ id: 'jerry-fox', aliases: ['1'] }],
  team: [{ name: 'Nora' }],
});
const routes = findPages()
  .map(({ route }) => route.replace('[id]', 'jerry-fox'))
  .filter((route) => route !== '/404');

/** The target of the first matching generated rule. */
function rulesAt(basePath: string): Habit {
  const { _redirects: printed = '' } = hostFiles({
    redirects: table,
    basePath,
    policy: '',
    bookingOrigin: '',
    texts: { siteUrl: '', routes },
  });
  const rules = printed.split('\n').flatMap((line) => {
    const [from, to] = line.split(' ');
    return from && to ? [{ from, to }] : [];
  });
  return (path) =>
    rules
      .find(({ from }) => (from.endsWith('*') ? path.startsWith(from.slice(0, -1)) : path === from))
      ?.to.replace(/\?.*$/, '') ?? path;
}

/** All addresses of a redirect chain. */
function way(start: string, rule: Habit, habit: Habit): string[] {
  const passed = [start];
  for (;;) {
    const at = passed.at(-1) ?? '';
    const ruled = rule(at);
    const next = ruled === at ? habit(at) : ruled;
    if (next === at) return passed;
    passed.push(next);
    if (passed.length > 5) return passed;
  }
}

const olds = table.map(({ from }) => from.replace('*', 'anyone'));
const forms = (path: string) =>
  path === '/' ? ['/', '/index.html'] : [path, `${path}/`, `${path}.html`, `${path}/index.html`];

test.each(
  Object.keys(habits).flatMap((name) => [
    [name, '/'],
    [name, '/cats/'],
  ]),
)('a host that %s, below %s, needs one hop at most and ends at a page', (name, basePath) => {
  const habit: Habit = (path) => basePath + habits[name]?.(path.slice(basePath.length));
  const rule = rulesAt(basePath);
  const below = (path: string) => basePath + path.slice(1);
  // A redirect page handles an old address whose target has a query.
  const smallPages = table.filter(({ to }) => to.includes('?')).flatMap(({ from }) => [from, `${from}/`]);
  const ends = new Set([...routes.flatMap(forms), ...smallPages].map(below));
  const starts = [...routes.flatMap(forms), ...olds.flatMap((old) => [old, `${old}/`])].map(below);
  expect(starts.length).toBeGreaterThan(50);
  const wrong = starts
    .map((start) => way(start, rule, habit))
    .filter((steps) => steps.length > 2 || !ends.has(steps.at(-1) ?? ''));
  expect(wrong).toEqual([]);
});
