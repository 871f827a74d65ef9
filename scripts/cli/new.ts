/** `npm run new -- KIND …`: adds an entry to the content with all its fields, or fails with a one-line error. */
import { inRoot } from '../core/paths.ts';
import { UserError } from '../core/user-error.ts';
import { todayInNewYork } from '../generator/content/settings.ts';
import { type Created, kinds, type NewEntry } from './new-kinds.ts';

const usage = `Use: npm run new -- KIND …
  story "Title"               a story in content/blog/
  press "Title"               an article about the company, in content/press.yaml
  review "Name"               what a guest said, in content/reviews.yaml
  photo FILE                  a picture for the gallery, copied to content/images/
  redirect OLD NEW            an old address and its page, in content/redirects.yaml
  tour-date-skip TOUR DAY     a date without a tour, e.g. brooklyn-heights 2025-07-04`;

/** @param place the content folder, and today's date as YYYY-MM-DD */
export function createEntry(
  [kind = '', ...values]: readonly string[],
  place: Pick<NewEntry, 'content' | 'today'> = { content: inRoot('content'), today: todayInNewYork() },
): Created {
  const found = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (!found) throw new UserError(kind ? `Unknown kind "${kind}".\n${usage}` : usage);
  if (values.length !== found.values || values.some((value) => value.trim() === ''))
    throw new UserError(
      `"${kind}" takes ${found.values} ${found.values === 1 ? 'value' : 'values'}: put one with spaces in quotes.\n${usage}`,
    );
  return found.create({ ...place, values: values.map((value) => value.trim()) });
}

export function newCommand(argv: readonly string[]): number {
  const { file, next } = createEntry(argv);
  console.log(`Wrote ${file}\n${next}`);
  return 0;
}
