/** A format for Decap that writes only changed values into a file's text, where no server does it. */
import { normalizeText, restoreForm } from '../../core/text/text-form.ts';
import type { JsonSchema } from '../../core/values/json-schema.ts';
import { type FileText, fileValues, mergeFile, printValues } from './merge-file.ts';
import { isValues, type Values } from './values.ts';

/** Field with the text that the values were read from. Decap keeps fields that no form has. */
const textField = 'textAsRead';

/**
 * @param schemas of all files of this kind: Decap does not pass the name of the file, so the schema with the same fields is used
 */
export function keepingFormat(
  kind: FileText['kind'],
  schemas: readonly JsonSchema[],
): { fromFile(text: string): Values; toFile(values: Values): string } {
  return {
    fromFile: (text) => ({ ...fileValues({ kind, text: normalizeText(text) }), [textField]: text }),
    toFile(values) {
      const { [textField]: current, ...sent } = values;
      const known = typeof current === 'string' ? normalizeText(current) : undefined;
      const schema = schemaFor(schemas, known === undefined ? sent : fileValues({ kind, text: known }));
      const merged = mergeFile(schema, known, { kind, text: normalizeText(printValues(kind, sent)) });
      return typeof current === 'string' ? restoreForm(current, merged) : merged;
    },
  };
}

/** The schema with the fewest fields that the values do not have, of those that have all of theirs. */
function schemaFor(schemas: readonly JsonSchema[], values: Values): JsonSchema {
  const names = Object.keys(values).filter((name) => name !== 'body');
  const fitting = schemas.filter(({ properties = {} }) =>
    names.every((name) => Object.hasOwn(properties, name)),
  );
  const missing = ({ required = [] }: JsonSchema) => required.filter((name) => !names.includes(name)).length;
  const [best = {}] = fitting.sort((a, b) => missing(a) - missing(b) || sizeOf(a) - sizeOf(b));
  return isValues(best) ? best : {};
}

const sizeOf = ({ properties = {} }: JsonSchema): number => Object.keys(properties).length;
