import { expect, test } from 'vitest';
import { compileMarkdown } from '../../../../scripts/generator/content/markdown.ts';

const compile = (text: string) => compileMarkdown('content/blog/x.md', text, 10);
const reported = (text: string) => compile(text).problems.map(({ line, message }) => `${line} ${message}`);

test.each([
  ['Sizes 2~4 and 6~8.', [['p', {}, ['Sizes 2~4 and 6~8.']]]],
  ['~~old~~ new', [['p', {}, [['del', {}, ['old']], ' new']]]],
  ['##\u00a0The hall', [['h2', { id: 'the-hall' }, ['The hall']]]],
  ['##\u202fThe hall', [['h2', { id: 'the-hall' }, ['The hall']]]],
  ['-\u00a0one\n-\u00a0two', [['ul', {}, ['\n', ['li', {}, ['one']], '\n', ['li', {}, ['two']], '\n']]]],
  ['1.\u00a0one', [['ol', {}, ['\n', ['li', {}, ['one']], '\n']]]],
  ['> -\u00a0one', [['blockquote', {}, ['\n', ['ul', {}, ['\n', ['li', {}, ['one']], '\n']], '\n']]]],
  [
    '- [ ] Milk\n- [x] Fish\n1. [X] Hay',
    [
      ['ul', {}, ['\n', ['li', {}, ['☐ ', 'Milk']], '\n', ['li', {}, ['☑ ', 'Fish']], '\n']],
      ['ol', {}, ['\n', ['li', {}, ['☑ ', 'Hay']], '\n']],
    ],
  ],
  ['-\u00a0[\u00a0]\u00a0Milk', [['ul', {}, ['\n', ['li', {}, ['☐ ', 'Milk']], '\n']]]],
  [
    '![A cat](/images/ned.jpg "Ned, 1904")',
    [['Picture', { name: 'ned', alt: 'A cat', caption: 'Ned, 1904' }, []]],
  ],
  [
    'Before ![A cat](/images/ned.jpg) after',
    [
      ['p', {}, ['Before ']],
      ['Picture', { name: 'ned', alt: 'A cat' }, []],
      ['p', {}, [' after']],
    ],
  ],
  [
    '[![A cat](/images/ned.jpg)](/tours)',
    [['a', { href: '/tours' }, [['Picture', { name: 'ned', alt: 'A cat' }, []]]]],
  ],
  [
    "Write to o'brien@example.com.",
    [['p', {}, ['Write to ', ['a', { href: "mailto:o'brien@example.com" }, ["o'brien@example.com"]], '.']]],
  ],
])('%j is converted', (text, body) => {
  expect(reported(text)).toEqual([]);
  expect(compile(text).body).toEqual(body);
});

const words = 'Markers for bold or italic text are displayed literally here';
const noList = 'Lines that begin with a dash, an o or a letter are not a list';
const unnamed = 'The text does not refer to this definition, so it would be lost';

