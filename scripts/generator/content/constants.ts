/**
 * Prices, claims and policies stand once, in `site.yaml` and the tours; every other text names them:
 * `${price.perPersonCents}` is printed as `$40`, `${tours.lower-east-side.scheduleText}` as that tour's schedule.
 */
import { formatCents } from '../../../components/base/format.ts';
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

/** The constants with those filled in that name others. */
export function completeConstants(constants: Constants): Constants {
  // `fillIn` keeps the shape of what it fills.
  return fillIn(constants, constants) as Constants;
}

/** The same value with every named constant in its texts filled in; an unknown name stays, and is told by the checks. */
export function fillIn(value: unknown, constants: Constants): unknown {
  if (typeof value === 'string')
    return value.replace(constantName, (written, name: string, at: number) => {
      const found = print(name, constants);
      if (found === undefined) return written;
      return sentenceStart.test(value.slice(0, at)) ? found.charAt(0).toUpperCase() + found.slice(1) : found;
    });
  if (Array.isArray(value)) return value.map((item) => fillIn(item, constants));
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillIn(item, constants)]));
}

function print(name: string, constants: Constants): string | undefined {
  const found = name
    .split('.')
    .reduce<unknown>(
      (at, key) => (at && typeof at === 'object' ? Reflect.get(at, key) : undefined),
      constants,
    );
  if (typeof found === 'number') return name.endsWith('Cents') ? formatCents(found) : String(found);
  return typeof found === 'string' ? found : undefined;
}
