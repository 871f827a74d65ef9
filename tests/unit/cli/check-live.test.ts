import { expect, test } from 'vitest';
import { checkLiveCommand, resultTable } from '../../../scripts/cli/check-live.ts';

test('the table names each group once, and distinguishes faults from known limitations of the host', () => {
  const rows = [
    { group: 'pages', check: 'pages', faults: [] },
    { group: 'pages', check: 'titles', faults: ['a', 'b'] },
    { group: 'files', check: 'ranges', faults: ['a'], limitation: 'sends the whole file' },
  ];
  expect(resultTable(rows).split('\n')).toEqual([
    'pages  pages   ok',
    '       titles  FAIL (2)',
    'files  ranges  n/a',
  ]);
});

test.each([
  [[], 'check:live needs exactly one address.'],
  [['https://a.example', 'https://b.example'], 'check:live needs exactly one address.'],
  [['ftp://a.example'], '"ftp://a.example" is not the address of a site.'],
  [['https://me:secret@a.example'], 'Pass a password as --header'],
  [['a.example', '--host', 'nowhere'], 'Unknown host "nowhere".'],
  [['a.example', '--header', 'Cookie'], '--header "Cookie" is not of the form "Name: value".'],
  [['a.example', '--header', 'X-Key: ☃'], '"X-Key: ☃" has a character that cannot be sent in a header.'],
  [['a.example', '--header', 'X-Key: a\nb'], 'is not of the form "Name: value".'],
  [['a.example', '--fast'], "Unknown option '--fast'\nUse:"],
])('an invalid command line is reported with the error and the usage: %s', async (argv, message) => {
  await expect(checkLiveCommand(argv)).rejects.toThrow(message);
  await expect(checkLiveCommand(argv)).rejects.toThrow('Use: npm run check:live -- URL');
});
