/** Which pages there are, and which of them must be rendered again. */

import type { AnyPage, Page, Pages } from '../../../components/page/define-page.ts';
import type { Content, PostPart } from '../../../content/types.ts';
import { hashOf } from '../../core/hash.ts';
import { isPattern, type PageFile } from '../code/page-files.ts';
import type { PostEntry } from '../content/load.ts';
import type { RenderJob } from './render-pages.ts';

export interface PlannedPage {
  job: RenderJob;
  /** Fingerprint of everything that the page's HTML depends on, but for `parts`. */
  key: string;
  /** Fingerprints of what the page depends on if it turns out to look at it. */
  parts?: Record<PostPart, string>;
}

/** Fingerprint of what a page depends on, given what it looked at when it was rendered last. */
export const keyOf = ({ key, parts }: PlannedPage, reads: readonly PostPart[]): string =>
  parts ? [key, ...reads.map((part) => parts[part])].join(' ') : key;

export interface PlanOptions {
  pages: readonly PageFile[];
  /** Page file → what it exports. */
  modules: Readonly<Record<string, AnyPage>>;
  content: Content;
  /** In the order of `content.posts`. */
  posts: readonly PostEntry[];
  /** Hash of code, styles, scripts and settings. */
  codeHash: string;
}

/**
 * A single page depends on all content, the posts only if it looks at them. A page of a family depends on what its
 * file's `data` gives it and on its post's text, so that editing one of a thousand posts renders a handful of pages.
 */
export function planRoutes({ pages, modules, content, posts, codeHash }: PlanOptions): PlannedPage[] {
  const frame = hashOf(codeHash, JSON.stringify({ ...content, posts: [], tourPosts: {} }));
  const parts = {
    posts: hashOf(JSON.stringify(content.posts)),
    tourPosts: hashOf(JSON.stringify(content.tourPosts)),
  };
  return pages.flatMap(({ file, route }): PlannedPage[] => {
    if (!isPattern(route)) return [{ job: { file, route, pattern: route }, key: frame, parts }];
    // A family's types are known inside its own file only; here its data passes through unseen.
    const page = modules[file] as Page | Pages<unknown, unknown> | undefined;
    return posts.map((post) => {
      const { summary, text } = post;
      const address = route.replace(/\[\w+\]/, summary.id);
      // The version stands for the body, which nobody has read yet.
      const { words, sources, version } = text;
      const given =
        page?.kind === 'pages' ? page.data(content, { ...summary, words, sources, body: [] }) : undefined;
      const key = hashOf(frame, version, JSON.stringify(given ?? null));
      return { job: { file, pattern: route, route: address, post }, key };
    });
  });
}