test.each([
  ['**Fee: **$5', words],
  ['**“Hi”**he', words],
  ['** Fee:** $5', words],
  ['__Fee: __$5', words],
  ['*Minnie *ran', words],
  ['*“Hi”*he', words],
  ['_Minnie _ran', words],
  ['**Fee only', words],
  ['See [the **hall **here](/tours)', words],
  ['~~old ~~new', 'Markers for struck-out text are displayed literally here'],
  ['An ~old~ cat', 'Markers for struck-out text are displayed literally here'],
  ['See [[page]].', 'A link in double brackets is displayed literally'],
  ['![[ned.jpg]]', 'A link in double brackets is displayed literally'],
  ['A ==mark== here', 'Markers for highlighted text are displayed literally here'],
  ['> [!note]\n> Text', 'The syntax of a call-out is displayed literally'],
  ['> [!WARNING]- Title', 'The syntax of a call-out is displayed literally'],
  [':::tip\nText\n:::', 'The syntax of a call-out is displayed literally'],
  ['!!! note\n', 'The syntax of a call-out is displayed literally'],
  ['## The hall {#hall}', 'Attributes in braces are displayed literally'],
  ['Text {.big}', 'Attributes in braces are displayed literally'],
  ['{{< figure >}}', 'The syntax of a template is displayed literally'],
  ['{% raw %}', 'The syntax of a template is displayed literally'],
  ['[t][missing]', 'The address of this reference link is missing'],
  ['[t][]', 'The address of this reference link is missing'],
  ['A note[^1].', 'The footnote of this reference is missing'],
  ['A note^[inside].', 'A note inside a line is displayed literally'],
  ['%%private%%', 'A comment between %% would be published'],
  ['%%\nprivate\n%%', 'A comment between %% would be published'],
  ['- [-] Milk', 'The checkbox of a list is displayed literally'],
  ['- [] Milk', 'The checkbox of a list is displayed literally'],
  ['##', 'The heading has no words'],
  ['## \u00a0', 'The heading has no words'],
  ['## ##', 'The heading has no words'],
  ['##The hall', 'A heading without a space after the # is displayed literally'],
  ['• one\n• two', 'A bullet character from another program does not start a list'],
  ['·\u00a0\u00a0one', 'A bullet character from another program does not start a list'],
  ['\u00a0\u00a0- one', 'A line begins with invisible characters'],
  ['\u200b## The hall', 'A line begins with invisible characters'],
  ['\ufeff- one', 'A line begins with invisible characters'],
  ['·\tone\n·\ttwo', 'A bullet character from another program does not start a list'],
  ['– one\n– two', noList],
  ['o one\no two', noList],
  ['§ one\n§ two', noList],
  ['a) one\nb) two', noList],
  ['(1) one\n(2) two', noList],
  ['> iii. one\n> iv. two', noList],
  ['A. one\nB. two', noList],
  ['#The hall of cats', 'A heading without a space after the # is displayed literally'],
  ['** bold **', words],
  ['A __ bold __ cat', words],
  ['**bold*', words],
  ['*bold** cat', words],
  ['[1]: A note of Word', 'A name in brackets with a colon is displayed literally'],
  ['Text.^1^', 'Markers for superscript or subscript are displayed literally'],
  ['^block-id', 'The syntax of a block is displayed literally'],
  ['Rating:: 5', 'The syntax of a field is displayed literally'],
  ['[place:: hall]', 'The syntax of a field is displayed literally'],
  ['####### Seven', 'A heading without a space'],
  ['An ~~old cat', 'struck-out text'],
  ['[[_TOC_]]', 'A link in double brackets'],
  ['![A cat]', 'A picture or link here is not complete'],
  ['{code:js}', 'The syntax of a template'],
  ['bq. A quote', 'Syntax of another format'],
  ['The ^nd^ cat', 'Markers for superscript or subscript'],
  ['* one\n** two', 'A bullet character from another program'],
  ['```\nA cat.\n\nMore.', 'The code block has no end'],
  ['> ~~~\n> A cat.', 'The code block has no end'],
  ['A[^1].\n\n[^1]: one\n\n[^1]: two', 'Another definition has this name'],
  ['![IMG_2041](/images/ned.jpg)', 'The picture has no description'],
  ['A \ufffc cat', 'The character U+FFFC cannot be published'],
  ['Dear *|FNAME|*,', 'The syntax of a template is displayed literally'],
  ['-one\n-two', 'A list without a space after its markers is displayed literally'],
  ['1.one\n2.two', 'A list without a space after its numbers is displayed literally'],
  ['[ ] Milk', 'A checkbox is outside of a list'],
  ['- [x]Milk', 'A checkbox is outside of a list'],
  ['||who did it||', 'Markers for hidden text are displayed literally'],
  ['$$x^2$$', 'The syntax of a formula is displayed literally'],
  ['So $E=mc^2$ holds', 'The syntax of a formula is displayed literally'],
  ['<%= title %>', 'The syntax of a template is displayed literally'],
  ['A {++new++} word', 'The syntax of a correction is displayed literally'],
  ['{>>check this<<}', 'The syntax of a correction is displayed literally'],
  ['{: .big}', 'Attributes in braces are displayed literally'],
  ['*[NYPD]: police', 'A name in brackets with a colon is displayed literally'],
  ['[gallery ids="1,2"]', 'A shortcode of another program is displayed literally'],
  ['[caption]A cat[/caption]', 'A shortcode of another program is displayed literally'],
  ['\\pagebreak', 'A command that begins with a backslash is displayed literally'],
  ['h2. The hall', 'Syntax of another format is displayed literally'],
  ['=== The hall ===', 'Syntax of another format is displayed literally'],
  ['.. note:: A cat', 'Syntax of another format is displayed literally'],
  ["A '''big''' cat", words],
  ['A `cat', 'A single backtick is displayed literally'],
  ["``So,'' he said", 'A single backtick is displayed literally'],
  ['See [](/tours).', 'A link has no text'],
  ['<!-- check the date -->', 'An HTML comment would be lost'],
  ['A cat<br>and', 'HTML tags are not used in posts'],
  ['Word\n: its meaning', 'The syntax of a definition is displayed literally'],
  ['| a | b |\n| c | d |', 'A table without a second row of hyphens is displayed literally'],
  ['[the hall] (/tours)', 'A link here is displayed literally'],
  ['(the hall)[/tours]', 'A link here is displayed literally'],
  ['A :cat: here', 'The name of an emoji is displayed literally'],
  ['[TOC]', 'The syntax of a table of contents is displayed literally'],
  ['A cat. ^block-1a', 'The syntax of a block is displayed literally'],
  ['The 19^th^ century', 'Markers for superscript or subscript are displayed literally'],
  ['H~2~O', 'Markers for superscript or subscript are displayed literally'],
  ['2*4 and 6*8', 'Asterisks between digits make text italic'],
  ['    A cat.', 'A line that starts with four spaces or a tab is displayed as code'],
  ['![A cat|300](/images/ned.jpg)', 'The size of a picture would become part of its description'],
  ['## A ![cat](/images/ned.jpg)', 'A picture is inside a heading or emphasized text'],
  ['[Editor]: called', unnamed],
  ['[^1]: A note.', unnamed],
  ['## A\n\n#### B', 'The heading skips a level'],
  ['### A', 'The heading skips a level'],
  ['![a](/images/../../x)', '"/images/../../x" is not the name of a picture'],
  ['![a](/images/100%.jpg)', '"/images/100%.jpg" is not the name of a picture'],
  ['![a](/images/%2e%2e/x)', '"/images/%2e%2e/x" is not the name of a picture'],
  ['![a](\\\\evil\\x)', '"\\evil\\x" is not the name of a picture'],
])('%j is reported with its line', (text, message) => {
  const lines = reported(`First.\n\n${text}`);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.join('\n')).toContain(message);
  for (const line of lines) expect(Number.parseInt(line, 10)).toBeGreaterThanOrEqual(13);
});

