/** Content for tests of the generator without files. */
import type { PostRecord } from '../../../../scripts/generator/content/posts/post-record.ts';

/** A checked post with these fields in its front matter. */
export function postRecord(id: string, fields: Partial<PostRecord['data']> = {}): PostRecord {
  const data: PostRecord['data'] = {
    title: `The story of ${id}`,
    excerpt: '',
    author: '',
    date: '2025-01-01',
    image: 'ned',
    alt: '',
    tags: ['a'],
    category: 'History',
    aliases: [],
    ...fields,
  };
  return {
    id,
    data,
    file: `content/blog/${id}.md`,
    sources: [],
    words: 1,
    readTime: 1,
    references: [],
    lines: {
      title: 2,
      metaTitle: undefined,
      date: 3,
      excerpt: 4,
      updated: 5,
      aliases: data.aliases.map((_, index) => 9 + index),
    },
  };
}
