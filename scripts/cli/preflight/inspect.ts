/** Finds what still has to be done before the site can go live: in the content, in the settings, at the host. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { LineCounter, parseDocument, visit } from 'yaml';
import { sampleSiteUrl, sampleValues } from '../../../content/site.ts';
import shipped from '../../art/drawings.json' with { type: 'json' };
import { type Drawings, openPictures } from '../../art/drawings.ts';
import { inRoot, root } from '../../core/files/paths.ts';
import { readTextIfAny } from '../../core/text/read-text.ts';
import { findContent } from '../../generator/content/files/content-files.ts';
import { todayInNewYork } from '../../generator/content/settings/settings.ts';
import { disagreements, fieldsOf } from './disagreements.ts';

/** What is examined; by default the project itself. */
interface PreflightSubject {
  env?: NodeJS.ProcessEnv;
  /** Folder of the content. */
  content?: string;
  /** The drawings that came with the sample content. */
  drawings?: Drawings;
  /** Folder of the project. */
  folder?: string;
}

/** Who can resolve a point: the site's owner, a provider (bookings, mail …), or the site's host. */
export const owners = ['you', 'the provider', 'your host'] as const;
export type Owner = (typeof owners)[number];

export interface OpenPoint {
  owner: Owner;
  /** Starts with its place: a file and line, or the name of a setting. */
  text: string;
}

export interface Preflight {
  /** Must be empty before a live deploy. */
  open: OpenPoint[];
  /** Constants that the specification gives with two values: for information, not to be fixed. */
  disagree: string[];
}

export function inspect({
  env = process.env,
  content = inRoot('content'),
  drawings = shipped,
  folder = root,
}: PreflightSubject = {}): Preflight {
  const files = findContent(content);
  const { yaml } = files;
  const samples = [...yaml.values()].flatMap(({ file, absolute }) =>
    samplesIn(file, readTextIfAny(absolute)),
  );
  // As a build reads it: the sample address counts as unset, and so do spaces, e.g. from an empty line of a form.
  const isOpen = (name: string, sample: string) => [sample, ''].includes(env[name]?.trim() ?? '');
  const address = isOpen('SITE_URL', sampleSiteUrl)
    ? ['SITE_URL is not set: the address of the site, e.g. https://example.com']
    : [];
  const ids = Object.entries(sampleValues).flatMap(([name, sample]) =>
    isOpen(name, sample) ? [`${name} is not set: you get it from the provider`] : [],
  );
  const unread =
    address.length + ids.length > 0 && existsSync(path.join(folder, '.env'))
      ? ['.env is not read: set its variables in the terminal or at your host, which has a page for them']
      : [];
  const by = (owner: Owner, texts: readonly string[]) => texts.map((text) => ({ owner, text }));
  const { dayPhone, season } = fieldsOf(yaml.get('site.yaml'));
  return {
    open: [
      ...by('you', [
        ...samples,
        ...openPictures(files, drawings),
        // Without it, guests who cannot find the group have no number to call.
        ...(dayPhone
          ? []
          : ['content/site.yaml: dayPhone is not set: add the phone number for guests on the day of a tour']),
        ...pastSeason((season ?? {}) as Season, env.BUILD_DATE?.trim() || todayInNewYork()),
      ]),
      ...by('the provider', ids),
      ...by('your host', [...address, ...unread]),
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

/** As far as it is written. */
interface Season {
  year?: number;
  fromMonth?: number;
  toMonth?: number;
  name?: string;
}

function pastSeason({ year = 0, fromMonth = 1, toMonth = 12, name }: Season, today: string): string[] {
  // A season over the turn of the year begins in its year.
  const end = `${fromMonth > toMonth ? year + 1 : year}-${String(toMonth).padStart(2, '0')}-31`;
  return year && end < today
    ? [`content/site.yaml: the season "${name}" is over (today is ${today}): write the next one`]
    : [];
}