test('syntax in the middle of a paragraph is reported with its own line', () => {
  expect(reported('One\ntwo\nthree **four **five')).toEqual([`13 ${words}`]);
  expect(reported('> One\n> two ==three==')).toEqual([
    '12 Markers for highlighted text are displayed literally here',
  ]);
});

test.each([
  'It costs $5 * 2, or 3 * 4 = 12; 5 > 3 < 7.',
  'Adults pay $40*, children $20**.',
  '\\*Prices may change. A #hashtag, snake_case and my_own_file.',
  '#catsofnewyork is popular; #1 cat.',
  'At 10:30:45 he said: “Look [sic] at that” (see [1]).',
  'Rock ‘n’ roll — 100% cats & dogs @ home ^_^ :-) ;) :)',
  '“— Yes,” she said. – No.',
  'Rated **** by f*** critics; a d**n cat.',
  'From ~5 km to ~10 km, about ~3~5 hours; C++ and G++.',
  'Use `**code**`, `[[x]]` and `%%`.',
  '```\n**raw** [[x]] %% {{x}} ==y==\n```',
  '\\*\\*not bold\\*\\*, \\[\\[not a link\\]\\], \\==x\\==',
  'a == b, x=1==y; {braces} and {1, 2}.',
  '| a | b |\n| - | - |\n| **1** | 2 |',
  'See [the archive][a] and a note[^1].\n\n[a]: https://example.org/a\n[^1]: Here.',
  '## ##a in a heading',
  'See [this](/tours) ##1 and **that** | this |',
  'He stopped at 3:00 p.m.; ratio 2:1; see Luke 2:1.',
  '*one* _two_ **three** __four__ ***five*** ~~six~~ `seven`',
  '**“Hi,”** he said. *(really)* and (*so*).',
  'Line one  \nline two\\\nline three',
  '1. One\n\n   More\n\n2. Two\n   - Three',
  'Escapes hold beside an address: \\_ann@example.org has a \\`mark and \\[\\[two words]].',
  '– Yes, he said.\n\n– No, she said.',
  "It's 'fine', rock 'n' roll, the '90s; 1.5 hours at 2.30pm; \"So\" -- he said -- 'no'.",
  '5. May 1904 was a Thursday.',
  '> ```\n> A cat.\n> ```',
  '- one\n\n  ~~~\n  A cat.\n  ~~~',
  'See [a]] and ^_^, wow! [sic] and {1}.',
  'He came in\n1904. Then he left in\n1905. I. Newton had\nA. Cat.',
  'Two ** stars, std::vector, 10::20, [sic]: so; **bold**\\* and **bold** *.',
  '#1 cat of 1904 and #cats of today',
  'It costs $5 a head and $6 with cake; US$ 7 = cheap, $8.',
  'Call [us](tel:+12125550100) or [write](mailto:a@b.example).',
  'He ran C:\\Windows on a 5|10 scale, a || b, x <- y, <3.',
  '-40 degrees,\n20 to 30 percent -\nand so on',
  'Cats: a history, part 2 [continued], 50 % off!!! Really??',
])('ordinary prose is left alone: %j', (text) => {
  expect(reported(text)).toEqual([]);
});

