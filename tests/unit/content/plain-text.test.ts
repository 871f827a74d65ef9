import { expect, test } from 'vitest';
import { pathFault } from '../../../content/output-path.ts';
import { describes, markIn } from '../../../content/plain-text.ts';

test.each([
  ['A **free** walk', '**free**'],
  ['It was *that* cat.', '*that*'],
  ['See [the hall](/tours)', '[the hall](/tours)'],
  ['See [[hall]].', '[[hall]]'],
  ['Run `npm start`', '`npm start`'],
  ['~~Old~~ new', '~~Old~~'],
  ['Bring:\n- water\n- shoes', '-'],
  ['## The hall', '##'],
  ['One<br>two', '<br>'],
  ['An <em class="x">old</em> cat', '<em class="x">'],
  ['Bed &amp; breakfast', '&amp;'],
  ['10&#160;AM', '&#160;'],
])('Markdown syntax is found in %j', (text, mark) => {
  expect(markIn(text)).toBe(mark);
});

test.each([
  'Adults pay $40*, children $20**.',
  'Mr. Fox [sic] said "yes" (see below) - and left.',
  'I <3 cats; 5 > 3 < 7; a_b_c and 2 * 3 * 4.',
  'At 10:00 – #1 in town, 100% true.',
  '<script>alert(1)</script> is text',
  'Q&A; R&D, AT&T; a < b && c > d',
])('%j is plain text', (text) => {
  expect(markIn(text)).toBeUndefined();
});

test('an alt text describes the picture', () => {
  for (const alt of ['image', 'A picture', 'IMG_2041', 'DSC 0042 (1)', 'ned.jpg', 'Untitled', 'TODO'])
    expect(describes(alt), alt).toBe(false);
  for (const alt of ['A cat', 'Picture of a cat on a pier', 'The logo of the Sun'])
    expect(describes(alt), alt).toBe(true);
});

test('no path has a name that Windows cannot store', () => {
  for (const path of ['/con', '/aux.html', '/a/NUL', '/com1', '/x.', '/a./b'])
    expect(pathFault(path), path).toContain('Windows');
  for (const path of ['/contact', '/auxiliary', '/com10', '/x.y'])
    expect(pathFault(path), path).toBeUndefined();
});
