/** The content that tests build from is complete: a new required field of a schema is reported here first. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { contentSchemas } from '../../../scripts/cli/schemas/json-schemas.ts';
import { Store } from '../../../scripts/core/cache/store.ts';
import { formatProblem } from '../../../scripts/core/errors/problem.ts';
import { inRoot } from '../../../scripts/core/files/paths.ts';
import { findContent } from '../../../scripts/generator/content/files/content-files.ts';
import { readPosts } from '../../../scripts/generator/content/posts/post-records.ts';
import { readYaml } from '../../../scripts/generator/content/yaml/yaml-records.ts';
import { createPool } from '../../../scripts/generator/threads/pool.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const folder = inRoot('tests/fixtures/content');

test('tests/fixtures/content is valid; if not, make the changes that the lines below name', async () => {
  const cacheDir = temporaryFolder('cats-fixture');
  const files = findContent(folder);
  const posts = await readPosts(files.posts, new Store(cacheDir, '1'), createPool().compilePosts);
  const problems = [...readYaml(files, {}).problems, ...posts.problems];
  expect(problems.map((problem) => `tests/fixtures/${formatProblem(problem)}`)).toEqual([]);
});

test('it has every file that has a schema, and few pictures', () => {
  const wanted = contentSchemas().flatMap(({ files }) => files.filter((file) => file.endsWith('.yaml')));
  expect([...findContent(folder).yaml.keys()].sort()).toEqual(wanted.sort());
  const pictures = readdirSync(path.join(folder, 'images'));
  expect(pictures.length).toBeLessThan(50);
});
