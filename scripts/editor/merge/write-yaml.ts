/** Values as YAML in the style of the content's files: two spaces, lists indented, long texts folded. */
import { Document, isCollection, isScalar, type Node, Scalar, type ToStringOptions, visit } from 'yaml';

/** Columns of a line of the content. */
const width = 120;

const options = (column: number): ToStringOptions => ({
  lineWidth: Math.max(40, width - column),
  minContentWidth: 0,
  flowCollectionPadding: false,
});

/** `key: value` with its lines, indented by `column`; ends with a line break. */
export function pairLines(key: string, value: unknown, column: number): string {
  const document = new Document({ [key]: value });
  foldLongTexts(document, column);
  return indented(document.toString(options(column)), column);
}

/** `- value` with its lines, indented by `column`; ends with a line break. */
export function itemLines(value: unknown, column: number): string {
  const document = new Document([value]);
  foldLongTexts(document, column);
  return indented(document.toString(options(column)), column);
}

/**
 * A value as it stands behind `key:` or `-`, in the style of the node whose place it takes. Without a line break at its end.
 * @param column where the key or the hyphen stands
 */
export function valueText(value: unknown, old: Node | undefined, column: number): string {
  const document = new Document({ k: value });
  const node = document.get('k', true);
  if (isScalar(node) && isScalar(old) && typeof value === 'string' && typeof old.value === 'string') {
    if (old.type) node.type = old.type;
    // A plain text with line breaks cannot stay plain, a folded one would need empty lines.
    if (value.includes('\n') && old.type !== Scalar.QUOTE_DOUBLE) node.type = Scalar.BLOCK_LITERAL;
    if (!isBlock(old) && value.length > width) foldLongTexts(document, column);
  } else foldLongTexts(document, column);
  if (isCollection(node) && isCollection(old) && old.flow) node.flow = true;
  const [first = '', ...rest] = document.toString(options(column)).replace(/\n$/, '').split('\n');
  const indent = ' '.repeat(column);
  return [first.slice('k:'.length).trimStart(), ...rest.map((line) => (line ? indent + line : line))].join(
    '\n',
  );
}

export const isBlock = (node: unknown): boolean =>
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

const indented = (text: string, column: number): string => {
  const indent = ' '.repeat(column);
  return text.replace(/^(?=.)/gm, indent);
};
