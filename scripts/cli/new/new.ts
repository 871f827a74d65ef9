/** `npm run new -- KIND …`: adds an entry to the content with all its fields, or fails with a one-line error. */
import { UserError } from '../../core/errors/user-error.ts';
import { inRoot } from '../../core/files/paths.ts';
import { forbiddenCharacters, forbiddenProblem } from '../../core/text/control-characters.ts';
import { todayInNewYork } from '../../generator/content/settings/settings.ts';
import { type Created, type NewEntry, sentences } from './new-entry.ts';
import { kinds } from './new-kinds.ts';

const usage = `Use: npm run new -- KIND …
  story "Title"               a story in content/blog/
  press "Title"               an article about the company, in content/press.yaml
  review "Name"               what a guest said, in content/reviews.yaml
  photo FILE                  a picture for the gallery, copied to content/images/
  redirect OLD NEW            an old address and its page, in content/redirects.yaml
  tour-date-skip TOUR DAY     a date without a tour, e.g. brooklyn-heights 2025-07-04`;

/** @param place the content folder, and today's date as YYYY-MM-DD */
export async function createEntry(
  [kind = '', ...values]: readonly string[],
  place: Pick<NewEntry, 'content' | 'today'> = { content: inRoot('content'), today: todayInNewYork() },
): Promise<Created> {
  const found = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (!found) throw new UserError(kind ? `Unknown kind "${kind}".\n${usage}` : usage);
  if (values.length !== found.values || values.some((value) => value.trim() === ''))
    throw new UserError(
      `"${kind}" takes ${found.values} ${found.values === 1 ? 'value' : 'values'}: put one with spaces in quotes.\n${usage}`,
    );
  for (const { name } of values.flatMap(forbiddenCharacters))
    throw new UserError(sentences(forbiddenProblem(name)));
  return found.create({ ...place, values: values.map((value) => value.trim()) });
}

export async function newCommand(argv: readonly string[]): Promise<number> {
  if (/^(?:-h|--help|help)$/.test(argv[0] ?? '')) {
    console.log(usage);
    return 0;
  }
  const { file, next } = await createEntry(argv);
  console.log(`Wrote ${file}\n${next}`);
  return 0;
}
