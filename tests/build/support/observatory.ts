/**
 * The grade that MDN's HTTP Observatory gives an answer, by its published rules (developer.mozilla.org/observatory/docs/tests_and_scoring):
 * 100 points, less the penalties; from 90 on the bonuses count, too. What depends on the host alone, the way from http to
 * https and the browsers' own HSTS list, counts nothing here, as on a host that does the first and is not on the second.
 */

/** An answer as a scanner gets it. */
export interface Answer {
  /** By lower-case names. */
  headers: ReadonlyMap<string, string>;
  html: string;
}
/** Directive → sources. */
export type Policy = ReadonlyMap<string, readonly string[]>;

/** Test → result → points. */
const points = {
  'content-security-policy': {
    'no unsafe, default-src none': 10,
    'no unsafe': 5,
    'unsafe in style-src only': 0,
    'unsafe-eval': -10,
    'http for pictures': -10,
    'unsafe-inline or too broad': -20,
    http: -20,
    none: -25,
  },
  cookies: { none: 0, 'secure, http only and same site': 5, 'secure and http only': 0, unsafe: -40 },
  'cross-origin-resource-sharing': { 'none or public': 0, 'with credentials': -50 },
  'referrer-policy': { private: 5, none: 0, 'unsafe or unknown': -5 },
  'strict-transport-security': { 'six months or more': 0, 'less than six months': -10, none: -20 },
  'subresource-integrity': {
    'own scripts with integrity': 5,
    'no scripts, or own ones without': 0,
    'scripts of others without': -5,
    'scripts over http': -50,
  },
  'x-content-type-options': { nosniff: 0, 'none or unknown': -5 },
  'x-frame-options': { 'frame-ancestors': 5, 'deny or same origin': 0, 'none or unknown': -20 },
  'cross-origin-resource-policy': { 'same origin or site': 10, 'none or cross-origin': 0, unknown: -5 },
} as const;

type Test = keyof typeof points;
type Result<T extends Test> = keyof (typeof points)[T] & string;

export interface Grade {
  score: number;
  /** `A+` … `F` */
  grade: string;
  /** Test → result and its points, e.g. `private (+5)`. */
  table: Record<Test, string>;
}

export function gradeOf({ headers, html }: Answer): Grade {
  const header = (name: string) => headers.get(name)?.trim().toLowerCase();
  const policies = [header('content-security-policy'), metaPolicy(html)?.toLowerCase()];
  const policy = combined(policies.filter((text) => text !== undefined).map(readPolicy));
  const results: { [T in Test]: Result<T> } = {
    'content-security-policy': policyResult(policy),
    cookies: cookieResult(header('set-cookie')),
    'cross-origin-resource-sharing':
      header('access-control-allow-credentials') === 'true' ? 'with credentials' : 'none or public',
    'referrer-policy': referrerResult(header('referrer-policy')),
    'strict-transport-security': transportResult(header('strict-transport-security')),
    'subresource-integrity': integrityResult(html),
    'x-content-type-options': header('x-content-type-options') === 'nosniff' ? 'nosniff' : 'none or unknown',
    'x-frame-options': policy.has('frame-ancestors')
      ? 'frame-ancestors'
      : /^(?:deny|sameorigin)$/.test(header('x-frame-options') ?? '')
        ? 'deny or same origin'
        : 'none or unknown',
    'cross-origin-resource-policy': resourceResult(header('cross-origin-resource-policy')),
  };
  const scored = Object.entries(results).map(([test, result]) => {
    // Test and result come from the same row of the table, which Object.entries cannot tell.
    const value = (points[test as Test] as Record<string, number>)[result] ?? Number.NaN;
    return { test, result, value };
  });
  const sum = (values: readonly { value: number }[]) => values.reduce((all, { value }) => all + value, 0);
  const penalized = 100 + sum(scored.filter(({ value }) => value < 0));
  const score = Math.max(0, penalized >= 90 ? 100 + sum(scored) : penalized);
  const table = Object.fromEntries(
    scored.map(({ test, result, value }) => [test, `${result} (${value < 0 ? '' : '+'}${value})`]),
  ) as Grade['table'];
  return { score, grade: letterOf(score), table };
}

