import { expect, test } from 'vitest';
import { htmlOf } from '../../../../scripts/generator/pages/html-of.ts';

test('HTML has no comments between texts, and unescaped apostrophes', () => {
  const name = "the grocer's cat";
  expect(
    htmlOf(
      <p title={`"It's" <b>`}>
        About {name} &amp; {2} more
      </p>,
    ),
  ).toBe(`<p title="&quot;It's&quot; &lt;b&gt;">About the grocer's cat &amp; 2 more</p>`);
});
