/** The form in which a text was written: byte order marks (some programs add one to another) and line ends. Everything works with texts without the first and with LF. */

export const normalizeText = (written: string): string =>
  written.replace(/^\ufeff+/, '').replace(/\r\n?/g, '\n');

/**
 * A changed text in the form of the text that it replaces. A line that stays keeps its own line end, and a new one gets that of
 * the line above it.
 * @param changed with LF
 */
export function restoreForm(written: string, changed: string): string {
  const [mark = ''] = /^\ufeff*/.exec(written) ?? [];
  const ends = written.match(/\r\n?|\n/g) ?? [];
  if (ends.every((end) => end === ends[0])) return mark + changed.replaceAll('\n', ends[0] ?? '\n');
  const [old, lines] = [normalizeText(written).split('\n'), changed.split('\n')];
  const shorter = Math.min(old.length, lines.length);
  let head = 0;
  while (head < shorter && lines[head] === old[head]) head++;
  let tail = 0;
  while (tail < shorter - head && lines.at(-1 - tail) === old.at(-1 - tail)) tail++;
  /** Index in `old` of a line of the changed text; -1 for a new one. */
  let below = head;
  const indexOf = (line: string, index: number): number => {
    if (index < head) return index;
    if (index >= lines.length - tail) return index + old.length - lines.length;
    const found = old.slice(0, old.length - tail).indexOf(line, below);
    if (found >= 0) below = found + 1;
    return found;
  };
  let end = ends[0] ?? '\n';
  const last = lines.length - 1;
  const withEnds = lines.map((line, index) => {
    end = ends[indexOf(line, index)] ?? end;
    return index === last ? line : line + end;
  });
  return mark + withEnds.join('');
}