const letters: readonly [least: number, letter: string][] = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
];
const letterOf = (score: number): string => letters.find(([least]) => score >= least)?.[1] ?? 'F';

/** The policy that a page carries itself. */
export const metaPolicy = (html: string): string | undefined =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/i
    .exec(html)?.[1]
    ?.replaceAll('&#x27;', "'")
    .replaceAll('&#39;', "'");

export function readPolicy(text: string): Policy {
  const directives = text.split(';').map((part) => part.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

/** What passes all policies. */
function combined(policies: readonly Policy[]): Policy {
  const names = new Set(policies.flatMap((policy) => [...policy.keys()]));
  return new Map(
    [...names].map((name) => {
      const lists = policies.map((policy) => policy.get(name)).filter((sources) => sources !== undefined);
      const kept = (lists[0] ?? []).filter((source) => lists.every((sources) => sources.includes(source)));
      return [name, kept.length > 0 ? kept : ["'none'"]];
    }),
  );
}

const broad = /^(?:ftp:|https?:|\*|https?:\/\/\*(?:\.\*)?)$/;
function policyResult(policy: Policy): Result<'content-security-policy'> {
  if (policy.size === 0) return 'none';
  const sources = (name: string) => {
    const found = policy.get(name) ?? policy.get('default-src') ?? ['*'];
    const hashed = found.some((source) => /^'(?:sha(?:256|384|512)|nonce)-/.test(source));
    return hashed ? found.filter((source) => source !== "'unsafe-inline'") : found;
  };
  const unsafe = (source: string) => broad.test(source) || source === "'unsafe-inline'" || source === 'data:';
  if (sources('script-src').some(unsafe) || sources('object-src').some((source) => broad.test(source)))
    return 'unsafe-inline or too broad';
  const plain = (source: string) => /^(?:http|ftp):/.test(source);
  const passive = ['img-src', 'media-src'];
  if ([...policy].some(([name, list]) => !passive.includes(name) && list.some(plain))) return 'http';
  if ([...sources('script-src'), ...sources('style-src')].includes("'unsafe-eval'")) return 'unsafe-eval';
  if (passive.some((name) => sources(name).some(plain))) return 'http for pictures';
  if (sources('style-src').some(unsafe)) return 'unsafe in style-src only';
  return policy.get('default-src')?.join() === "'none'" ? 'no unsafe, default-src none' : 'no unsafe';
}

function cookieResult(cookie: string | undefined): Result<'cookies'> {
  if (cookie === undefined) return 'none';
  if (!/;\s*secure/.test(cookie) || !/;\s*httponly/.test(cookie)) return 'unsafe';
  return /;\s*samesite=(?:lax|strict)/.test(cookie)
    ? 'secure, http only and same site'
    : 'secure and http only';
}

function referrerResult(value: string | undefined): Result<'referrer-policy'> {
  if (value === undefined) return 'none';
  const last = value.split(',').at(-1)?.trim() ?? '';
  return /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(last)
    ? 'private'
    : 'unsafe or unknown';
}

function transportResult(value: string | undefined): Result<'strict-transport-security'> {
  const seconds = Number(/max-age=(\d+)/.exec(value ?? '')?.[1] ?? 0);
  if (seconds === 0) return 'none';
  return seconds >= 15_768_000 ? 'six months or more' : 'less than six months';
}

function integrityResult(html: string): Result<'subresource-integrity'> {
  const scripts = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"[^>]*>/g)];
  const foreign = scripts.filter(([, address = '']) => /^(?:https?:)?\/\//.test(address));
  const checked = (tag: string) => tag.includes(' integrity="');
  if (foreign.some(([, address = '']) => !address.startsWith('https://'))) return 'scripts over http';
  if (foreign.some(([tag]) => !checked(tag))) return 'scripts of others without';
  return scripts.some(([tag]) => checked(tag))
    ? 'own scripts with integrity'
    : 'no scripts, or own ones without';
}

function resourceResult(value: string | undefined): Result<'cross-origin-resource-policy'> {
  if (value === undefined || value === 'cross-origin') return 'none or cross-origin';
  return /^same-(?:origin|site)$/.test(value) ? 'same origin or site' : 'unknown';
}
