import * as v from 'valibot';
import { expect, test } from 'vitest';
import { formatProblem } from '../../../../../scripts/core/errors/problem.ts';
import { parseYaml } from '../../../../../scripts/generator/content/yaml/parse-yaml.ts';

const schema = v.strictObject({
  title: v.string(),
  count: v.optional(v.number()),
  color: v.optional(v.picklist(['orange', 'olive'])),
  stops: v.optional(v.array(v.strictObject({ title: v.string(), alt: v.optional(v.string()) }))),
});
const problemsOf = (text: string) =>
  parseYaml({ file: 'content/x.yaml', text }, schema).problems.map(formatProblem);

test('a valid file gives its value', () => {
  expect(parseYaml({ file: 'x', text: 'title: Old Tom\ncount: 3\n' }, schema).value).toEqual({
    title: 'Old Tom',
    count: 3,
  });
});

test('a misspelled field is reported with file, line and the field that was meant', () => {
  expect(problemsOf('title: Tom\ncuont: 3\n')).toEqual([
    'content/x.yaml:2  "cuont" is not a field here. Did you mean "count"?',
  ]);
});

test('an invisible character is shown in the message', () => {
  expect(problemsOf('title: Tom\nco\u200bunt: 3\n')).toEqual([
    'content/x.yaml:2  "co<U+200B>unt" is not a field here. Did you mean "count"?',
  ]);
});

test('all problems are reported together, each with its line', () => {
  const text = 'colour: olive\ncount: "3"\nstops:\n  - title: A\n    alr: x\n    foo: y\n';
  expect(problemsOf(text)).toEqual([
    'content/x.yaml:1  "title" is missing. Add a line "title: …"',
    'content/x.yaml:2  "count" must be a number, found "3". Write digits only, without quotes or signs',
    'content/x.yaml:5  "stops.0.alr" is not a field here. Did you mean "alt"?',
    'content/x.yaml:6  "stops.0.foo" is not a field here. Known fields: title, alt',
    'content/x.yaml:1  "colour" is not a field here. Did you mean "color"?',
  ]);
});

test.each(['035', '0x1F', '0o17', '1e21', '+5', '.5', '-07'])(
  'the number %s is reported, since people read it otherwise than YAML does',
  (written) => {
    expect(problemsOf(`title: Tom\ncount: ${written}\n`)).toEqual([
      `content/x.yaml:2  "${written}" is read as the number ${Number(written)}. Write the number in plain digits, or put it in quotes if it is a text`,
    ]);
  },
);

test.each(['0', '35', '-73', '4.9', '0.5', '4.90'])('the number %s is valid', (written) => {
  expect(problemsOf(`title: Tom\ncount: ${written}\n`)).toEqual([]);
});

test('a number in place of a text is reported once', () => {
  expect(problemsOf('title: 007\n')).toEqual([
    'content/x.yaml:1  "title" must be text, found 7. Put it in quotes: "007"',
  ]);
});

test('an invalid choice is reported with the nearest valid one', () => {
  expect(problemsOf('title: T\ncolor: oliv\n')).toEqual([
    'content/x.yaml:2  "color" must be "orange" or "olive", found "oliv". Did you mean "olive"?',
  ]);
});

test('invalid YAML is reported in one line with its position', () => {
  expect(problemsOf('title: T\nstops: [a\n')[0]).toMatch(
    /^content\/x\.yaml:\d+ {2}This is not valid YAML: .+/,
  );
  expect(problemsOf('title: A\ntitle: B\n')[0]).toMatch(
    /content\/x\.yaml:2 .*already has a field of this name/,
  );
});

const rest = '    alt: B\n  - title: C\n    alt: D\n  - title: E\n    alt: F\ncount: 3\ncolor: olive\n';
test.each([
  ['a field that is indented too much', `title: T\n  stops:\n  - title: A\n${rest}`, 2, 'is indented more'],
  [
    'a field that is indented too little',
    `title: T\nstops:\n  - title: A\n   alt: B\n${rest}`,
    4,
    'not indented',
  ],
  ['a file whose first field is indented', `  title: T\nstops:\n  - title: A\n${rest}`, 2, 'not indented'],
  [
    'a new item without a hyphen',
    `title: T\nstops:\n  - title: A\n    alt: B\n    title: A\n${rest}`,
    5,
    'already has',
  ],
  [
    'a text that goes on at the margin',
    `title: T\nand more\nstops:\n  - title: A\n${rest}`,
    2,
    'no name of a field',
  ],
  [
    'a text that goes on with a colon',
    `title: T\n  and\n  more: text\nstops:\n  - title: A\n${rest}`,
    3,
    'is indented more',
  ],
  ['a name without a colon', `title: T\nstops\n  - title: A\n${rest}`, 2, 'not indented|no name'],
  [
    'Markdown around a constant',
    `title: **\u0024{a} b \u0024{c}**\nstops:\n  - title: A\n${rest}`,
    1,
    'as an alias',
  ],
  [
    'brackets around constants',
    `title: [\u0024{a} - \u0024{c}]\nstops:\n  - title: A\n${rest}`,
    1,
    'Missing , or :',
  ],
])('%s is reported in one line, without what follows from it', (_name, text, line, reason) => {
  expect(problemsOf(text)).toEqual([
    expect.stringMatching(new RegExp(`^content/x\\.yaml:${line}  .*(?:${reason})`)),
  ]);
});

