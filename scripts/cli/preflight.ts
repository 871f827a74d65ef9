/** `npm run preflight`: what still has to be done before the site may go live. Empty means ready. */
import { LineCounter, parseDocument, visit } from 'yaml';
import { sampleSiteUrl, sampleValues } from '../../content/site.ts';
import shipped from '../art/drawings.json' with { type: 'json' };
import { type Drawings, openPictures } from '../art/drawings.ts';
import { inRoot } from '../core/paths.ts';
import { readText } from '../core/read-text.ts';
import { findContent } from '../generator/content/content-files.ts';
import { todayInNewYork } from '../generator/content/settings.ts';
import { disagreements } from './disagreements.ts';

/** What is looked at; the default is the project itself. */
export interface PreflightSubject {
  env?: Readonly<Record<string, string | undefined>>;
  /** Folder of the content. */
  content?: string;
  /** The drawings that the content came with. */
  drawings?: Drawings;
}

export interface Preflight {
  /** Must be empty before a live deploy. */
  open: string[];
  /** Pairs of constants that the specification itself gives twice: to be known, not to be mended. */
  disagree: string[];
}

export const preflight = (): number => report(inspect());

/** Prints the list; exit code 1 while anything is open. */
export function report({ open, disagree }: Preflight): number {
  for (const line of open) console.log(`  ${line}`);
  console.log(
    open.length === 0
      ? 'Ready to go live: nothing is open.'
      : `Not ready to go live: ${open.length} things are open.`,
  );
  if (disagree.length > 0) {
    console.log('\nStated twice, on purpose as it stands in the specification:');
    for (const line of disagree) console.log(`  ${line}`);
  }
  return open.length === 0 ? 0 : 1;
}

export function inspect({
  env = process.env,
  content = inRoot('content'),
  drawings = shipped,
}: PreflightSubject = {}): Preflight {
  const files = findContent([content]);
  const { yaml } = files;
  const samples = [...yaml.values()].flatMap(({ file, absolute }) => samplesIn(file, readText(absolute)));
  const unset = [
    ...(!env.SITE_URL || env.SITE_URL === sampleSiteUrl
      ? ['SITE_URL is not set: the address of the site, e.g. https://example.com']
      : []),
    ...Object.keys(sampleValues).flatMap((name) =>
      env[name] ? [] : [`${name} is not set: the provider gives it to you`],
    ),
  ];
  const site = yaml.get('site.yaml');
  const text = site ? readText(site.absolute) : '';
  return {
    open: [
      ...unset,
      ...samples,
      ...openPictures(files, drawings),
      ...pastSeason(text, env.BUILD_DATE ?? todayInNewYork()),
    ],
    disagree: disagreements(yaml),
  };
}

/** Every `sample: true` with its file and line. */
function samplesIn(file: string, text: string): string[] {
  const lines = new LineCounter();
  const found: string[] = [];
  visit(parseDocument(text, { lineCounter: lines }), {
    Pair(_key, pair, path) {
      const { key, value } = pair as {
        key?: { value?: unknown; range?: number[] };
        value?: { value?: unknown };
      };
      if (key?.value !== 'sample' || value?.value !== true) return;
      const parent = path.at(-1) as
        | { items?: { key?: { value?: unknown }; value?: { value?: unknown } }[] }
        | undefined;
      const label =
        parent?.items?.map((item) => item.value?.value).find((item) => typeof item === 'string') ?? '';
      found.push(
        `${file}:${lines.linePos(key.range?.[0] ?? 0).line} is a sample entry: ${String(label).slice(0, 60)}`,
      );
    },
  });
  return found;
}

function pastSeason(siteYaml: string, today: string): string[] {
  const site: unknown = parseDocument(siteYaml).toJS();
  const season =
    site && typeof site === 'object' && 'season' in site
      ? (site.season as { year?: number; toMonth?: number; name?: string })
      : {};
  const end = `${season.year}-${String(season.toMonth ?? 12).padStart(2, '0')}-31`;
  return season.year && end < today
    ? [
        `content/site.yaml: the season "${season.name}" lies in the past (today is ${today}): write the coming one`,
      ]
    : [];
}