test.each([
  ['a literal character', 'One\n\ntwo\u0007', '13 The character U+0007 cannot be published'],
  ['a vertical tab in a link', '[a\u000bb](/tours)', '11 The character U+000B cannot be published'],
  ['half a letter', 'a\ud83db', '11 The character U+D83D cannot be published'],
  [
    'a reference by number',
    'One\n\n&#7; two',
    '13 The replacement character U+FFFD shows that a character was lost',
  ],
  [
    'a reference to half a letter',
    '&#xD800;',
    '11 The replacement character U+FFFD shows that a character was lost',
  ],
])('%s is reported with line and code point', (_name, text, message) => {
  expect(reported(text)).toEqual([message]);
});

test('valid and malformed constants are recorded with their lines, except in code', () => {
  const { references } = compile(
    `From \${price.perPersonCents}\n\n[mail](mailto:\${email}) \${ x } \`\${no}\``,
  );
  expect(references).toEqual([
    { kind: 'constant', value: 'price.perPersonCents', line: 11 },
    { kind: 'constant', value: 'email', line: 13 },
    { kind: 'constant', value: ' x ', line: 13 },
  ]);
});

test.each([
  ['quotes', '>'.repeat(20_000)],
  ['brackets', '['.repeat(5_000)],
  ['lists', '- '.repeat(3_000)],
  ['asterisks', '*a '.repeat(3_000)],
])('thousands of %s give a page or one line, never a stack trace', (_name, marks) => {
  for (const { line, message } of compile(`${marks}x`).problems)
    expect([line, message]).toEqual([11, expect.any(String)]);
});

test('the links between a footnote and its reference keep their labels', () => {
  const html = JSON.stringify(compile('A note[^1].\n\n[^1]: Here.').body);
  expect(html).toContain('"aria-describedby":"footnote-label"');
  expect(html).toContain('"id":"footnote-label"');
  expect(html).toContain('"aria-label":"Back to reference 1"');
});
