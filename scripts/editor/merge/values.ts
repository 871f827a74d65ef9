/** Compares the values that an editor sends with those in the file. */

export type Values = Record<string, unknown>;

export const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a form's value means that the field is empty. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isValues(value) && Object.values(value).every(isEmpty));

export function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => same(item, other[index]));
  if (!isValues(one) || !isValues(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && same(one[key], other[key]))
  );
}

/**
 * Matches each item of a changed list with its item in the old list: equal ones first, then the one at the same place or the
 * most similar one.
 * @returns indexes in the old list; -1 for a new item
 */
export function matchItems(before: readonly unknown[], after: readonly unknown[]): number[] {
  const free = new Set(before.keys());
  const matches = after.map((item, index) => {
    const at = free.has(index) && same(before[index], item) ? index : indexOfSame(before, item, free);
    free.delete(at);
    return at;
  });
  for (const [index, item] of after.entries()) {
    if (matches[index] !== -1) continue;
    const at = mostSimilar(before, item, free, before.length === after.length ? index : -1);
    matches[index] = at;
    free.delete(at);
  }
  return matches;
}

function indexOfSame(list: readonly unknown[], item: unknown, free: ReadonlySet<number>): number {
  for (const index of free) if (same(list[index], item)) return index;
  return -1;
}

/** @param samePlace preferred index if the lists have the same length, else -1 */
function mostSimilar(
  list: readonly unknown[],
  item: unknown,
  free: ReadonlySet<number>,
  samePlace: number,
): number {
  let best = -1;
  let bestShare = 0;
  for (const index of free) {
    const share = similarity(list[index], item) + (index === samePlace ? 0.5 : 0);
    if (share > bestShare) [best, bestShare] = [index, share];
  }
  return bestShare >= 0.5 ? best : -1;
}

/** Share of equal fields, from 0 to 1. */
function similarity(one: unknown, other: unknown): number {
  if (!isValues(one) || !isValues(other)) return 0;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  const equal = [...keys].filter((key) => same(one[key], other[key]));
  return keys.size === 0 ? 0 : equal.length / keys.size;
}
