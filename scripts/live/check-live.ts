/** Runs the checks of the host matrix, and those of published pages, on a deployed site. */
import type { HostCheck } from './checks/check.ts';
import { checks } from './checks/index.ts';
import { type LiveCheck, publishedChecks } from './checks/published.ts';
import { hostOf, limitations } from './limitations.ts';
import type { LiveFacts } from './live-facts.ts';
import { type Host, header } from './requests.ts';

export interface Row {
  group: string;
  check: string;
  /** Empty if the check passed. */
  faults: readonly string[];
  /** Why the host cannot pass, if known. */
  limitation?: string | undefined;
}

type Name = keyof typeof checks | keyof typeof publishedChecks;

/**
 * Not included: `path traversal`, `open redirect`, `behind TLS` and `refused encoding`, whose requests look like an attack to a
 * firewall, and `precompressed`, which needs the files of the build.
 */
const groups: Readonly<Record<string, readonly Name[]>> = {
  pages: ['pages', 'titles', 'structured data', 'direct links', 'pictures', 'posts'],
  addresses: [
    'clean address',
    'slash form',
    'html form',
    'index form',
    'no loop',
    'query of a page',
    'https',
  ],
  redirects: ['old address', 'old page', 'any name', 'query kept', 'queries joined', 'fragment kept'],
  'not found': ['not found', 'not found page', 'case', 'missing not cached'],
  safety: ['security headers', 'header policy', 'page policy', 'integrity'],
  files: [
    'essential types',
    'all types',
    'HEAD',
    'ranges',
    'not modified',
    'cached for a year',
    'revalidated',
  ],
  compression: ['gzip', 'brotli', 'vary', 'plain'],
  'for programs': ['sitemap', 'feeds', 'texts', 'worker', 'search engines'],
};

const all: Readonly<Record<Name, LiveCheck | HostCheck>> = { ...checks, ...publishedChecks };

/** @param hostName overrides the host that is detected from the responses */
export async function checkLive(
  host: Host,
  facts: LiveFacts,
  { hostName, log = () => undefined }: { hostName?: string | undefined; log?: (group: string) => void } = {},
): Promise<Row[]> {
  const site = { ...facts, ...host };
  const known = limitations[hostName ?? hostOf(header(await host.request('/'), 'server'))] ?? {};
  const rows: Row[] = [];
  for (const [group, names] of Object.entries(groups)) {
    log(group);
    for (const check of names) {
      const faults = await all[check](site);
      const limitation = Object.entries(known).find(([name]) => name === check)?.[1];
      rows.push({ group, check, faults, limitation: faults.length > 0 ? limitation : undefined });
    }
  }
  return rows;
}

export const failed = ({ faults, limitation }: Row): boolean => faults.length > 0 && limitation === undefined;
