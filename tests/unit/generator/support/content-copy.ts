/** A copy of the fixture's content, in which tests write posts and mistakes, and which they load with a cache. */
import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach } from 'vitest';
import type { ImageFiles } from '../../../../content/image.ts';
import { Store } from '../../../../scripts/core/cache/store.ts';
import { formatProblem } from '../../../../scripts/core/errors/problem.ts';
import { inRoot } from '../../../../scripts/core/files/paths.ts';
import { findPages } from '../../../../scripts/generator/code/page-files.ts';
import { findContent } from '../../../../scripts/generator/content/files/content-files.ts';
import {
  type LoadedContent,
  type LoadOptions,
  loadContent,
} from '../../../../scripts/generator/content/load.ts';
import { createPool } from '../../../../scripts/generator/threads/pool.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

export const fixture = inRoot('tests/fixtures/content');

/** A post with these lines in its front matter. */
export const post = (fields: string, text = 'A cat.'): string => `---
excerpt: A story for trying out how content is read; it is long enough to be shown in a list of stories.
author: Someone
image: a-picture
alt: A cat
tags: [cats]
category: History
${fields}
---

${text}
`;

/** Lines of front matter: a map with the stops A and B. */
export const postMap =
  '\nmap:\n  caption: A walk\n  stops:\n    - { heading: A, at: "40.70,-74.01" }\n    - { heading: B, at: "40.71,-74.00" }';

/** The fixture's pictures by name, and one for these tests; their sizes are irrelevant here. */
const images = new Map(
  [...readdirSync(path.join(fixture, 'images')), 'a-picture.jpg'].map((file): [string, ImageFiles] => {
    const { name } = path.parse(file);
    const stem = `/assets/images/${name}.0`;
    const sizes = { width: 640, height: 360, widths: [320, 640] };
    return [name, { name, stem, src: `${stem}-640.jpg`, format: 'jpg', color: '#000000', ...sizes }];
  }),
);

interface Loaded extends LoadedContent {
  /** The problems as they are printed. */
  reported: string[];
  /** The posts that were compiled. */
  compiled: string[];
  /** The cache after this build. */
  store: Store;
}

export interface ContentCopy {
  /** Folder of the content. */
  copy: string;
  cacheDir: string;
  write: (file: string, text: string) => void;
  /**
   * @param options the folder of the content is the copy, unless another is named; `meanwhile` runs after the files were listed and
   * hashed, before they are read
   */
  load: (
    options?: { folder?: string; meanwhile?: () => void } & Partial<LoadOptions['images']>,
  ) => Promise<Loaded>;
}

/** Each test starts with the fixture's YAML, which links to no post, and with an empty cache. */
export function openContentCopy(): ContentCopy {
  const folder = temporaryFolder('cats-content');
  const [copy, cacheDir] = [path.join(folder, 'content'), path.join(folder, 'cache')];
  beforeEach(() => {
    for (const used of [copy, cacheDir]) rmSync(used, { recursive: true, force: true });
    cpSync(fixture, copy, { recursive: true, filter: (file) => !/\.(?:md|jpg|png|webp)$/.test(file) });
  });
  return {
    copy,
    cacheDir,
    write: (file, text) => writeFileSync(path.join(copy, file), text),
    async load({ folder: content = copy, images: known = images, problems = [], meanwhile } = {}) {
      const store = new Store(cacheDir, '1');
      let compiled: string[] = [];
      const pool = createPool();
      const files = findContent(content);
      meanwhile?.();
      const loaded = await loadContent({
        files,
        images: { images: known, problems },
        pageFiles: findPages(),
        settings: { buildDate: '2026-05-04', siteUrl: 'https://example.com', basePath: '/cats/' },
        store,
        compilePosts(posts, take) {
          compiled = posts.map(({ file }) => file);
          return pool.compilePosts(posts, take);
        },
      });
      store.save(false);
      return { ...loaded, reported: loaded.problems.map(formatProblem), compiled, store };
    },
  };
}
