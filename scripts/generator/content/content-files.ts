/** Finds the content files. A second content folder overrides the project's own, part by part. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { FileHashes } from '../../core/file-hashes.ts';
import { isSystemFile } from '../../core/system-files.ts';

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
}

/** @param folders content folders, the overriding one first */
export function findContent(folders: readonly string[], hashes = new FileHashes({})): ContentFiles {
  const fileAt = (folder: string, relative: string): ContentFile => {
    const absolute = path.join(folder, relative);
    const file = path.posix.join('content', relative.split(path.sep).join('/'));
    return { file, absolute, hash: hashes.of(absolute) };
  };
  const yaml = new Map<string, ContentFile>();
  for (const folder of [...folders].reverse()) {
    for (const sub of ['', 'pages', 'tours']) {
      for (const entry of list(path.join(folder, sub), /\.ya?ml$/))
        yaml.set(path.posix.join(sub, entry.name), fileAt(folder, path.join(sub, entry.name)));
    }
  }
  const [blogFolder, ...covered] = folders.filter((folder) => existsSync(path.join(folder, 'blog')));
  const postsIn = (folder: string) => list(path.join(folder, 'blog'), /\.md$/);
  const posts = blogFolder
    ? postsIn(blogFolder).map((entry) => fileAt(blogFolder, path.join('blog', entry.name)))
    : [];
  const coveredPosts = covered.flatMap(postsIn).map((entry) => path.basename(entry.name, '.md'));
  const imageFolders = folders
    .map((folder) => path.join(folder, 'images'))
    .filter((folder) => existsSync(folder));
  return { yaml, posts, coveredPosts, imageFolders };
}

function list(folder: string, ending: RegExp) {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && ending.test(entry.name) && !isSystemFile(entry.name),
  );
  return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
}
