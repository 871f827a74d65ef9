/** Parses YAML into typed values; each mistake has file, line and remedy. */
import * as v from 'valibot';
import { type Document, isCollection, isMap, isNode, isScalar, LineCounter, type Node } from 'yaml';
import type { Problem } from '../../../core/errors/problem.ts';
import {
  controlProblems,
  forbiddenCharacters,
  forbiddenProblem,
} from '../../../core/text/control-characters.ts';
import { type FieldPath, visitFields } from '../../../core/values/visit-fields.ts';
import { errorsOf, quoteIt, readDocument, syntaxProblems, tooDeep, useSpaces } from './syntax-errors.ts';
import { toProblems } from './yaml-issues.ts';
import { oddNumbers, wrongIndent, type YamlSyntax, yamlSyntax } from './yaml-syntax.ts';

export interface Parsed<Value> {
  value: Value | undefined;
  /** What the file says, also if the schema refuses it; undefined if it is not valid YAML. */
  input: unknown;
  problems: Problem[];
  /** Line of the field at a path such as `['stops', 2, 'title']`; that of the nearest parent if it is absent. */
  lineOf: (path: FieldPath) => number;
}

interface YamlSource {
  /** Path as shown to the editor. */
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
  const firstLine = 1 + lineOffset;
  const fail = (
    problems: Problem[],
    lineOf: Parsed<unknown>['lineOf'] = () => firstLine,
    input?: unknown,
  ) => ({
    value: undefined,
    input,
    problems,
    lineOf,
  });
  const mistake = (message: string, remedy: string): Problem => ({ file, line: firstLine, message, remedy });
  let document: Document.Parsed;
  let marks: YamlSyntax[];
  let errors: ReturnType<typeof syntaxProblems>;
  const failTooDeep = () => fail([mistake(`This is not valid YAML: ${tooDeep}`, quoteIt)]);
  if (isTooDeep(text)) return failTooDeep();
  try {
    document = readDocument(text, lines);
    marks = yamlSyntax(document, text);
    errors = errorsOf(document).length > 0 ? syntaxProblems(file, text, firstLine) : [];
  } catch {
    // The parser is recursive.
    return failTooDeep();
  }
  const lineAt = (offset: number) => lines.linePos(offset).line + lineOffset;
  const lineOf = (path: FieldPath): number => {
    for (let length = path.length; length > 0; length--) {
      const found = nodeAt(document, path.slice(0, length));
      if (found?.range) return lineAt(found.range[0]);
    }
    return firstLine;
  };
  const controls = controlProblems(file, text, lineOffset);
  const syntax = marks.map(({ at, message }) => ({ file, line: lineAt(at), message, remedy: quoteIt }));
  const invalid = [...syntax, ...errors];
  const indent = wrongIndent(
    text,
    [...invalid.map(({ line }) => line), ...errorsOf(document).map(({ pos }) => lineAt(pos[0]))].map(
      (line) => line - firstLine,
    ),
  );
  if (indent) {
    const problem = { file, line: firstLine + indent.line, message: indent.message, remedy: useSpaces };
    return fail([...controls, problem], lineOf);
  }
  if (errors.length > 0 || marks.some(({ completed }) => !completed))
    return fail([...controls, ...firstOfLine(invalid)], lineOf);
  const input: unknown = document.toJS();
  if (input === null || input === undefined)
    return fail(
      [mistake('The file is empty', 'Fill in the fields, which content/README.md describes')],
      lineOf,
    );
  if (typeof input !== 'object' || Array.isArray(input)) {
    const message = `The file must be a group of fields, found ${Array.isArray(input) ? 'a list' : 'a text'}`;
    return fail([...controls, mistake(message, 'Write each field on its own line: name: value')], lineOf);
  }
  if (controls.length === 0 && text.includes('\\')) controls.push(...escapedControls(file, input, lineOf));
  const result = v.safeParse(schema, input, { abortPipeEarly: true });
  const odd = oddNumbers(document).map(({ at, written, value }) => ({
    file,
    line: lineAt(at),
    message: `"${written}" is read as the number ${value}`,
    remedy: 'Write the number in plain digits, or put it in quotes if it is a text',
  }));
  if (result.success && controls.length + odd.length + syntax.length === 0)
    return { value: result.output, input, problems: [], lineOf };
  /** A value as the editor wrote it: `0x1F`, not 31. */
  const written = (path: FieldPath) => {
    const value = document.getIn(path, true);
    return isScalar(value) ? value.source : undefined;
  };
  const problems = (result.issues ?? []).flatMap((issue) =>
    toProblems(issue, schema, { file }, lineOf, written),
  );
  // A number where a text belongs has its own remedy.
  const reported = new Set(problems.map(({ line }) => line));
  const others = [...syntax, ...odd].filter(({ line }) => !reported.has(line));
  return fail([...controls, ...problems, ...others], lineOf, input);
}

/** Far from the thousands of levels with which the parser exhausts the stack, and which may end the whole process. */
const deepest = 500;
/** `- - - …`: a list in a list, on one line. */
const deepLists = new RegExp(`(?:- ){${deepest}}`);

function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const [sign] of text.matchAll(/[[\]{}]/g)) {
    depth = sign === '[' || sign === '{' ? depth + 1 : Math.max(0, depth - 1);
    if (depth > deepest) return true;
  }
  return deepLists.test(text);
}

/** A mark and an error of the parser on one line are one mistake. */
function firstOfLine(problems: readonly (Problem & { line: number })[]): Problem[] {
  const seen = new Set<number>();
  return problems.filter(({ line }) => !seen.has(line) && seen.add(line)).sort((a, b) => a.line - b.line);
}

/** Characters written as escapes: `"\x07"`. */
function escapedControls(file: string, input: unknown, lineOf: Parsed<unknown>['lineOf']): Problem[] {
  const problems: Problem[] = [];
  const check = (text: unknown, path: FieldPath) => {
    const [found] = typeof text === 'string' ? forbiddenCharacters(text) : [];
    if (found) problems.push({ file, line: lineOf(path), ...forbiddenProblem(found.name) });
  };
  visitFields(input, (value, path) => {
    check(path.at(-1), path.slice(0, -1));
    check(value, path);
  });
  return problems;
}

/** The key's node for a map entry, since its line is the field's; the item itself in a list. */
function nodeAt(document: Document, path: FieldPath): Node | undefined {
  const step = path.at(-1);
  const parent = document.getIn(path.slice(0, -1), true);
  const node: unknown = isMap(parent)
    ? parent.items.find(({ key }) => isScalar(key) && String(key.value) === String(step))?.key
    : isCollection(parent) && parent.get(step, true);
  return isNode(node) ? node : undefined;
}
