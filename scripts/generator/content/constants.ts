/**
 * Prices, claims and policies stand once, in `site.yaml` and the tours; every other text names them:
 * `${price.perPersonCents}` is printed as `$40`, `${tours.lower-east-side.scheduleText}` as that tour's schedule.
 */
import { formatCents, formatDays, formatTime } from '../../../components/base/format.ts';
import { constantName } from '../../../content/constant-names.ts';

/** Where a value with a small first letter gets a capital: at the beginning of a text or of a sentence. */
const sentenceStart = /(?:^|[.!?]\s+)$/;

/** `site.yaml` with the tours under `tours`, as parsed. */
export type Constants = Readonly<Record<string, unknown>>;

/** All names that a text may mention. */
export function constantNames(constants: unknown, prefix = ''): string[] {
  if (!constants || typeof constants !== 'object') return [];
  return Object.entries(constants).flatMap(([key, value]) =>
    typeof value === 'object' ? constantNames(value, `${prefix}${key}.`) : `${prefix}${key}`,
  );
}

/**
 * What texts may name: the fields of `site.yaml`, and each tour's under `tours.{slug}`. A tour has two more, made from its
 * schedule: `days` (`Saturdays and Sundays`) and `startTime` (`10:00 AM`).
 * @param tours slug → its file as parsed; undefined where the file has mistakes
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
  // The schema has checked it.
  const { weekdays, time } = tour.schedule as { weekdays: number[]; time: string };
  return { days: formatDays(weekdays), startTime: formatTime(time) };
}

/** The constants with those filled in that name others. */
export function completeConstants(constants: Constants): Constants {
  // `fillIn` keeps the shape of what it fills.
  return fillIn(constants, constants) as Constants;
}

/** The same value with every named constant in its texts filled in; an unknown name stays, and the checks report it. */
export function fillIn(value: unknown, constants: Constants): unknown {
  if (typeof value === 'string') return fillText(value, (name) => constantValue(name, constants));
  if (Array.isArray(value)) return value.map((item) => fillIn(item, constants));
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillIn(item, constants)]));
}

/** @param begun whether the text goes on with a sentence that has begun before it */
export function fillText(text: string, print: (name: string) => string | undefined, begun = false): string {
  return text.replace(constantName, (written, name: string, at: number) => {
    const found = print(name);
    if (found === undefined) return written;
    const before = (begun ? 'x' : '') + text.slice(0, at);
    return sentenceStart.test(before) ? found.charAt(0).toUpperCase() + found.slice(1) : found;
  });
}

/** A constant as it is printed; nothing for an unknown name. */
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
