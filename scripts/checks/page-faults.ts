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

/** The longest title that the schema lets a story have, with room for the company's name. */
const titleLimit = 140;
/** Read out of context these labels say nothing of their target (WCAG 2.4.4). */
const vague = /^(?:click |read |learn |see |find out )?(?:here|more)$|^(?:this|link|go|details)$/;

export function faultsIn({ title, description, canonical, headings, html }: PageToCheck): Finding[] {
  const found: Finding[] = [];
  const report = (message: string, remedy: string) => found.push({ message, remedy });
  if (!title) report('The page has no title', 'Give its meta a title');
  if (title.length > titleLimit)
    report(`The title has ${title.length} characters`, `Write at most ${titleLimit}, the suffix included`);
  if (!/<html\b[^>]*\slang="[a-z]/.test(html)) report('The page names no language', 'Give html its lang');
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
  for (const label of vagueLabels(html))
    report(`A link says only "${label}"`, 'Say where it leads, at least to screen readers');
  for (const [, json = ''] of html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)) {
    if (!isJson(json)) report('The structured data is not valid JSON', 'Correct the jsonLd of its meta');
  }
  return found;
}

/** Names of links that are vague, as they are read out: `aria-label`, else the text with that of pictures. */
function vagueLabels(html: string): string[] {
  const found = new Set<string>();
  for (const [, attributes = '', content = ''] of html.matchAll(
    /<a\b((?:[^>"]|"[^"]*")*)>([\s\S]*?)<\/a>/g,
  )) {
    const named = / aria-label="([^"]*)"/.exec(attributes)?.[1];
    const label = (named ?? content.replace(/<img\b[^>]* alt="([^"]*)"[^>]*>/g, '$1').replace(/<[^>]*>/g, ''))
      .replace(/[\s\u2192.…]+/g, ' ')
      .trim();
    if (vague.test(label.toLowerCase())) found.add(label);
  }
  return [...found];
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
