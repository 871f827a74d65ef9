/** The blog as an Atom feed and a JSON feed, with the full text of the newest posts. */
import type { Feed } from 'feed';
import type { Content, Post } from '../../../content/types.ts';
import { escapeHtml } from '../../core/html-text.ts';
import { articleHtml, sourcesHtml } from '../pages/article-html.ts';

/** Number of posts in a feed; readers keep older ones. */
export const feedSize = 20;
export const feedFiles = { atom: 'feed.xml', json: 'feed.json' } as const;

export interface FeedInput {
  site: Content['site'];
  blog: Content['pages']['blog'];
  /** The newest first, with their bodies. */
  posts: readonly Post[];
  /** Date of the feeds if there is no post, YYYY-MM-DD. */
  buildDate: string;
  /** Absolute address of a path on this site. */
  absolute: (path: string) => string;
}

/** @returns path in the output → contents. The same posts give the same bytes on every date. */
export async function feeds(input: FeedInput): Promise<Record<string, string>> {
  const { posts, absolute } = input;
  const entries = posts.map((post) => {
    const url = absolute(`/blog/${post.id}`);
    const inArticle = (address: string) => (address.startsWith('#') ? url + address : absolute(address));
    return { post, url, html: articleHtml(post.body, inArticle) + sourcesHtml(post.sources) };
  });
  // Titles and summaries are HTML in Atom, and plain text in JSON.
  const [atom, json] = await Promise.all([
    feedOf(input, entries, escapeHtml),
    feedOf(input, entries, (words) => words),
  ]);
  return { [feedFiles.atom]: atom.atom1(), [feedFiles.json]: `${json.json1()}\n` };
}

interface Entry {
  post: Post;
  url: string;
  html: string;
}

/** @param asText converts a text of a post */
async function feedOf(
  { site, blog, posts, buildDate, absolute }: FeedInput,
  entries: readonly Entry[],
  asText: (words: string) => string,
): Promise<Feed> {
  // Loaded on demand: a build without changes does not need it.
  const { Feed } = await import('feed');
  const feed = new Feed({
    id: absolute('/blog'),
    title: `${site.name}: ${blog.title}`,
    description: blog.description,
    link: absolute('/blog'),
    language: 'en-US',
    image: absolute('/icons/icon-512.png'),
    favicon: absolute('/favicon.ico'),
    copyright: site.name,
    generator: site.name,
    updated: noon(posts.map(lastChange).sort().at(-1) ?? buildDate),
    feedLinks: { atom: absolute(`/${feedFiles.atom}`), json: absolute(`/${feedFiles.json}`) },
    author: { name: site.name, email: site.email, link: absolute('/') },
  });
  for (const { post, url, html } of entries) {
    feed.addItem({
      id: url,
      link: url,
      title: asText(post.title),
      description: asText(post.excerpt),
      content: html,
      author: [{ name: post.author, link: absolute('/about') }],
      published: noon(post.date),
      date: noon(lastChange(post)),
      category: [{ name: post.category }, ...post.tags.map((name) => ({ name }))],
      // The library derives the media type from the extension, and `image/jpg` is not valid.
      image: absolute(webpOf(post.image)),
    });
  }
  return feed;
}

const lastChange = ({ date, updated }: Pick<Post, 'date' | 'updated'>): string => updated ?? date;
/** A date as a time at noon UTC, which is the same date in nearly all time zones. */
const noon = (day: string): Date => new Date(`${day}T12:00:00Z`);
/** The largest file of a picture; every picture exists as WebP. */
const webpOf = ({ stem, widths, width }: Post['image']): string => `${stem}-${widths.at(-1) ?? width}.webp`;
