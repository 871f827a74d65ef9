/** Reports files and folders that an editor put into the content, and that would otherwise be missing on the site without a message. */
import path from 'node:path';
import { slugOf } from '../../../../components/base/slug.ts';
import { originalExtension } from '../../../../content/original-formats.ts';
import type { Problem } from '../../../core/errors/problem.ts';
import { copyRemedy } from '../../../core/files/copied-file.ts';
import { isSpecial, specialFinding } from '../../../core/files/system-files.ts';
import { nearest } from '../../../core/text/nearest.ts';

/** @param unread names below the folder `content`, with their marks (`listFolder`) */
export function checkUnreadFiles(unread: readonly string[], content: string): Problem[] {
  return unread.map((name) => {
    if (isSpecial(name)) return { file: `content/${name.slice(0, -1)}`, ...specialFinding };
    const message = `The site reads no such ${name.endsWith('/') ? 'folder' : 'file'}`;
    return { file: `content/${name}`, message, remedy: remedyFor(content, name) };
  });
}

function remedyFor(content: string, name: string): string {
  const folder = path.dirname(name) === '.' ? '' : `${path.dirname(name)}/`;
  const base = path.basename(name);
  if (name.endsWith('/')) {
    const copy = copyRemedy(path.join(content, name));
    if (copy) return copy;
    const meant = folder || (nearest(base, ['blog', 'images', 'pages', 'tours'])?.concat('/') ?? '');
    return meant ? `Move its files into content/${meant}` : 'Move it out of content/';
  }
  if (/\.(?:bak|old|orig|rej|save)$/i.test(base)) return `Move it out of content/${folder}`;
  // `story.md.txt`, `Story.MD`, `story.markdown`
  const stem = slugOf(base.replace(/\.(?:md|markdown|ya?ml|txt)(?:\..*)?$/i, ''));
  const isMarkdown = /\.(?:md|markdown)(?:\.|$)/i.test(base);
  const isYaml = /\.ya?ml(?:\.|$)/i.test(base);
  const isStory = folder === 'blog/' && (isMarkdown || isYaml || /\.txt(?:\.|$)/i.test(base));
  const meant = isStory ? `${stem}.md` : isYaml ? `${stem}.yaml` : undefined;
  const copy = copyRemedy(path.join(content, name), meant);
  if (copy) return copy;
  if (meant) return `Rename it to ${meant}`;
  if (isMarkdown) return `Move it to content/blog/${stem}.md if it is a story`;
  if (originalExtension.test(base)) return 'Move it to content/images/';
  return `Move it out of content/${folder}`;
}
