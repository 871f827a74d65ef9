/** Any content of a file gives a valid page or problems with file and line, never a stack trace. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import {
  notFoundSchema,
  pageSchemas,
  redirectsSchema,
  siteSchema,
  teamSchema,
} from '../../../content/schema.ts';
import type { ArticleNode } from '../../../content/types.ts';
import { formatProblem, type Problem } from '../../../scripts/core/errors/problem.ts';
import { compileMarkdown } from '../../../scripts/generator/content/markdown/markdown.ts';
import { type CompiledBody, compilePost } from '../../../scripts/generator/content/posts/post-record.ts';
import { parseYaml } from '../../../scripts/generator/content/yaml/parse-yaml.ts';
import { articleHtml } from '../../../scripts/generator/pages/article-html.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { anyLine, anyText, forbidden } from './inputs.ts';
import { runs, timeLimit } from './runs.ts';

const folder = temporaryFolder('cats-fuzz');

/** Expects one line per problem, with file and line. */
function checkProblems(problems: readonly Problem[], file: string, lines: number): void {
  for (const problem of problems) {
    expect(problem.file).toBe(file);
    expect(problem.line).toBeGreaterThanOrEqual(1);
    expect(problem.line).toBeLessThanOrEqual(lines);
    expect(formatProblem(problem)).not.toMatch(/undefined|\[object|\n\s+at /);
  }
}

const samples: string[] = [];
function checkBody(body: ArticleNode[]): void {
  const html = articleHtml(body, (address) => address);
  expect(html).not.toMatch(forbidden);
  expect(html).not.toMatch(/<(?:script|iframe|style|input)\b|(?:href|src)="javascript:/i);
  if (samples.length < 200) samples.push(html.replace(/<(br|hr|img[^>]*)>/g, '<$1/>'));
}

test('Markdown', { timeout: timeLimit }, () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const { body, problems } = compileMarkdown('x.md', text, 10);
      checkProblems(problems, 'x.md', 11 + text.split(/\r\n?|\n/).length);
      if (problems.length === 0) checkBody(body);
    }),
    runs(35),
  );
});

test('published text is well-formed', { timeout: timeLimit }, async () => {
  const contents = `<x>${samples.join('\n')}</x>`;
  const { errors } = await validateXML({ xml: [{ fileName: 'x.xml', contents }], schema: [anything] });
  expect(errors.filter(({ message }) => /parser error/.test(message))).toEqual([]);
});
const anything = {
  fileName: 'x.xsd',
  contents: `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="x"><xs:complexType mixed="true"><xs:sequence><xs:any processContents="skip" minOccurs="0" maxOccurs="unbounded"/></xs:sequence></xs:complexType></xs:element></xs:schema>`,
};

const good = {
  title: 'Old Tom',
  excerpt:
    'On a cold wet day in 1891 a plain tabby kitten walked up the steps of City Hall and dried himself there.',
  author: 'Someone',
  date: '2025-01-05',
  image: 'old-tom',
  alt: 'A tabby',
  tags: '[city-hall]',
  category: 'History',
};

test('front matter', { timeout: timeLimit }, () => {
  const file = path.join(folder, 'old-tom.md');
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(good)), anyLine, fc.option(anyText), (field, value, text) => {
      const front = Object.entries({ ...good, [field]: value }).map(([key, item]) => `${key}: ${item}`);
      const whole = `---\n${front.join('\n')}\n---\n\n${text ?? 'A cat.'}\n`;
      writeFileSync(file, whole);
      const { record, body, problems } = compilePost('content/blog/old-tom.md', file);
      checkProblems(problems, 'content/blog/old-tom.md', whole.split(/\r\n?|\n/).length + 1);
      expect(record === undefined).toBe(problems.length > 0);
      if (!record) return;
      for (const value of Object.values(record.data).flat()) expect(String(value)).not.toMatch(forbidden);
      checkBody((JSON.parse(body) as CompiledBody).nodes);
    }),
    runs(20),
  );
});

const schemas = [siteSchema, teamSchema, redirectsSchema, notFoundSchema, ...Object.values(pageSchemas)];
test('YAML', { timeout: timeLimit }, () => {
  const yaml = fc.array(
    fc.tuple(fc.constantFrom('title', 'team', 'redirects', 'name', '  - to', '    from'), anyText),
    {
      maxLength: 5,
    },
  );
  fc.assert(
    fc.property(yaml, fc.constantFrom(...schemas), (fields, schema) => {
      const text = fields.map(([key, value]) => `${key}: ${value}`).join('\n');
      const { value, problems } = parseYaml({ file: 'x.yaml', text, lineOffset: 3 }, schema);
      checkProblems(problems, 'x.yaml', 4 + text.split(/\r\n?|\n/).length);
      expect(value === undefined).toBe(problems.length > 0);
    }),
    runs(15),
  );
});
