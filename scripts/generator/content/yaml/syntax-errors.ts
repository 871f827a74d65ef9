/** Errors of the YAML parser as problems: one line for each mistake, although one can cause a hundred errors. */
import { type Document, isScalar, LineCounter, parseDocument, visit, type YAMLError } from 'yaml';
import type { Finding, Problem } from '../../../core/errors/problem.ts';
import { hasWideSpace } from './yaml-syntax.ts';

export const quoteIt = 'Put the text in quotes: "…"; if it is not a text, check colons and indentation';
export const useSpaces = 'Indent with plain spaces';
export const tooDeep = 'brackets are nested too deeply';

/** Parses YAML of the 1.2 core schema: dates stay text, `no` stays text. */
export const readDocument = (text: string, lineCounter = new LineCounter()): Document.Parsed =>
  parseDocument(text, {
    lineCounter,
    uniqueKeys: true,
    schema: 'core',
    prettyErrors: false,
    logLevel: 'error',
  });

export const errorsOf = ({ errors, warnings }: Document.Parsed): YAMLError[] => [...errors, ...warnings];

/** More than anyone corrects at once; each takes a run of the parser. */
const mostMistakes = 100;

/**
 * One problem for each mistake, with its line, up to the first line that does not fit the lines above: what follows it is misread.
 * Other lines are repaired in a copy: the errors that are gone then were consequences.
 */
export function syntaxProblems(
  file: string,
  text: string,
  firstLine: number,
): (Problem & { line: number })[] {
  const lines = text.split('\n');
  const problems: (Problem & { line: number })[] = [];
  const repaired = new Set<number>();
  for (let count = 0; count < mostMistakes; count++) {
    const error = firstError(lines);
    if (!error) break;
    const { line, kind } = error;
    const written = lines[line] ?? '';
    if (!repaired.has(line)) problems.push({ file, line: firstLine + line, ...findingOf(error, written) });
    if (kind === 'misplaced') break;
    lines[line] = repaired.has(line) ? '' : repair(written, kind);
    repaired.add(line);
  }
  return problems.sort((a, b) => a.line - b.line);
}

/** The line with a colon after the name of a group, or with another text after the name of a field or a hyphen, or empty. */
function repair(line: string, kind: Kind): string {
  if (kind === 'nameless') return /^\s*[\w-]+\s*$/.test(line) ? `${line}:` : '';
  const start = /^\s*(?:- +)*(?:[\w-]+:(?=\s|$))?/.exec(line)?.[0] ?? '';
  return start.trim() === '' ? '' : `${start} x`;
}

const indentOf = (line: string): number => /^ */.exec(line)?.[0].length ?? 0;

/**
 * A line is wrong by itself (`title: a: b`), or has no name of a field, or is valid by itself and does not fit the lines above.
 */
type Kind = 'wrong' | 'nameless' | 'misplaced';
function kindOf(line: string): Kind {
  const alone = readDocument(line.replace(/^\s*(?:- +)*/, ''));
  if (errorsOf(alone).length > 0) return 'wrong';
  return isScalar(alone.contents) && !line.trim().startsWith('- ') ? 'nameless' : 'misplaced';
}

interface FirstError {
  /** The first line of the text is 0. */
  line: number;
  kind: Kind;
  code: string;
  message: string;
}

/** The error on the highest line. */
function firstError(lines: readonly string[]): FirstError | undefined {
  const counter = new LineCounter();
  const document = readDocument(lines.join('\n'), counter);
  const errors = errorsOf(document);
  // The search for the start visits the whole document, for each error.
  const isOpen = (code: string) => code === 'MISSING_CHAR' || (code === 'BAD_INDENT' && errors.length < 20);
  const [first] = errors
    .map(({ code, pos, message }) => {
      const at = (isOpen(code) && opened(document, pos[0])) || pos[0];
      return { line: counter.linePos(at).line - 1, code, message };
    })
    .sort((a, b) => a.line - b.line);
  if (!first) return undefined;
  const written = lines[first.line] ?? '';
  const kind = kindOf(written);
  if (first.code !== 'BLOCK_AS_IMPLICIT_KEY' || kind === 'wrong') return { ...first, kind };
  // Reported of the value above a line that has a colon and is indented more.
  const isBelow = (line: string, index: number) => index > first.line && /^[^#]*:(?:\s|$)/.test(line);
  const below = lines.findIndex(isBelow);
  const isDeeper = indentOf(lines[below] ?? '') > indentOf(written);
  return isDeeper ? { ...first, line: below, code: 'DEEPER', kind: 'misplaced' } : { ...first, kind };
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

/** Errors that are explained by their code. */
const byCode: Record<string, Finding> = {
  MULTIPLE_DOCS: { message: 'a line of hyphens or dots starts a second file', remedy: 'Remove the line' },
  RESOURCE_EXHAUSTION: { message: tooDeep, remedy: quoteIt },
  TAB_AS_INDENT: { message: 'a tab is used for indentation', remedy: useSpaces },
  DUPLICATE_KEY: {
    message: 'its group already has a field of this name',
    remedy: 'Remove one of the two; if a new item of a list starts here, write "- " before its first field',
  },
  DEEPER: {
    message: 'the line is indented more than the field above',
    remedy: 'Indent it as the other fields of its group, or put the whole text in quotes if it continues one',
  },
};
const byKind: Partial<Record<Kind, Finding>> = {
  misplaced: {
    message: 'the line is not indented like the lines next to it',
    remedy: 'Indent all fields of a group alike, and check that each has a colon after its name',
  },
  nameless: {
    message: 'the line has no name of a field',
    remedy: 'Indent it more than the field whose text it continues, or write the name and a colon before it',
  },
};

function findingOf({ code, message, kind }: FirstError, written: string): Finding {
  const reason = code === 'BLOCK_AS_IMPLICIT_KEY' ? 'the text contains a colon' : firstSentence(message);
  const found = byCode[code] ?? byKind[kind] ?? { message: reason, remedy: quoteIt };
  return { message: `This is not valid YAML: ${found.message}`, remedy: lineRemedy(written) ?? found.remedy };
}

function lineRemedy(line: string): string | undefined {
  if (hasWideSpace(line)) return 'Retype the spaces of this line: one is a no-break space';
  if (/^\s*(?:- +)?\w+(?::[^\s/]|[ \t]*[：﹕])/.test(line))
    return 'Write a plain colon and a space after the name of the field';
  if (/^\s*(?:- +)?(?:[\w-]+: +)?"[^"]*"\s*[^\s#,\]}]/.test(line))
    return 'Put a \\ before each of the quotes in the text';
  if (/^\s*(?:- +)?(?:[\w-]+: +)?'/.test(line)) return 'Put the whole text in double quotes: "…"';
  return undefined;
}

const firstSentence = (message: string): string => message.split('\n')[0]?.replace(/[.:]\s*$/, '') ?? message;
