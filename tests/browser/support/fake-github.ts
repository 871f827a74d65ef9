/** Simulates the part of GitHub's REST API that Decap uses, over a folder of files. */
import type { Page } from '@playwright/test';
import { type Commit, fakeApi, repositoryFiles, shaOf } from './fake-git-host.ts';

/** @returns the commits made so far; grows */
export async function fakeGitHub(page: Page, root: string): Promise<Commit[]> {
  const commits: Commit[] = [];
  const blobs = new Map<string, Buffer>();
  let tree: Commit = {};
  const keep = (bytes: Buffer): string => {
    const sha = shaOf(bytes);
    blobs.set(sha, bytes);
    return sha;
  };
  const files = repositoryFiles(root).map(({ path, bytes }) => ({
    path,
    type: 'blob',
    mode: '100644',
    size: 1,
    sha: keep(bytes),
  }));
  const commit = { sha: 'c0', commit: { tree: { sha: 't0' } }, tree: { sha: 't0' }, parents: [] };

  await fakeApi(page, 'https://api.github.com', '/repos/quay/website', [
    { method: 'GET', path: /^\/user$/, answer: () => ({ login: 'cleo', name: 'Cleo', avatar_url: '' }) },
    { method: 'GET', path: /^\/collaborators|^\/user\/repos/, answer: () => [] },
    {
      method: 'GET',
      path: /^$/,
      answer: () => ({ owner: { login: 'quay' }, permissions: { push: true }, default_branch: 'main' }),
    },
    { method: 'GET', path: /^\/branches\/main$/, answer: () => ({ name: 'main', commit }) },
    {
      method: 'GET',
      path: /^\/git\/refs?\/heads\/main$/,
      answer: () => ({ ref: 'refs/heads/main', object: { sha: 'c0' } }),
    },
    {
      method: 'GET',
      path: /^\/commits/,
      answer: () => [{ ...commit, commit: { author: { name: 'Cleo', date: '2026-05-04' } } }],
    },
    {
      method: 'GET',
      path: /^\/git\/trees\/[^:]+(?::(.*))?$/,
      answer: ([, folder = '']) => {
        const inside = folder ? files.filter((file) => file.path.startsWith(`${folder}/`)) : files;
        const cut = folder ? folder.length + 1 : 0;
        return {
          sha: 't0',
          truncated: false,
          tree: inside.map((file) => ({ ...file, path: file.path.slice(cut) })),
        };
      },
    },
    {
      method: 'GET',
      path: /^\/git\/blobs\/(\w+)$/,
      answer: ([, sha = ''], { accept }) => {
        const bytes = blobs.get(sha) ?? Buffer.from('');
        return accept.includes('raw')
          ? bytes
          : { sha, encoding: 'base64', content: bytes.toString('base64') };
      },
    },
    {
      method: 'POST',
      path: /^\/git\/blobs$/,
      answer: (_, { body }) => {
        const { content, encoding } = body as { content: string; encoding: BufferEncoding };
        return { sha: keep(Buffer.from(content, encoding === 'base64' ? 'base64' : 'utf8')) };
      },
    },
    {
      method: 'POST',
      path: /^\/git\/trees$/,
      answer: (_, { body }) => {
        const changed = (body as { tree: { path: string; sha: string }[] }).tree;
        tree = Object.fromEntries(changed.map((file) => [file.path, blobs.get(file.sha)?.toString() ?? '']));
        return { sha: 't1' };
      },
    },
    {
      method: 'POST',
      path: /^\/git\/commits$/,
      answer: () => {
        commits.push(tree);
        return { sha: 'c1', tree: { sha: 't1' }, parents: [{ sha: 'c0' }] };
      },
    },
    {
      method: 'PATCH',
      path: /^\/git\/refs\/heads\/main$/,
      answer: () => ({ ref: 'refs/heads/main', object: { sha: 'c1' } }),
    },
  ]);
  await fakeApi(page, 'https://www.githubstatus.com', '', [
    { method: 'GET', path: /./, answer: () => ({ components: [] }) },
  ]);
  return commits;
}