test('mistakes that do not follow from each other are reported together', () => {
  const text =
    'title: a: b\nstops:\n  - title: "A" and\n    alt: B\nmore\n  - title: C: D\ncount: 3\ncount: 4\n';
  expect(problemsOf(text).map((line) => line.replace(/ {2}.*/, ''))).toEqual(
    [1, 3, 5, 6, 8].map((line) => `content/x.yaml:${line}`),
  );
});

test.each([
  ['title:', '"title" must be text'],
  ['title: T\ncount: # how many', '"count" must be a number'],
  ['title: T\ncolor:', '"color" must be "orange" or "olive"'],
])('%j has nothing after the colon, and is reported so', (text, message) => {
  const remedy = 'Write it after the colon, or delete the line if the field is not required';
  expect(problemsOf(text)).toEqual([expect.stringContaining(`${message}, found nothing. ${remedy}`)]);
});

test('an item of a list with nothing after the hyphen is reported so', () => {
  expect(problemsOf('title: T\nstops:\n  - title: A\n  -\n')).toEqual([
    'content/x.yaml:4  "stops.1" must be a group of fields, found nothing. Write the item after the hyphen, or delete the line',
  ]);
});

test('an empty file is reported clearly', () => {
  expect(problemsOf('')).toEqual([
    'content/x.yaml:1  The file is empty. Fill in the fields, which content/README.md describes',
  ]);
});

test('a date is the text as written, in every time zone', () => {
  const dated = v.strictObject({ date: v.string() });
  expect(parseYaml({ file: 'x', text: 'date: 2025-01-05\n' }, dated).value).toEqual({ date: '2025-01-05' });
});

const lost = (words: string) =>
  `"${words}" is read as a comment, since a # follows a space: it would be lost`;
const invalid = 'This is not valid YAML';

test.each([
  ['title: Room #1 cat', lost('#1 cat')],
  ['title: Room # 1 cat', lost('# 1 cat')],
  ['title: Cats, #2', lost('#2')],
  ['title: #1 cat', lost('#1 cat')],
  ['title: Room\n  #1 cat', lost('#1 cat')],
  ['title: &a cat', 'YAML reads "&a" as an anchor, not as text'],
  ['title: *Minnie*', 'YAML reads "*Minnie*" as an alias, not as text'],
  ['title: *Minnie', 'YAML reads "*Minnie" as an alias, not as text'],
  ['title: !tag cat', 'YAML reads "!tag" as a tag, not as text'],
  ['title: ! cat', 'YAML reads "!" as a tag, not as text'],
  ['title: !!binary aGk=', 'YAML reads "!!binary" as a tag, not as text'],
  ['title: @cats', invalid],
  ['title: `cats`', invalid],
  ['title: %cats', invalid],
  ['title: - [ ] cats', invalid],
  ['title: [x] cats', invalid],
  ['title: {x} cats', invalid],
  ['title: a: b', invalid],
  ['title: "Hi" she said', invalid],
  ["title: 'tis the season", invalid],
  ['title: >cats', invalid],
  ['title: |cats', invalid],
  ['title: ]', invalid],
  ['title: ,', invalid],
  ['title: -\u00a0cats', 'The hyphen is followed by a no-break space'],
  ['title:\u00a0Tom', 'The colon is followed by a no-break space'],
])('%j is reported with its line and the advice to use quotes', (text, message) => {
  const { value, problems } = parseYaml({ file: 'x', text: `# a remark\n${text}\n`, lineOffset: 1 }, schema);
  expect(value).toBeUndefined();
  expect(problems[0]?.message).toContain(message);
  expect(problems[0]?.remedy).toMatch(/quotes|no-break/);
  expect(problems[0]?.line).toBeGreaterThanOrEqual(3);
});

test.each(['title:Tom', 'title：Tom'])(
  '%j is reported with the advice to write a colon and a space',
  (text) => {
    expect(problemsOf(`count: 3\n${text}\n`).join('\n')).toContain(
      'Write a plain colon and a space after the name',
    );
  },
);

test.each(['---', '...'])('a line of %s before the end is reported with the advice to remove it', (line) => {
  expect(problemsOf(`title: Tom\n${line}\ncount: 3\n`)[0]).toMatch(
    /:[23] .*a line of hyphens or dots starts a second file\. Remove the line$/,
  );
});

