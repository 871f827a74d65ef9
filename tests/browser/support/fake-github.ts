/** Simulates the part of GitHub's REST API that Decap uses, with the files of a folder. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Route } from '@playwright/test';
import { filesBelow } from '../../../scripts/core/files-below.ts';

/** Path in the repository → text. */
export type Commit = Record<string, string>;

/** @returns the commits so far; new ones are added */
export async function fakeGitHub(page: Page, root: string): Promise<Commit[]> {
  const commits: Commit[] = [];
  const blobs = new Map<string, Buffer>();
  let tree: Commit = {};
  const keep = (bytes: Buffer): string => {
    const sha = createHash('sha1').update(bytes).digest('hex');
    blobs.set(sha, bytes);
    return sha;
  };
  const files = filesBelow(path.join(root, 'content')).map((file) => ({
    path: `content/${file}`,
    type: 'blob',
    mode: '100644',
    size: 1,
    sha: keep(readFileSync(path.join(root, 'content', file))),
  }));
  const commit = { sha: 'c0', commit: { tree: { sha: 't0' } }, tree: { sha: 't0' }, parents: [] };

  const answers: [method: string, path: RegExp, answer: (match: string[], body: unknown) => unknown][] = [
    ['GET', /^\/user$/, () => ({ login: 'cleo', name: 'Cleo', avatar_url: '' })],
    ['GET', /^\/collaborators|^\/user\/repos/, () => []],
    ['GET', /^$/, () => ({ owner: { login: 'quay' }, permissions: { push: true }, default_branch: 'main' })],
    ['GET', /^\/branches\/main$/, () => ({ name: 'main', commit })],
    ['GET', /^\/git\/refs?\/heads\/main$/, () => ({ ref: 'refs/heads/main', object: { sha: 'c0' } })],
    ['GET', /^\/commits/, () => [{ ...commit, commit: { author: { name: 'Cleo', date: '2026-05-04' } } }]],
    [
      'GET',
      /^\/git\/trees\/[^:]+(?::(.*))?$/,
      ([, folder = '']) => {
        const inside = folder ? files.filter((file) => file.path.startsWith(`${folder}/`)) : files;
        const cut = folder ? folder.length + 1 : 0;
        return {
          sha: 't0',
          truncated: false,
          tree: inside.map((file) => ({ ...file, path: file.path.slice(cut) })),
        };
      },
    ],
    [
      'GET',
      /^\/git\/blobs\/(\w+)$/,
      ([, sha = '']) => ({ sha, encoding: 'base64', content: blobs.get(sha)?.toString('base64') ?? '' }),
    ],
    [
      'POST',
      /^\/git\/blobs$/,
      (_, body) => {
        const { content, encoding } = body as { content: string; encoding: BufferEncoding };
        return { sha: keep(Buffer.from(content, encoding === 'base64' ? 'base64' : 'utf8')) };
      },
    ],
    [
      'POST',
      /^\/git\/trees$/,
      (_, body) => {
        const changed = (body as { tree: { path: string; sha: string }[] }).tree;
        tree = Object.fromEntries(changed.map((file) => [file.path, blobs.get(file.sha)?.toString() ?? '']));
        return { sha: 't1' };
      },
    ],
    [
      'POST',
      /^\/git\/commits$/,
      () => {
        commits.push(tree);
        return { sha: 'c1', tree: { sha: 't1' }, parents: [{ sha: 'c0' }] };
      },
    ],
    ['PATCH', /^\/git\/refs\/heads\/main$/, () => ({ ref: 'refs/heads/main', object: { sha: 'c1' } })],
  ];

  const answer = async (route: Route): Promise<void> => {
    const request = route.request();
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    const { pathname } = new URL(request.url());
    const name = decodeURIComponent(pathname.replace('/repos/quay/website', ''));
    for (const [method, pattern, make] of answers) {
      const match = method === request.method() ? pattern.exec(name) : null;
      if (!match) continue;
      const posted: unknown = request.postData() ? request.postDataJSON() : undefined;
      const value = make([...match], posted);
      const raw = pattern.source.includes('blobs') && /raw/.test(request.headers().accept ?? '');
      const bytes = blobs.get(match[1] ?? '');
      await route.fulfill(raw && bytes ? { headers, body: bytes } : { headers, json: value });
      return;
    }
    await route.fulfill({
      status: 404,
      headers,
      json: { message: `Not simulated: ${request.method()} ${name}` },
    });
  };
  await page.route('https://api.github.com/**', answer);
  await page.route('https://www.githubstatus.com/**', (route) =>
    route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: { components: [] } }),
  );
  return commits;
}
