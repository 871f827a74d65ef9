/** Faults of a single page: head, headings, pictures. */
import type { Finding } from '../core/errors/problem.ts';
import type { Tags } from './page-tags.ts';

/** A fault, and the field of the head in which it is, or the id of the element. */
export type PageFault = Finding & { field?: 'title' | 'description'; id?: string };

/** The longest title that the schema allows, plus the company's name. */
const titleLimit = 140;

export function faultsIn(title: string, tags: Tags): PageFault[] {
  const { description, canonical, headings } = tags;
  const found: PageFault[] = [];
  const report = (message: string, remedy: string, field?: PageFault['field']) =>
    found.push({ message, remedy, ...(field && { field }) });
  if (!title) report('The page has no title', 'Give its meta a title');
  if (title.length > titleLimit)
    report(
      `The title has ${title.length} characters`,
      `Write at most ${titleLimit}, including the suffix`,
      'title',
    );
  if (!/^[a-z]/.test(tags.lang)) report('The page has no language', 'Set lang on the html element');
  if (description.length < 70 || description.length > 160) {
    report(
      `The description has ${description.length} characters`,
      'Write 70 to 160, with the values of constants',
      'description',
    );
  }
  if (!canonical.startsWith('http')) report('The canonical address is not absolute', 'Use absoluteUrl()');
  const tops = headings.filter((level) => level === 1).length;
  if (tops !== 1) report(`The page has ${tops} headings of level 1`, 'Keep exactly one h1');
  headings.forEach((level, index) => {
    const before = headings[index - 1] ?? 1;
    if (index > 0 && level > before + 1)
      report(`Heading ${index + 1} jumps from h${before} to h${level}`, 'Do not skip a level');
  });
  if (tags.styled) report('A style attribute would be blocked by the content policy', 'Use a class');
  if (tags.undescribed) report('A picture has no alt text', 'Add alt');
  for (const id of tags.repeatedIds)
    found.push({
      message: `Two parts of the page have the id "${id}"`,
      remedy: 'Give their headings or questions different texts',
      id,
    });
  for (const label of tags.vague)
    report(`A link says only "${label}"`, 'Name its target, at least for screen readers');
  return found;
}
