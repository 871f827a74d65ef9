import * as v from 'valibot';

/**
 * A field with its explanation, which editors show while one types and `content/README.md` prints.
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
    // Without examples of its own a field keeps those of its kind.
    v.metadata<v.InferOutput<Schema>, { examples?: v.InferInput<Schema>[] }>(
      examples.length > 0 ? { examples } : {},
    ),
  );

/** Notes a rule that a JSON Schema can't state; it is added to the explanation of each field that follows it. */
export const rule = <Input>(text: string) => v.metadata<Input, { rule: string }>({ rule: text });

/** Notes what a value names: a form then offers what there is. */
export const refersTo = <Input>(what: 'picture' | 'page' | 'tour') =>
  v.metadata<Input, { refersTo: 'picture' | 'page' | 'tour' }>({ refersTo: what });
