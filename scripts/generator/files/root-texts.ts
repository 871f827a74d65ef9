/** Small text files: humans.txt, security.txt, llms.txt, and the sitemap as Markdown. */
import { formatCents } from '../../../components/base/format.ts';
import { siteIndex, textFile } from '../../../components/base/text-file.ts';
import { type Content, publicTourSlugs } from '../../../content/types.ts';
import { isPostRoute } from '../../core/files/route-files.ts';

/** Days after which security.txt expires; RFC 9116 recommends less than a year. */
const validDays = 364;
/** Posts named in llms.txt; the feed and the blog lead to the others. */
const namedPosts = 50;

interface TextsInput {
  content: Content;
  /** Indexed pages, posts with the newest first: their path and metadata. */
  pages: readonly { path: string; title: string; description: string }[];
  buildDate: string;
  /** Absolute address of a path on this site. */
  absolute: (path: string) => string;
}

/** @returns path in the output → contents */
export function rootTexts(input: TextsInput): Record<string, string> {
  return {
    'humans.txt': humansTxt(input),
    '.well-known/security.txt': securityTxt(input),
    'llms.txt': llmsTxt(input),
    ...sitemapText(input),
  };
}

function humansTxt({ content: { site, team }, buildDate }: TextsInput): string {
  return lines([
    '/* TEAM */',
    ...team.flatMap(({ name, role, catName }) => [`${role}: ${name}`, `Cat: ${catName}`]),
    `Contact: ${site.email}`,
    '',
    '/* SITE */',
    `Last update: ${buildDate}`,
    'Language: English',
    'Made with: TypeScript, React, HTML that works without scripts',
  ]);
}

function securityTxt({ content: { site }, buildDate, absolute }: TextsInput): string {
  const expires = new Date(Date.parse(`${buildDate}T00:00:00Z`) + validDays * 86_400_000);
  return lines([
    `Contact: mailto:${site.email}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
    `Canonical: ${absolute('/.well-known/security.txt')}`,
  ]);
}

/** An index in Markdown (llmstxt.org): the company, and the Markdown copy of each page. */
function llmsTxt(input: TextsInput): string {
  const { site, tours } = input.content;
  const tourLines = publicTourSlugs.map((slug) => {
    const { title, priceCents, scheduleText, groupMax, meetingPoint } = tours[slug];
    const where = `from ${meetingPoint.name}, ${meetingPoint.address}`;
    return `- ${title}: ${formatCents(priceCents)} per person, ${scheduleText}, at most ${groupMax} people, ${where}`;
  });
  const { minimumCents, includedGuests, extraGuestCents } = site.privateTours;
  const own = tours['private-tours'];
  const prices = [
    ...tourLines,
    `- ${own.title}: from ${formatCents(minimumCents)} for up to ${includedGuests} guests, ${formatCents(extraGuestCents)} for each guest beyond, ${own.scheduleText.toLowerCase()}`,
  ];
  return lines([
    `# ${site.name}`,
    '',
    `> ${site.description}`,
    '',
    `Tours take ${site.duration.text} and run from ${site.season.months}. Questions: ${site.email}.`,
    '',
    ...prices,
    '',
    ...index(input, namedPosts),
  ]);
}

/** The Markdown copy of the sitemap. */
function sitemapText(input: TextsInput): Record<string, string> {
  const page = input.pages.find(({ path }) => path === siteIndex);
  if (!page) return {};
  const { title, description } = page;
  return {
    [textFile(siteIndex).slice(1)]: lines([`> ${description}`, '', `# ${title}`, '', ...index(input)]),
  };
}

/** Links to the Markdown copies of all pages, and of the newest `count` posts. */
function index({ pages, absolute }: TextsInput, count?: number): string[] {
  const entry = ({ path, title, description }: TextsInput['pages'][number]) =>
    `- [${title}](${absolute(textFile(path))}): ${description}`;
  const isTour = (path: string) => path.startsWith('/tours/');
  return [
    '## Tours',
    '',
    ...pages.filter(({ path }) => isTour(path)).map(entry),
    '',
    '## Pages',
    '',
    ...pages.filter(({ path }) => !isTour(path) && !isPostRoute(path)).map(entry),
    '',
    '## Stories',
    '',
    ...pages
      .filter(({ path }) => isPostRoute(path))
      .slice(0, count)
      .map(entry),
  ];
}

const lines = (list: readonly string[]): string => `${list.join('\n')}\n`;
