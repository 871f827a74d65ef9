import { expect, test } from 'vitest';
import { zip } from '../../../../scripts/generator/files/zip.ts';

test('an archive is the same each time and lists its files', () => {
  const files = [
    { name: 'fact-sheet.txt', data: Buffer.from('Founded: 2023') },
    { name: 'pictures/cat.jpg', data: Buffer.from([1, 2, 3]) },
  ];
  const bytes = Buffer.from(zip(files));
  expect(bytes.equals(Buffer.from(zip(files)))).toBe(true);
  expect(bytes.readUInt32LE(0)).toBe(0x04034b50);
  const end = bytes.length - 22;
  expect(bytes.readUInt32LE(end)).toBe(0x06054b50);
  expect(bytes.readUInt16LE(end + 10)).toBe(2);
  const directory = bytes.readUInt32LE(end + 16);
  expect(bytes.readUInt32LE(directory)).toBe(0x02014b50);
  expect(bytes.subarray(directory + 46, directory + 60).toString()).toBe('fact-sheet.txt');
});
