/** Faults that a page shows by itself: head, headings, pictures, structured data. */
export interface Finding {
  message: string;
  remedy: string;
}

export interface PageToCheck {
  title: string;
  description: string;
  canonical: string;
  /** Levels in the order of the page. */
  headings: readonly number[];
  html: string;
}

export function faultsIn({ title, description, canonical, headings, html }: PageToCheck): Finding[] {
  const found: Finding[] = [];
  const report = (message: string, remedy: string) => found.push({ message, remedy });
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
    if (!isJson(json)) report('The structured data is not valid JSON', 'Correct the jsonLd of its meta');
  }
  return found;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
