/** Saving in the editor changes only the edited values, and no other byte of the file. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCollection, isScalar, parse, parseDocument, stringify, visit } from 'yaml';
import { inRoot } from '../../../scripts/core/files/paths.ts';
import { mergeFile, plainFile } from '../../../scripts/editor/merge/merge-file.ts';
import { mergeYaml } from '../../../scripts/editor/merge/merge-yaml.ts';
import type { Values } from '../../../scripts/editor/merge/values.ts';
import { readSchemas, schemaOf } from '../../../scripts/editor/schemas.ts';
import { contentTexts } from '../../fixtures/content-texts.ts';

const texts = new Map(
  contentTexts(inRoot('tests', 'fixtures', 'content')).map(({ name, text }) => [name, text]),
);
const files = [...texts.keys()];
const yamlFiles = files.filter((name) => name.endsWith('.yaml'));
const textOf = (name: string) => texts.get(name) ?? '';
const values = (text: string) => parse(text, { schema: 'core' }) as Values;
const schemas = readSchemas();
const kindOf = (name: string) => (name.endsWith('.md') ? 'post' : 'yaml');

test.each(files)('%s: saving without a change leaves every byte the same', (name) => {
  const text = textOf(name);
  const file = { kind: kindOf(name), text: plainFile({ kind: kindOf(name), text }) } as const;
  expect(mergeFile(schemaOf(schemas, `content/${name}`), text, file)).toBe(text);
});

test.each(yamlFiles)('%s: a changed value replaces only the range of that value', (name) => {
  const text = textOf(name);
  const document = parseDocument(text, { schema: 'core' });
  let tried = 0;
  visit(document, {
    Scalar(key, node, parents) {
      // A list in brackets is rewritten as a whole.
      const flow = parents.find((parent) => isCollection(parent) && parent.flow);
      const range = isCollection(flow) ? flow.range : node.range;
      if (key === 'key' || !range) return;
      const [start, end] = range;
      const old = node.value;
      const next =
        typeof old === 'number' ? old + 1 : typeof old === 'boolean' ? !old : `${String(old)} and: more`;
      node.value = next;
      const merged = mergeYaml(text, document.toJS() as Values);
      node.value = old;
      expect(merged.startsWith(text.slice(0, start)), `${name}: ${String(old)}`).toBe(true);
      expect(merged.endsWith(text.slice(end)), `${name}: ${String(old)}`).toBe(true);
      tried += 1;
    },
  });
  expect(tried).toBeGreaterThan(0);
});

const source = `# The company.
name: Cats   # as it is registered
lead: >-
  One two three
  four five.
list:
  # The first.
  - title: A
    text: "quoted"
    sample: true # still
  # The second.
  - title: B
    text: |
      Line
      line
days: [6, 0]

# At the end.
last: yes
`;
const edited = (change: (values: Values & { list: Values[]; days: number[] }) => void): string => {
  const after = values(source) as Values & { list: Values[]; days: number[] };
  change(after);
  return mergeYaml(source, after);
};
const linesOf = (text: string) => text.split('\n');
const removed = (text: string) => linesOf(source).filter((line) => !linesOf(text).includes(line));
const added = (text: string) => linesOf(text).filter((line) => !linesOf(source).includes(line));

test.each<[string, Parameters<typeof edited>[0], string[], string[]]>([
  [
    'a value with a remark',
    (it) => (it.name = 'Dogs'),
    ['name: Cats   # as it is registered'],
    ['name: Dogs   # as it is registered'],
  ],
  ['a folded text', (it) => (it.lead = 'One two three four.'), ['  four five.'], ['  four.']],
  ['a list in brackets', (it) => it.days.push(1), ['days: [6, 0]'], ['days: [6, 0, 1]']],
  ['a field less', (it) => delete it.list[0]?.sample, ['    sample: true # still'], []],
  ['a field more', (it) => (it.list[1] = { ...it.list[1], sample: true }), [], ['    sample: true']],
  [
    'an item less, with its comment',
    (it) => it.list.pop(),
    ['  # The second.', '  - title: B', '    text: |', '      Line', '      line'],
    [],
  ],
  ['an item more', (it) => it.list.push({ title: 'C: c' }), [], ['  - title: "C: c"'].map((line) => line)],
  ['a moved item', (it) => it.list.reverse(), [], []],
  [
    'a quoted text',
    (it) => (it.list[0] = { ...it.list[0], text: 'other' }),
    ['    text: "quoted"'],
    ['    text: "other"'],
  ],
])('%s', (_, change, gone, come) => {
  const text = edited(change);
  expect(removed(text)).toEqual(gone);
  expect(added(text).map((line) => line.replaceAll("'", '"'))).toEqual(come);
});

test('a moved item keeps its comment', () => {
  const text = edited((it) => it.list.reverse());
  expect(text).toContain('  # The second.\n  - title: B');
  expect(text.indexOf('title: B')).toBeLessThan(text.indexOf('title: A'));
});

test('a file that is not valid YAML is refused with a message', () => {
  const merge = (text: string) => mergeFile({}, text, { kind: 'yaml', text: 'a: [2]' });
  expect(() => merge('a: [1')).toThrow(/not valid YAML/);
  expect(() => merge('a: *cats')).toThrow(/not valid YAML: Unresolved alias/);
});

test('after any change the file has exactly the new values', () => {
  const leaf = fc.oneof(
    fc.string({ maxLength: 200 }),
    fc.integer(),
    fc.boolean(),
    fc.constant('a: b # c\nd'),
  );
  const value = fc.letrec((tie) => ({
    any: fc.oneof({ depthSize: 'small' }, leaf, fc.array(tie('any'), { maxLength: 4 }), tie('group')),
    group: fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), tie('any'), { minKeys: 1, maxKeys: 4 }),
  }));
  fc.assert(
    fc.property(value.group, value.group, (one, other) => {
      const before = one as Values;
      const after = { ...before, ...(other as Values) };
      const text = `# head\n${stringify(before)}`;
      const merged = mergeYaml(text, after);
      expect(parse(merged, { schema: 'core' })).toEqual(after);
      expect(merged.startsWith('# head\n')).toBe(true);
    }),
    { numRuns: 300, seed: 7 },
  );
});

test('items of the lists of every file can be removed, moved and added', () => {
  for (const name of yamlFiles) {
    const text = textOf(name);
    const document = parseDocument(text, { schema: 'core' });
    visit(document, {
      Seq(_, node) {
        const items = [...node.items];
        if (items.length < 2 || !items.every((item) => !isScalar(item))) return;
        for (const next of [items.slice(1), [...items].reverse(), [...items, items[0]]]) {
          node.items = next;
          const after = document.toJS() as Values;
          node.items = items;
          const merged = mergeYaml(text, after);
          expect(values(merged), name).toEqual(after);
          // Only lines of items are added or removed.
          const comments = linesOf(text).filter((line) => /^\s*#/.test(line));
          if (next.length >= items.length) for (const line of comments) expect(merged, name).toContain(line);
        }
      },
    });
  }
});
