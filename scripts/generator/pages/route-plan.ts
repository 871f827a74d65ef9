/** Which pages there are, and which of them must be rendered again. */

import type { Content, StoryPart } from '../../../content/types.ts';
import { hashOf } from '../../core/hash.ts';
import { isPattern, type PageFile } from '../code/page-files.ts';
import type { PostEntry } from '../content/load.ts';
import type { RenderJob } from './render-pages.ts';

export interface PlannedPage {
  job: RenderJob;
  /** Fingerprint of everything that the page's HTML depends on, but for `parts`. */
  key: string;
  /** Fingerprints of what the page depends on if it turns out to look at it. */
  parts?: Record<StoryPart, string>;
}

/** Fingerprint of what a page depends on, given what it looked at when it was rendered last. */
export const keyOf = ({ key, parts }: PlannedPage, reads: readonly StoryPart[]): string =>
  parts ? [key, ...reads.map((part) => parts[part])].join(' ') : key;

export interface PlanOptions {
  pages: readonly PageFile[];
  content: Content;
  /** In the order of `content.posts`. */
  posts: readonly PostEntry[];
  /** Hash of code, styles, scripts and settings. */
  codeHash: string;
}

/**
 * A single page depends on all content, the stories only if it looks at them. A post's page depends on its own text and
 * on the summaries of its neighbors in the category, so that editing one of a thousand posts renders a handful of pages.
 */
export function planRoutes({ pages, content, posts, codeHash }: PlanOptions): PlannedPage[] {
  const frame = hashOf(codeHash, JSON.stringify({ ...content, posts: [], stories: {} }));
  const summaries = content.posts.map((summary) => JSON.stringify(summary));
  const parts = {
    posts: hashOf(summaries),
    stories: hashOf(JSON.stringify(content.stories)),
  };
  const related = relatedPosts(content);
  return pages.flatMap(({ file, route }): PlannedPage[] => {
    if (!isPattern(route)) return [{ job: { file, route, pattern: route }, key: frame, parts }];
    return posts.map((post, index) => {
      const { summary, text } = post;
      const address = route.replace(/\[\w+\]/, summary.id);
      const key = hashOf(frame, text.version, summaries[index] ?? '', related.get(summary.category) ?? '');
      return { job: { file, pattern: route, route: address, post }, key };
    });
  });
}

/** Fingerprints of the newest posts of each category: a story's neighbors are three of these, itself left out. */
function relatedPosts({ posts }: Content): Map<string, string> {
  const byCategory = new Map<string, Content['posts']>();
  for (const post of posts) {
    const newest = byCategory.get(post.category) ?? [];
    if (newest.length < 4) byCategory.set(post.category, [...newest, post]);
  }
  return new Map([...byCategory].map(([category, newest]) => [category, hashOf(JSON.stringify(newest))]));
}
