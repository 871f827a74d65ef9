/** `npm run preflight`: what still has to be done before the site may go live. Empty means ready. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { LineCounter, parseDocument, visit } from 'yaml';
import { sampleSiteUrl, sampleValues } from '../../content/site.ts';
import { inRoot } from '../core/paths.ts';
import { readText } from '../core/read-text.ts';
import { findContent } from '../generator/content/content-files.ts';
import { todayInNewYork } from '../generator/content/settings.ts';
import { disagreements } from './disagreements.ts';

export interface Preflight {
  /** Must be empty before a live deploy. */
  open: string[];
  /** Pairs of constants that the specification itself gives twice: to be known, not to be mended. */
  disagree: string[];
}

/** Prints the list; exit code 1 while anything is open. */
export function preflight(): number {
  const { open, disagree } = inspect(process.env);
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

export function inspect(env: Readonly<Record<string, string | undefined>>): Preflight {
  const { yaml } = findContent([inRoot('content')]);
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
    open: [...unset, ...samples, ...placeholders(), ...pastSeason(text, env.BUILD_DATE ?? todayInNewYork())],
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

/** Drawings that stand in for the company's own photographs are told by their list. */
function placeholders(): string[] {
  const folder = inRoot('content/images');
  const replaced = existsSync(folder)
    ? readdirSync(folder).filter((name) => /^(?:team|book|logo)-/.test(name))
    : [];
  return replaced.map(
    (name) =>
      `content/images/${path.basename(name)} is a drawn stand-in: put the real picture there under the same name`,
  );
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
