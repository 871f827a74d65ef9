/** Path of a field: `['stops', 2, 'title']`. */
export type FieldPath = readonly (string | number)[];

/** Visits a value, then its fields and items, in their order. */
export function visitFields(
  value: unknown,
  act: (value: unknown, path: FieldPath) => void,
  path: FieldPath = [],
): void {
  act(value, path);
  if (!value || typeof value !== 'object') return;
  for (const [key, item] of Object.entries(value))
    visitFields(item, act, [...path, Array.isArray(value) ? Number(key) : key]);
}
