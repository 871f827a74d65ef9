import { parseDocument } from 'yaml';
import { publicTourSlugs } from '../../../content/types.ts';
import { attempt } from '../../core/errors/attempt.ts';
import { readTextIfAny } from '../../core/text/read-text.ts';
import type { ContentFile } from '../../generator/content/files/content-files.ts';
import { completeConstants } from '../../generator/content/values/constants.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The fields of a YAML file, which may have mistakes: a build reports them. */
export function fieldsOf(source: ContentFile | undefined): Fields {
  const value: unknown = attempt(() => source && parseDocument(readTextIfAny(source.absolute)).toJS());
  return value && typeof value === 'object' ? (value as Fields) : {};
}

/** Constants that have two values in the content, each where the specification gives it. */
export function disagreements(yaml: ReadonlyMap<string, ContentFile>): string[] {
  const read = (name: string) => fieldsOf(yaml.get(name));
  const site = completeConstants(read('site.yaml'));
  const pick = (from: Fields, ...keys: string[]): unknown =>
    keys.reduce<unknown>((at, key) => (at && typeof at === 'object' ? (at as Fields)[key] : undefined), from);
  const tours = publicTourSlugs.map((slug) => [slug, read(`tours/${slug}.yaml`)] as const);
  const pairs: [what: string, ...values: unknown[]][] = [
    ['group size', ...tours.map(([slug, tour]) => named(slug, pick(tour, 'groupMax')))],
    [
      'price in cents',
      pick(site, 'price', 'perPersonCents'),
      ...tours.map(([, tour]) => pick(tour, 'priceCents')),
    ],
    [
      'price of a private tour in cents',
      pick(site, 'privateTours', 'minimumCents'),
      pick(read('tours/private-tours.yaml'), 'priceCents'),
    ],
    ['founded', pick(site, 'founded', 'metadata'), pick(site, 'founded', 'press')],
    ['number of ratings', pick(site, 'claims', 'ratingCount'), pick(site, 'claims', 'reviewCount')],
    [
      'schedule',
      ...tours.map(([slug, tour]) => named(slug, pick(tour, 'scheduleText'))),
      named('blog', pick(site, 'blogSchedule')),
    ],
    [
      'length',
      pick(site, 'duration', 'text'),
      pick(site, 'duration', 'walkingText'),
      pick(site, 'duration', 'shortText'),
    ],
    [
      'notice on weekdays',
      pick(site, 'privateTours', 'noticeWeekday'),
      pick(site, 'privateTours', 'noticeFaqWeekday'),
    ],
  ];
  return pairs.flatMap(([what, ...all]) => {
    const stated = all.map((one) => (isNamed(one) ? one : named('', one)));
    const values = stated.filter(({ value }) => value !== undefined);
    if (new Set(values.map(({ value }) => String(value))).size < 2) return [];
    const printed = values.map(({ name, value }) => `${name} ${value}`.trim());
    return [`${what}: ${[...new Set(printed)].join(' | ')}`];
  });
}

/** A value with its place; only the value is compared. */
interface Named {
  name: string;
  value: unknown;
}
const named = (name: string, value: unknown): Named => ({ name, value });
const isNamed = (one: unknown): one is Named => typeof one === 'object' && one !== null && 'name' in one;
