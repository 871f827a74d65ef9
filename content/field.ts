import * as v from 'valibot';

/**
 * A field with its description, which editors show and `content/README.md` contains.
 * @param examples values that fit the field
 */
export const field = <Schema extends v.GenericSchema>(
  description: string,
  schema: Schema,
  ...examples: v.InferInput<Schema>[]
) =>
  v.pipe(
    schema,
    v.description<v.InferOutput<Schema>, string>(description),
    // A field without examples keeps those of its value type.
    v.metadata<v.InferOutput<Schema>, { examples?: v.InferInput<Schema>[] }>(
      examples.length > 0 ? { examples } : {},
    ),
  );

/** Adds a rule that JSON Schema cannot express; it is appended to the description of each field with this type. */
export const rule = <Input>(text: string) => v.metadata<Input, { rule: string }>({ rule: text });

/** Records what a value refers to, so that a form can offer the existing ones. */
export const refersTo = <Input>(what: 'picture' | 'page' | 'tour') =>
  v.metadata<Input, { refersTo: 'picture' | 'page' | 'tour' }>({ refersTo: what });
