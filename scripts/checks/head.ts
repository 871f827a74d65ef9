import type { Problem } from '../build/build-error.ts';
import type { HtmlPage } from './html-page.ts';

/** Titles and descriptions are there, unique and of a good length; one h1; headings in order; JSON-LD parses. */
export function headIsRight(pages: readonly HtmlPage[]): Problem[] {
  const shown = pages.filter(({ stub }) => !stub);
  return [...shown.flatMap(faults), ...repeated(shown, 'title'), ...repeated(shown, 'description')];
}

function faults({ file, title, description, canonical, headings, html }: HtmlPage): Problem[] {
  const found: Problem[] = [];
  const report = (message: string, remedy: string) => found.push({ file, message, remedy });
  if (!title) report('The page has no title', 'Give its meta a title');
  if (description.length < 70 || description.length > 200) {
    report(`The description has ${description.length} characters`, 'Write 70 to 160');
  }
  if (!canonical.startsWith('http')) report('The canonical address is not absolute', 'Use absoluteUrl()');
  const tops = headings.filter((level) => level === 1).length;
  if (tops !== 1) report(`The page has ${tops} headings of the first level`, 'Keep exactly one h1');
  headings.forEach((level, index) => {
    const before = headings[index - 1] ?? 1;
    if (index > 0 && level > before + 1)
      report(`Heading ${index + 1} jumps from h${before} to h${level}`, 'Do not leave out a level');
  });
  if (/<[a-z][^>]*\sstyle="/.test(html))
    report('A style attribute would be blocked by the content policy', 'Use a class');
  if (/<img\b(?![^>]*\salt=)/.test(html)) report('A picture has no alt text', 'Add alt');
  for (const [, json = ''] of html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)) {
    try {
      JSON.parse(json);
    } catch {
      report('The structured data is not valid JSON', 'Correct the jsonLd of its meta');
    }
  }
  return found;
}

function repeated(pages: readonly HtmlPage[], field: 'title' | 'description'): Problem[] {
  const first = new Map<string, HtmlPage>();
  return pages.flatMap((page) => {
    const other = first.get(page[field]);
    if (!other) {
      first.set(page[field], page);
      return [];
    }
    return [
      {
        file: page.file,
        message: `Its ${field} is that of ${other.file} too`,
        remedy: 'Give each page its own',
      },
    ];
  });
}