test.each([
  ['title: T\nstops:\n\t- title: A\n\t  alt: B\n', 3, 'a tab, and so is another line'],
  ['title: >-\n\tTom\ncount: 3\nstops:\n\t- title: A\n', 2, 'a tab, and so is another line'],
  ['title: T\nstops:\n  - title: A\n\talt: B\n  - title: C\n', 4, 'a tab.'],
  ['title: T\nstops:\n\u00a0\u00a0- title: A\n\u00a0\u00a0\u00a0\u00a0alt: B\n', 3, 'no-break spaces'],
  ['title: T\nstops:\n\u3000- title: A\n', 3, 'no-break spaces'],
])('of all errors that follow from the indentation of %j one line is reported', (text, line, sign) => {
  expect(problemsOf(text)).toEqual([expect.stringContaining(`:${line}  The line is indented by ${sign}`)]);
});

// With the parser's recursion some of these end the process, depending on what it has compiled before.
test.each([
  `title: ${'['.repeat(5000)}${']'.repeat(5000)}\n`,
  `title: ${'{a: '.repeat(5000)}x${'}'.repeat(5000)}\n`,
  `title:\n  ${'- '.repeat(5000)}x\n`,
])('nested brackets and lists are reported without the words of the parser', (text) => {
  expect(problemsOf(text)[0]).toContain('nested too deeply');
});

test('a list in the place of a name is reported on its line', () => {
  expect(problemsOf('title: Tom\n? [count]\n: 3\n')[0]).toMatch(/:2 .*in place of the name of a field/);
});

test.each([
  ['title: {x}', 'must be text, found {"x":null}. Put the text in quotes: "…"'],
  ['title: [sic]', 'must be text, found ["sic"]. Put the text in quotes: "…"'],
  ['title: 0x1F', 'must be text, found 31. Put it in quotes: "0x1F"'],
  ['title: ~', 'must be text, found null. Put it in quotes: "~"'],
  ['title: true', 'must be text, found true. Put it in quotes: "true"'],
  [
    'title: T\nstops:\n  - title: Cats\n    alt: { a: b }',
    'must be text, found {"a":"b"}. Put the text in quotes: "…"',
  ],
])('%j is reported as written', (text, message) => {
  expect(problemsOf(text)[0]).toContain(message);
});

test.each([
  ['title: Room 1#2', 'Room 1#2'],
  ['title: "Room #1 cat" # a remark', 'Room #1 cat'],
  ['title: 2025-01-05 # the day', '2025-01-05'],
  ['title: lower-east-side # a slug', 'lower-east-side'],
  ['title: >-\n  Room #1\n  cat', 'Room #1 cat'],
  ['#title: Old\ntitle: Tom\n# end\n', 'Tom'],
  ['title: Rock & roll * cats! 100% @ home', 'Rock & roll * cats! 100% @ home'],
  ['title: Cats - a history', 'Cats - a history'],
  ['title: |-\n  Cats\n  \tand dogs', 'Cats\n\tand dogs'],
])('%j is valid', (text, title) => {
  expect(parseYaml({ file: 'x', text }, schema)).toMatchObject({ value: { title }, problems: [] });
});

test.each([
  ['a literal character', 'title: a\u0007b\ncount: 3', '1 The character U+0007 cannot be published'],
  [
    'a form feed in a list',
    'title: a\nstops:\n  - title: x\u000cy',
    '3 The character U+000C cannot be published',
  ],
  ['an escape', 'count: 3\ntitle: "a\\x07b"', '2 The character U+0007 cannot be published'],
  ['half a letter', 'count: 3\ntitle: "a\\ud800b"', '2 The character U+D800 cannot be published'],
  ['a noncharacter', 'title: "a\\uFFFEb"', '1 The character U+FFFE cannot be published'],
  [
    'a lost character',
    'title: a\ufffdb',
    '1 The replacement character U+FFFD shows that a character was lost',
  ],
  ['a turn of the direction of writing', 'title: a\u202eb', '1 The character U+202E cannot be published'],
  ['a Windows apostrophe read as Latin-1', 'title: a\u0092s', '1 The character U+0092 cannot be published'],
])('%s is reported with its line and code point', (_name, text, reported) => {
  const { value, problems } = parseYaml({ file: 'x', text }, schema);
  expect(value).toBeUndefined();
  expect(problems.map(({ line, message }) => `${line} ${message}`)).toEqual([reported]);
});

test('emoji, curly quotes and letters of any script are no control characters', () => {
  expect(problemsOf('title: "🐈 “猫” \u00a0 \\U0001F408 \u200d naïve"')).toEqual([]);
});

test('thousands of brackets are reported in one line', () => {
  expect(problemsOf(`title: ${'['.repeat(20_000)}`)).toHaveLength(1);
});

test.each([
  ['a: []', 1, 'must have at least 1 item,'],
  ['a: [x]', 2, 'must have at least 2 items,'],
  ['a: x', 2, 'must have at least 2 characters, has 1,'],
  ["a: ''", 1, 'must have at least 1 character, has 0,'],
])('%s, %i needed: the message counts items in words', (text, least, message) => {
  const list = v.pipe(v.array(v.string()), v.minLength(least));
  const words = v.pipe(v.string(), v.minLength(least));
  const schema = v.strictObject({ a: text.includes('[') ? list : words });
  expect(parseYaml({ file: 'x.yaml', text }, schema).problems[0]?.message).toContain(message);
});
