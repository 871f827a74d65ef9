/** YAML in, typed values out; every mistake gets its file, line and remedy. */
import * as v from 'valibot';
import { isMap, isNode, isScalar, LineCounter, type Node, parseDocument } from 'yaml';
import { nearest } from '../../core/nearest.ts';
import type { Problem } from '../../core/problem.ts';

export interface Parsed<Value> {
  value: Value | undefined;
  problems: Problem[];
  /** Line of the field at a path such as `['stops', 2, 'title']`; the nearest parent's where it is absent. */
  lineOf: (path: readonly (string | number)[]) => number;
}

export interface YamlSource {
  /** Path as the editor knows it. */
  file: string;
  text: string;
  /** Lines in the file before `text` begins (front matter starts on line 2). */
  lineOffset?: number;
}

/** Parses YAML of the 1.2 core schema (dates stay text, `no` stays text) and checks it against a strict schema. */
export function parseYaml<Schema extends v.GenericSchema>(
  { file, text, lineOffset = 0 }: YamlSource,
  schema: Schema,
): Parsed<v.InferOutput<Schema>> {
  const lines = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: lines,
    uniqueKeys: true,
    schema: 'core',
    prettyErrors: false,
  });
  const lineAt = (offset: number) => lines.linePos(offset).line + lineOffset;
  const lineOf = (path: readonly (string | number)[]): number => {
    for (let length = path.length; length > 0; length--) {
      const found = nodeAt(document.contents, path.slice(0, length));
      if (found?.range) return lineAt(found.range[0]);
    }
    return 1 + lineOffset;
  };
  if (document.errors.length > 0) {
    const problems = document.errors.map((error) => ({
      file,
      line: lineAt(error.pos[0]),
      message: `This is not valid YAML: ${firstSentence(error.message)}`,
      remedy: 'Check quotes, colons and indentation; put text with a colon in quotes',
    }));
    return { value: undefined, problems, lineOf };
  }
  const input: unknown = document.toJS();
  if (input === null || input === undefined) {
    const problem = {
      file,
      line: 1 + lineOffset,
      message: 'There is nothing here',
      remedy: 'Fill in the fields, or delete the file',
    };
    return { value: undefined, problems: [problem], lineOf };
  }
  const result = v.safeParse(schema, input);
  if (result.success) return { value: result.output, problems: [], lineOf };
  const problems = result.issues.flatMap((issue) => toProblems(issue, schema, { file }, lineOf));
  return { value: undefined, problems, lineOf };
}

/** The key's node for a map entry (its line is where the editor looks), the item itself in a list. */
function nodeAt(contents: unknown, path: readonly (string | number)[]): Node | undefined {
  let node: unknown = contents;
  let at: Node | undefined;
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(step));
      if (!pair) return undefined;
      at = isNode(pair.key) ? pair.key : undefined;
      node = pair.value;
    } else if (isNode(node) && 'items' in node && Array.isArray(node.items)) {
      node = node.items[Number(step)];
      at = isNode(node) ? node : undefined;
    } else return undefined;
  }
  return at;
}

/** One schema issue as problems: several when one object has several unknown keys, of which valibot tells the first. */
function toProblems(
  issue: v.BaseIssue<unknown>,
  schema: v.GenericSchema,
  source: Pick<YamlSource, 'file'>,
  lineOf: Parsed<unknown>['lineOf'],
): Problem[] {
  const path = (issue.path ?? []).map((item) => (typeof item.key === 'number' ? item.key : String(item.key)));
  const at = (where: (string | number)[], message: string, remedy: string): Problem => ({
    ...source,
    line: lineOf(where),
    message: `"${where.join('.') || 'the file'}" ${message}`,
    remedy,
  });
  const found = issue.input === undefined ? 'nothing' : JSON.stringify(issue.input)?.slice(0, 60);
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    const parent = issue.path?.at(-1)?.input;
    const known = keysAt(schema, path.slice(0, -1));
    const unknown =
      parent && typeof parent === 'object' ? Object.keys(parent).filter((key) => !known.includes(key)) : [];
    return unknown.map((key) => {
      const guess = nearest(key, known);
      return at(
        [...path.slice(0, -1), key],
        'is not a field here',
        guess ? `Did you mean "${guess}"?` : `Known fields: ${known.join(', ')}`,
      );
    });
  }
  if (issue.type === 'strict_object' && issue.received === 'undefined') {
    return [at(path, 'is missing', `Add a line "${String(path.at(-1))}: …"`)];
  }
  if (issue.kind === 'validation') {
    const rule = issue.message.startsWith('must') ? issue.message : ruleText(issue);
    return [at(path, `${rule}, found ${found}`, 'Correct the value')];
  }
  const guess =
    typeof issue.input === 'string' && issue.expected
      ? nearest(issue.input, optionsOf(issue.expected))
      : undefined;
  const expected = issue.message.startsWith('must')
    ? issue.message
    : `must be ${expectedText(issue.expected)}`;
  return [at(path, `${expected}, found ${found}`, guess ? `Did you mean "${guess}"?` : remedyFor(issue))];
}

/** Words for the rules that carry a number. */
function ruleText(issue: v.BaseIssue<unknown>): string {
  const limit = 'requirement' in issue ? String(issue.requirement) : '';
  const length = typeof issue.input === 'string' ? `characters, has ${issue.input.length}` : 'items';
  const texts: Record<string, string> = {
    min_length: `must have at least ${limit} ${length}`,
    max_length: `must have at most ${limit} ${length}`,
    min_value: `must be ${limit} or more`,
    max_value: `must be ${limit} or less`,
    url: 'must be an address such as https://example.com/page',
  };
  return texts[issue.type] ?? `is not right: ${issue.message}`;
}

interface SchemaShape {
  entries?: Record<string, SchemaShape>;
  item?: SchemaShape;
  wrapped?: SchemaShape;
}

/** Field names of the object that a schema expects at a path. */
function keysAt(schema: v.GenericSchema, path: (string | number)[]): string[] {
  let shape: SchemaShape | undefined = schema as SchemaShape; // valibot's schemas are plain objects of this shape
  for (const step of path) {
    shape = unwrap(shape);
    shape = typeof step === 'number' ? shape?.item : shape?.entries?.[step];
  }
  return Object.keys(unwrap(shape)?.entries ?? {});
}

function unwrap(shape: SchemaShape | undefined): SchemaShape | undefined {
  return shape?.wrapped ? unwrap(shape.wrapped) : shape;
}

const optionsOf = (expected: string): string[] =>
  [...expected.matchAll(/"([^"]+)"/g)].map((match) => match[1] ?? '');

function expectedText(expected: string | null): string {
  const names: Record<string, string> = {
    string: 'text',
    Object: 'a group of fields',
    Array: 'a list',
    number: 'a number',
    boolean: 'true or false',
  };
  if (!expected) return 'something else';
  return names[expected] ?? expected.replaceAll(' | ', ' or ').replace(/^\(|\)$/g, '');
}

function remedyFor(issue: v.BaseIssue<unknown>): string {
  if (issue.expected === 'string' && typeof issue.input === 'number')
    return `Put it in quotes: "${issue.input}"`;
  if (issue.expected === 'number') return 'Write digits only, without quotes or signs';
  if (issue.expected === 'boolean') return 'Write true or false';
  if (issue.expected === 'Array') return 'Start each item on a line of its own with "- "';
  return 'Correct the value';
}

const firstSentence = (message: string): string => message.split('\n')[0]?.replace(/[.:]\s*$/, '') ?? message;
