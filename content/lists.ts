/** Rules for lists in `content/`. */
import * as v from 'valibot';

/** A list that its section needs; other lists may be empty, and pages then omit their section. */
export const oneOrMore = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item), v.minLength(1, 'must have at least one item'));
/**
 * A list whose items are told apart by a field, from which addresses may be made: its letters and digits must differ.
 * @param key name of the field
 */
export const differIn = <Key extends string, List extends v.GenericSchema<unknown, Record<Key, unknown>[]>>(
  key: Key,
  list: List,
) =>
  v.pipe(
    list,
    v.rawCheck<v.InferOutput<List>>(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const first = new Map<string, number>();
      for (const [index, item] of dataset.value.entries()) {
        const name = String(item[key])
          .toLowerCase()
          .replace(/[^\p{L}\p{N}]/gu, '');
        const same = first.get(name);
        if (same === undefined) first.set(name, index);
        else
          addIssue({
            message: `must differ from that of item ${same + 1}`,
            input: item[key],
            path: [
              { type: 'array', origin: 'value', input: dataset.value, key: index, value: item },
              { type: 'object', origin: 'value', input: item, key, value: item[key] },
            ],
          });
      }
    }),
  );
/** A list without repeated items. */
export const withoutRepeats = <List extends v.GenericSchema<unknown, unknown[]>>(list: List) =>
  v.pipe(
    list,
    v.check<v.InferOutput<List>, string>(
      (items) => new Set(items).size === items.length,
      'must name each item once',
    ),
  );
