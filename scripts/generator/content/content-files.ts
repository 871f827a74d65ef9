/** Finds the content files. A second content folder overrides the project's own, part by part. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { FileHashes } from '../../core/file-hashes.ts';
import { withSlashes } from '../../core/files-below.ts';
import { listFolder } from '../../core/system-files.ts';

export interface ContentFile {
  /** Path as shown to the editor, e.g. `content/tours/brooklyn-heights.yaml`. */
  file: string;
  absolute: string;
  /** Hash of its bytes. */
  hash: string;
}
export interface ContentFiles {
  /** `site.yaml`, `pages/home.yaml` … by their path in the content folder. */
  yaml: Map<string, ContentFile>;
  posts: ContentFile[];
  /** Ids of posts in an overridden blog: other texts may link to them. */
  coveredPosts: readonly string[];
  /** Folders of originals, the overriding one first. */
  imageFolders: string[];
  /** Files and folders, below `content/`, that no step reads; a folder's name ends in a slash. */
  unread: readonly string[];
}

/** @param folders content folders, the overriding one first */
export function findContent(folders: readonly string[], hashes = new FileHashes({})): ContentFiles {
  const fileAt = (folder: string, relative: string): ContentFile => {
    const absolute = path.join(folder, relative);
    const file = path.posix.join('content', withSlashes(relative));
    return { file, absolute, hash: hashes.of(absolute) };
  };
  const yaml = new Map<string, ContentFile>();
  const unread = new Set<string>();
  for (const folder of [...folders].reverse()) {
    for (const name of unreadIn(folder)) unread.add(name);
    for (const sub of ['', 'pages', 'tours']) {
      for (const name of listFolder(path.join(folder, sub)).filter(isYaml))
        yaml.set(path.posix.join(sub, name), fileAt(folder, path.join(sub, name)));
    }
  }
  const [blogFolder, ...covered] = folders.filter((folder) => existsSync(path.join(folder, 'blog')));
  const postsIn = (folder: string) => listFolder(path.join(folder, 'blog')).filter(isPost);
  const posts = blogFolder
    ? postsIn(blogFolder).map((name) => fileAt(blogFolder, path.join('blog', name)))
    : [];
  const coveredPosts = covered.flatMap(postsIn).map((name) => path.basename(name, '.md'));
  const imageFolders = folders
    .map((folder) => path.join(folder, 'images'))
    .filter((folder) => existsSync(folder));
  return { yaml, posts, coveredPosts, imageFolders, unread: [...unread] };
}

const isYaml = (name: string) => /\.ya?ml$/.test(name);
const isPost = (name: string) => name.endsWith('.md');
/** What is read from each folder; the names of pictures are checked with their content. */
const subFolders = {
  blog: isPost,
  pages: isYaml,
  tours: isYaml,
  images: (name: string) => !name.endsWith('/'),
};

function unreadIn(folder: string): string[] {
  const below = Object.entries(subFolders).flatMap(([sub, isRead]) =>
    listFolder(path.join(folder, sub)).flatMap((name) => (isRead(name) ? [] : `${sub}/${name}`)),
  );
  // Beside the folders may be code and notes, but no folder and no text that looks like content.
  const beside = listFolder(folder).filter((name) =>
    name.endsWith('/') ? !(name.slice(0, -1) in subFolders) : looksLikeContent.test(name) && !isYaml(name),
  );
  return [...beside.filter((name) => name !== 'README.md'), ...below];
}

const looksLikeContent = /\.(?:ya?ml|md|markdown)(?:\.|$)/i;
