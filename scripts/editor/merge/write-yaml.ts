/** Values as YAML in the style of the content's files: two spaces, lists indented, long texts folded. */
import { Document, isCollection, isScalar, type Node, Scalar, type ToStringOptions, visit } from 'yaml';

/** Line width in the content's files. */
const width = 120;

const options = (column: number): ToStringOptions => ({
  lineWidth: Math.max(40, width - column),
  minContentWidth: 0,
  flowCollectionPadding: false,
});

/** The lines of `key: value`, indented by `column`, with a line break at the end. */
export const pairLines = (key: string, value: unknown, column: number): string =>
  linesOf({ [key]: value }, column);

/** The lines of `- value`, indented by `column`, with a line break at the end. */
export const itemLines = (value: unknown, column: number): string => linesOf([value], column);

function linesOf(value: unknown, column: number): string {
  const document = new Document(value);
  foldLongTexts(document, column);
  return document.toString(options(column)).replace(/^(?=.)/gm, ' '.repeat(column));
}

/**
 * A value as written after `key:` or `-`, in the style of the node that it replaces, without a line break at the end.
 * @param column of the key or the hyphen; @param oldText the node's source: a group in brackets stays on one line
 */
export function valueText(value: unknown, old: Node | undefined, column: number, oldText = ''): string {
  const document = new Document({ k: value });
  const node = document.get('k', true);
  const oneLine = staysOnOneLine(value, old, oldText);
  if (isScalar(node) && isScalar(old) && typeof value === 'string' && typeof old.value === 'string') {
    if (old.type) node.type = old.type;
    // A plain scalar cannot contain line breaks, and a folded one would need empty lines.
    if (value.includes('\n') && old.type !== Scalar.QUOTE_DOUBLE) node.type = Scalar.BLOCK_LITERAL;
    if (!isBlock(old) && value.length > width && !oneLine) foldLongTexts(document, column);
  } else foldLongTexts(document, column);
  if (isCollection(node) && isCollection(old) && old.flow) node.flow = true;
  const inBrackets = isCollection(old) && old.flow && !oldText.includes('\n');
  const written = document.toString({
    ...options(column),
    ...(oneLine ? { lineWidth: 0 } : {}),
    ...(inBrackets ? { lineWidth: 0, flowCollectionPadding: /^[{[] /.test(oldText) } : {}),
  });
  const [first = '', ...rest] = written.replace(/\n$/, '').split('\n');
  const indent = ' '.repeat(column);
  return [first.slice('k:'.length).trimStart(), ...rest.map((line) => (line ? indent + line : line))].join(
    '\n',
  );
}

/** A long text on one line is folded only after it has grown, so that a corrected letter changes that line alone. */
const staysOnOneLine = (value: unknown, old: Node | undefined, oldText: string): boolean =>
  typeof value === 'string' &&
  isScalar(old) &&
  typeof old.value === 'string' &&
  !/\n/.test(oldText.trimEnd() + value) &&
  value.length <= Math.max(old.value.length, width) + 20;

const isBlock = (node: unknown): boolean =>
  isScalar(node) && (node.type === Scalar.BLOCK_FOLDED || node.type === Scalar.BLOCK_LITERAL);

function foldLongTexts(document: Document, column: number): void {
  visit(document, {
    Scalar: (key, node) => {
      if (key === 'key' || typeof node.value !== 'string') return;
      if (node.value.includes('\n')) node.type = Scalar.BLOCK_LITERAL;
      else if (node.value.length > width - column - 20 && node.value.includes(' '))
        node.type = Scalar.BLOCK_FOLDED;
    },
  });
}
