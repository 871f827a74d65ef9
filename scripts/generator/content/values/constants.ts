/**
 * Prices, claims and policies are defined once, in `site.yaml` and the tours; other texts refer to them as constants:
 * `${price.perPersonCents}` is printed as `$40`, `${tours.lower-east-side.scheduleText}` as that tour's schedule.
 */
import { formatCents, formatDays } from '../../../../components/base/format.ts';
import { formatTime } from '../../../../components/base/format-time.ts';
import { constantName } from '../../../../content/constant-names.ts';

/** Positions at which a value starts with a capital letter: the beginning of a text or of a sentence. */
const sentenceStart = /(?:^|[.!?]\s+)$/;

/** `site.yaml` with the tours under `tours`, as parsed. */
export type Constants = Readonly<Record<string, unknown>>;

/** All names that a text may use. */
export function constantNames(constants: unknown, prefix = ''): string[] {
  if (!constants || typeof constants !== 'object') return [];
  return Object.entries(constants).flatMap(([key, value]) =>
    typeof value === 'object' ? constantNames(value, `${prefix}${key}.`) : `${prefix}${key}`,
  );
}

/**
 * Constants that texts may use: the fields of `site.yaml`, and each tour's fields under `tours.{slug}`. A tour has two more,
 * derived from its schedule: `days` (`Saturdays and Sundays`) and `startTime` (`10:00 AM`).
 * @param tours slug → parsed file; undefined if the file has mistakes
 */
export function siteConstants(
  site: Constants | undefined,
  tours: Readonly<Record<string, unknown>>,
): Constants {
  const completed = Object.entries(tours).map(([slug, tour]) => [slug, { ...(tour ?? {}), ...whenOf(tour) }]);
  return completeConstants({ ...site, tours: Object.fromEntries(completed) });
}

function whenOf(tour: unknown): { days?: string; startTime?: string } {
  if (!tour || typeof tour !== 'object' || !('schedule' in tour)) return {};
  // Validated by the schema.
  const { weekdays, time } = tour.schedule as { weekdays: number[]; time: string };
  return { days: formatDays(weekdays), startTime: formatTime(time) };
}

/** The constants, with references among them resolved. */
export function completeConstants(constants: Constants): Constants {
  // `fillIn` keeps the shape of its input.
  return fillIn(constants, constants) as Constants;
}

/** A text of several lines is one line on pages, in titles and in feeds. */
const oneLine = (text: string): string => text.replace(/[\t\n ]{2,}|[\t\n]/g, ' ');

/** The same value with all constants in its texts replaced, each text in one line. Unknown names stay; the checks report them. */
export function fillIn(value: unknown, constants: Constants): unknown {
  if (typeof value === 'string') {
    const text = oneLine(value);
    return text.includes('${') ? fillText(text, (name) => constantValue(name, constants)) : text;
  }
  if (Array.isArray(value)) return value.map((item) => fillIn(item, constants));
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillIn(item, constants)]));
}

/** @param begun whether the text continues a sentence */
export function fillText(text: string, print: (name: string) => string | undefined, begun = false): string {
  return text.replace(constantName, (written, name: string, at: number) => {
    const found = print(name);
    if (found === undefined) return written;
    const before = (begun ? 'x' : '') + text.slice(0, at);
    return sentenceStart.test(before) ? found.charAt(0).toUpperCase() + found.slice(1) : found;
  });
}

/** A constant as printed; undefined for an unknown name. */
export function constantValue(name: string, constants: Constants): string | undefined {
  const found = name
    .split('.')
    .reduce<unknown>(
      (at, key) => (at && typeof at === 'object' ? Reflect.get(at, key) : undefined),
      constants,
    );
  if (typeof found === 'number') return name.endsWith('Cents') ? formatCents(found) : String(found);
  return typeof found === 'string' ? found : undefined;
}
