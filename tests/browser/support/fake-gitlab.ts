/** Simulates the part of GitLab's REST API that Decap uses, over a folder of files. */
import type { Page } from '@playwright/test';
import { type Commit, fakeApi, repositoryFiles } from './fake-git-host.ts';

interface Action {
  action: string;
  file_path: string;
  content: string;
}

/** @returns the commits made so far; grows */
export async function fakeGitLab(page: Page, root: string): Promise<Commit[]> {
  const commits: Commit[] = [];
  const files = repositoryFiles(root);
  const bytesAt = (place: string) => files.find((file) => file.path === place)?.bytes ?? Buffer.from('');

  await fakeApi(page, 'https://gitlab.com', '/api/v4', [
    { method: 'GET', path: /^\/user$/, answer: () => ({ username: 'cleo', name: 'Cleo', avatar_url: '' }) },
    {
      method: 'GET',
      path: /^\/projects\/quay\/website$/,
      answer: () => ({ default_branch: 'main', permissions: { project_access: { access_level: 40 } } }),
    },
    {
      method: 'GET',
      path: /\/repository\/branches\/main$/,
      answer: () => ({ name: 'main', commit: { id: 'c0' } }),
    },
    {
      method: 'GET',
      path: /\/repository\/tree$/,
      answer: (_, { query }) =>
        files
          .filter(({ path }) => path.startsWith(`${query.get('path')}/`))
          .map(({ path, sha }) => ({ id: sha, path, name: path.split('/').at(-1), type: 'blob' })),
    },
    {
      method: 'GET',
      path: /\/repository\/files\/(.+)\/raw$/,
      answer: ([, place = '']) => bytesAt(place),
    },
    {
      method: 'GET',
      path: /\/repository\/commits$/,
      answer: () => [{ author_name: 'Cleo', authored_date: '2026-05-04' }],
    },
    { method: 'HEAD', path: /\/repository\/files\/(.+)$/, answer: () => Buffer.from('') },
    {
      method: 'POST',
      path: /\/repository\/commits$/,
      answer: (_, { body }) => {
        const { actions } = body as { actions: Action[] };
        commits.push(
          Object.fromEntries(
            actions.map((file) => [file.file_path, Buffer.from(file.content, 'base64').toString()]),
          ),
        );
        return { id: 'c1' };
      },
    },
  ]);
  return commits;
}
