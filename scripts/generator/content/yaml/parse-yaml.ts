/** Parses YAML into typed values; each mistake has file, line and remedy. */
import * as v from 'valibot';
import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  visit,
} from 'yaml';
import type { Problem } from '../../../core/errors/problem.ts';
import {
  controlProblems,
  forbiddenCharacters,
  forbiddenProblem,
} from '../../../core/text/control-characters.ts';
import { type FieldPath, visitFields } from '../../../core/values/visit-fields.ts';
import { toProblems } from './yaml-issues.ts';
import { hasWideSpace, oddNumbers, wrongIndent, type YamlSyntax, yamlSyntax } from './yaml-syntax.ts';

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
  const failTooDeep = () => fail([mistake(`This is not valid YAML: ${tooDeep}`, quoteIt)]);
  if (isTooDeep(text)) return failTooDeep();
  try {
    document = parseDocument(text, {
      lineCounter: lines,
      uniqueKeys: true,
      schema: 'core',
      prettyErrors: false,
      logLevel: 'error',
    });
    marks = yamlSyntax(document, text);
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
  // The search for the start visits the whole document, for each error.
  const isOpen = (code: string) =>
    code === 'MISSING_CHAR' || (code === 'BAD_INDENT' && document.errors.length < 20);
  const syntax = marks.map(({ at, message }) => ({ file, line: lineAt(at), message, remedy: quoteIt }));
  const invalid = [
    ...syntax,
    ...[...document.errors, ...document.warnings].map(({ pos, code, message }) => {
      const line = lineAt((isOpen(code) && opened(document, pos[0])) || pos[0]);
      const remedy = lineRemedy(text.split('\n')[line - firstLine] ?? '') ?? yamlRemedies[code] ?? quoteIt;
      const reason = yamlReasons[code] ?? firstSentence(message);
      return { file, line, message: `This is not valid YAML: ${reason}`, remedy };
    }),
  ];
  const indent = wrongIndent(
    text,
    invalid.map(({ line }) => line - firstLine),
  );
  if (indent) {
    const problem = { file, line: firstLine + indent.line, message: indent.message, remedy: useSpaces };
    return fail([...controls, problem], lineOf);
  }
  if (invalid.length > syntax.length || marks.some(({ completed }) => !completed))
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

const quoteIt = 'Put the text in quotes: "…"; if it is not a text, check colons and indentation';

const useSpaces = 'Indent with plain spaces';
const tooDeep = 'brackets are nested too deeply';
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

/** Errors whose text is for programmers. */
const yamlReasons: Record<string, string> = {
  MULTIPLE_DOCS: 'a line of hyphens or dots starts a second file',
  RESOURCE_EXHAUSTION: tooDeep,
};
const yamlRemedies: Record<string, string> = {
  MULTIPLE_DOCS: 'Remove the line',
  DUPLICATE_KEY: 'Remove one of the two fields',
  TAB_AS_INDENT: useSpaces,
};

function lineRemedy(line: string): string | undefined {
  if (hasWideSpace(line)) return 'Retype the spaces of this line: one is a no-break space';
  if (/^\s*(?:- +)?\w+(?::[^\s/]|[ \t]*[：﹕])/.test(line))
    return 'Write a plain colon and a space after the name of the field';
  if (/^\s*(?:- +)?(?:[\w-]+: +)?"[^"]*"\s*[^\s#,\]}]/.test(line))
    return 'Put a \\ before each of the quotes in the text';
  if (/^\s*(?:- +)?(?:[\w-]+: +)?'/.test(line)) return 'Put the whole text in double quotes: "…"';
  return undefined;
}

/** Start of an unclosed quote, list or group: the parser reports the position where its end is missing. */
function opened(document: Document, end: number): number | undefined {
  let start: number | undefined;
  visit(document, {
    Scalar: (_, { type, range }) => {
      if (range && type?.startsWith('QUOTE') && range[0] <= end && end <= range[2]) start = range[0];
    },
    Collection: (_, { flow, range }) => {
      if (range && flow && range[0] <= end && end <= range[2] + 1) start ??= range[0];
    },
  });
  return start;
}

/** One mistake often causes several errors of the parser. */
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

const firstSentence = (message: string): string => message.split('\n')[0]?.replace(/[.:]\s*$/, '') ?? message;
