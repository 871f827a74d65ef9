/** Finds the content files. */
import path from 'node:path';
import { FileHashes } from '../../../core/cache/file-hashes.ts';
import { isFileName, isSpecial, listFolder } from '../../../core/files/system-files.ts';
import { memoize } from '../../../core/values/memoize.ts';

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
  /** Folder of originals. */
  imageFolder: string;
  /** Files and folders, below `content/`, that no step reads, with their marks (`listFolder`). */
  unread: readonly string[];
}

/** @param folder content folder */
export function findContent(folder: string, hashes = new FileHashes({})): ContentFiles {
  const namesIn = memoize((sub) => listFolder(path.join(folder, sub)));
  const filesIn = (sub: string, isWanted: (name: string) => boolean): [string, ContentFile][] =>
    namesIn(sub)
      .filter(isWanted)
      .map((base) => {
        const name = sub + base;
        // Not `path.join`, which takes longer than the stat of the file.
        const absolute = folder + path.sep + name;
        return [name, { file: `content/${name}`, absolute, hash: hashes.of(absolute) }];
      });
  return {
    yaml: new Map(['', 'pages/', 'tours/'].flatMap((sub) => filesIn(sub, isYaml))),
    posts: filesIn('blog/', isPost).map(([, file]) => file),
    imageFolder: path.join(folder, 'images'),
    unread: unreadIn(namesIn),
  };
}

const isYaml = (name: string) => /\.ya?ml$/.test(name);
const isPost = (name: string) => name.endsWith('.md');
/** What is read from each folder; the names of pictures are checked with their content. */
const subFolders = {
  'blog/': isPost,
  'pages/': isYaml,
  'tours/': isYaml,
  'images/': isFileName,
};

function unreadIn(namesIn: (sub: string) => string[]): string[] {
  const below = Object.entries(subFolders).flatMap(([sub, isRead]) =>
    namesIn(sub).flatMap((name) => (isRead(name) ? [] : sub + name)),
  );
  // Beside the folders may be code and notes, but no folder and no text that looks like content.
  const beside = namesIn('').filter((name) =>
    name.endsWith('/')
      ? !(name in subFolders)
      : isSpecial(name) || (looksLikeContent.test(name) && !isYaml(name)),
  );
  return [...beside.filter((name) => name !== 'README.md'), ...below];
}

const looksLikeContent = /\.(?:ya?ml|md|markdown)(?:\.|$)/i;
