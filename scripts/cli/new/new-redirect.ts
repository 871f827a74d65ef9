import path from 'node:path';
import { oldPathFault } from '../../../content/output-path.ts';
import { UserError } from '../../core/errors/user-error.ts';
import { ownFilesBelow } from '../../core/files/files-below.ts';
import { inRoot } from '../../core/files/paths.ts';
import { findPages, singleRoutes } from '../../generator/code/page-files.ts';
import { checkReferences } from '../../generator/content/cross-check.ts';
import { generatedFiles } from '../../generator/content/files/public-files.ts';
import { checkRedirects } from '../../generator/content/redirect-check.ts';
import { append, type Created, entriesOf, type NewEntry, sentences } from './new-entry.ts';

/** The checks of a build, for the new redirect alone. */
export function redirect(entry: NewEntry): Created {
  const [from = '', to = ''] = entry.values;
  const fault = oldPathFault(from);
  if (fault) throw new UserError(`The old address "${from}" ${fault}.`);
  if (!/^\/(?!\/)\S*$/.test(to))
    throw new UserError(`The new address "${to}" must be a page of this site, e.g. /tours.`);
  if (from === to) throw new UserError(`${from} cannot redirect to itself.`);
  const posts = ownFilesBelow(path.join(entry.content, 'blog')).map((name) => name.replace(/\.md$/, ''));
  const routes = new Set([...singleRoutes(findPages()), ...posts.map((id) => `/blog/${id}`)]);
  const file = 'content/redirects.yaml';
  const listed = entriesOf(entry, 'redirects', 'redirects').flatMap(({ from: old, to: target }) =>
    (Array.isArray(old) ? old : []).map((one) => ({ from: String(one), to: String(target), file })),
  );
  const same = listed.find((old) => old.from === from);
  if (same) throw new UserError(`${file} already has a redirect from ${from} to ${same.to}.`);
  const row = { from, to, file };
  const known = {
    routes,
    files: new Set([...generatedFiles, ...ownFilesBelow(inRoot('public'))]),
    images: new Set<string>(),
    posts: new Set(posts),
  };
  const redirects = new Map(listed.map((old) => [old.from, old.to]));
  const earlier = checkRedirects(listed, known).map(({ message }) => message);
  const problem = [
    ...checkRedirects([...listed, row], known).filter(({ message }) => !earlier.includes(message)),
    ...checkReferences([{ file, references: [{ kind: 'link', value: to, line: 0 }] }], {
      ...known,
      redirects,
    }),
  ][0];
  if (problem) throw new UserError(sentences(problem));
  return append(
    entry,
    'redirects',
    'redirects',
    { to, from: [from] },
    'It takes effect with the next build.',
  );
}
