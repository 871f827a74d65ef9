/** The blog as an Atom feed and a JSON feed, with the full text of the newest posts. */
import type { Content, Post } from '../../../content/types.ts';
import { escapeHtml } from '../../core/text/html-text.ts';
import { articleHtml, sourcesHtml } from '../pages/article-html.ts';

/** Number of posts in a feed; readers keep older ones. */
export const feedSize = 20;
export const feedFiles = { atom: 'feed.xml', json: 'feed.json' } as const;

interface FeedInput {
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
  return {
    [feedFiles.atom]: await atomFeed(input, entries),
    [feedFiles.json]: `${JSON.stringify(jsonFeed(input, entries), null, 4)}\n`,
  };
}

interface Entry {
  post: Post;
  url: string;
  html: string;
}

const language = 'en-US';
const titleOf = ({ site, blog }: FeedInput): string => `${site.name}: ${blog.title}`;

async function atomFeed(input: FeedInput, entries: readonly Entry[]): Promise<string> {
  const { site, blog, posts, buildDate, absolute } = input;
  // Loaded on demand: a build without changes does not need it.
  const { Feed } = await import('feed');
  const feed = new Feed({
    id: absolute('/blog'),
    title: titleOf(input),
    description: blog.description,
    link: absolute('/blog'),
    language,
    image: absolute('/icons/icon-512.png'),
    favicon: absolute('/favicon.ico'),
    copyright: site.name,
    generator: site.name,
    updated: noon(posts.map(lastChange).sort().at(-1) ?? buildDate),
    feedLinks: { atom: absolute(`/${feedFiles.atom}`) },
    author: { name: site.name, email: site.email, link: absolute('/') },
  });
  for (const { post, url, html } of entries) {
    feed.addItem({
      id: url,
      link: url,
      // Titles and summaries are HTML.
      title: escapeHtml(post.title),
      description: escapeHtml(post.excerpt),
      content: html,
      author: [{ name: post.author, link: absolute('/about') }],
      published: noon(post.date),
      date: noon(lastChange(post)),
      category: categoriesOf(post).map((name) => ({ name })),
      // The library derives the media type from the extension, and `image/jpg` is not valid.
      image: absolute(webpOf(post.image)),
    });
  }
  return feed.atom1();
}

/** JSON Feed 1.1, https://jsonfeed.org/version/1.1; the library writes version 1. */
function jsonFeed(input: FeedInput, entries: readonly Entry[]): object {
  const { site, blog, absolute } = input;
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: titleOf(input),
    home_page_url: absolute('/blog'),
    feed_url: absolute(`/${feedFiles.json}`),
    description: blog.description,
    icon: absolute('/icons/icon-512.png'),
    favicon: absolute('/favicon.ico'),
    authors: [{ name: site.name, url: absolute('/') }],
    language,
    items: entries.map(({ post, url, html }) => ({
      id: url,
      content_html: html,
      url,
      title: post.title,
      summary: post.excerpt,
      image: absolute(webpOf(post.image)),
      date_modified: noon(lastChange(post)).toISOString(),
      date_published: noon(post.date).toISOString(),
      authors: [{ name: post.author, url: absolute('/about') }],
      tags: categoriesOf(post),
    })),
  };
}

const categoriesOf = ({ category, tags }: Post): string[] => [category, ...tags];
const lastChange = ({ date, updated }: Pick<Post, 'date' | 'updated'>): string => updated ?? date;
/** A date as a time at noon UTC, which is the same date in nearly all time zones. */
const noon = (day: string): Date => new Date(`${day}T12:00:00Z`);
/** The largest file of a picture; every picture exists as WebP. */
const webpOf = ({ stem, widths, width }: Post['image']): string => `${stem}-${widths.at(-1) ?? width}.webp`;
