/** Files are changed in the form in which they were written. */
import { expect, test } from 'vitest';
import { openText } from '../../../../scripts/core/text/read-text.ts';

const text = 'a: 1\nb: 2\n\nc: 3\n';
const changed = 'a: 1\nb: 20\nnew: 5\n\nc: 3\n';

test.each([
  ['LF', text, changed],
  ['no line end', 'a: 1', 'a: 1\nb: 2'],
  ['CRLF', text.replaceAll('\n', '\r\n'), changed.replaceAll('\n', '\r\n')],
  ['CR', text.replaceAll('\n', '\r'), changed.replaceAll('\n', '\r')],
  ['mixed line ends', 'a: 1\r\nb: 2\n\r\nc: 3\n', 'a: 1\r\nb: 20\r\nnew: 5\r\n\r\nc: 3\n'],
  ['a line less', 'a: 1\nb: 2\r\n\r\nc: 3\n', 'a: 1\n\r\nc: 3\n'],
  ['lines around that stay', 'x: 0\r\na: 1\nb: 2\r\n\nc: 3\r\n', 'x: 9\r\na: 1\nb: 20\n\nc: 4\n'],
])('%s', (_, written, expected) => {
  const after = expected.replace(/\r\n?/g, '\n');
  for (const mark of ['', '\ufeff', '\ufeff\ufeff']) {
    const file = openText(Buffer.from(mark + written));
    expect(file.text).toBe(written.replace(/\r\n?/g, '\n'));
    expect(file.encode(file.text).toString()).toBe(mark + written);
    expect(file.encode(after).toString()).toBe(mark + expected);
  }
});

test('UTF-16 of both orders', () => {
  const little = Buffer.from(`\ufeff${text.replaceAll('\n', '\r\n')}`, 'utf16le');
  for (const bytes of [little, Buffer.from(little).swap16()]) {
    const file = openText(bytes);
    expect(file.text).toBe(text);
    expect(file.encode(text).equals(bytes)).toBe(true);
    expect(openText(file.encode(changed)).text).toBe(changed);
  }
});

test('other bytes are no text', () => {
  expect(() => openText(Buffer.from([0x63, 0xe9, 0x0a]))).toThrow();
});
