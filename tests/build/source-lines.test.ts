/** Problems that are found in the finished pages are reported at their line in the content. */
import { expect, onTestFinished, test } from 'vitest';
import { BuildError } from '../../scripts/core/errors/problem.ts';
import { openWorkspace } from './support/workspace.ts';

const workspace = openWorkspace();
const harbor = 'blog/the-harbor-cat.md';

async function reported(): Promise<string[]> {
  try {
    await workspace.build();
    return [];
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    return error.problems.map(({ file, line, message }) => `${file}:${line} ${message}`);
  }
}

/** Edits a post until the end of the test. */
function edit(file: string, change: (text: string) => string): void {
  workspace.edit(file, (before) => {
    onTestFinished(() => workspace.edit(file, () => before));
    return change(before);
  });
}

/** Line number of a text in a content file. */
function lineOf(text: string, words: string): number {
  return text.slice(0, text.indexOf(words)).split('\n').length;
}

test('broken fragments in both forms, a reference to a broken fragment, and a valid one', async () => {
  let text = '';
  edit(harbor, (before) => {
    text = `${before}
See [one](/blog/the-market-cat#nowhere), and

[two](/blog?post=the-market-cat#nowhere-else), and

[three][ref], and [four](#not-here), and [right](#what-she-saw).

[ref]: /contact#no-such-section
`;
    return text;
  });
  const file = 'content/blog/the-harbor-cat.md';
  const at = (words: string) => `${file}:${lineOf(text, words)}`;
  const lines = await reported();
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.stringContaining(`${at('[one]')} "/blog/the-market-cat#nowhere"`),
      expect.stringContaining(`${at('[two]')} "/blog?post=the-market-cat#nowhere-else"`),
      expect.stringContaining(`${at('[ref]:')} "/contact#no-such-section"`),
      expect.stringContaining(`${at('[four]')} "#not-here"`),
    ]),
  );
  expect(lines.filter((line) => !line.startsWith(file))).toEqual([]);
  expect(lines.join('\n')).not.toContain('what-she-saw');
}, 60_000);

test('two posts with the same excerpt', async () => {
  const excerpt =
    'excerpt: A cat of the harbor, reported here in as many words as a list of stories needs to show one.';
  let text = '';
  for (const name of [harbor, 'blog/the-market-cat.md'])
    edit(name, (before) => {
      text = before.replace(/^excerpt:.*(?:\n .*)*$/m, excerpt);
      return text;
    });
  const lines = await reported();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(
    /^content\/blog\/the-(?:harbor|market)-cat\.md:\d+ Its description is also that of content\/blog\/the-(?:harbor|market)-cat\.md/,
  );
  expect(lines[0]).toContain(`:${lineOf(text, excerpt)} `);
}, 60_000);
