/** What the simulated Git hosts share: the files of a repository, and requests answered by the first rule that matches. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { filesBelow } from '../../../scripts/core/files/files-below.ts';

/** Path in the repository → text of each changed file. */
export type Commit = Record<string, string>;

export interface RepositoryFile {
  /** From the repository's root, with `/`. */
  path: string;
  bytes: Buffer;
  sha: string;
}

export interface Answer {
  method: string;
  /** Matched against the path of the request, decoded, without the part before the API's own paths. */
  path: RegExp;
  answer: (
    match: readonly string[],
    request: { body: unknown; query: URLSearchParams; accept: string },
  ) => Buffer | object | readonly object[];
}

export const shaOf = (bytes: Buffer): string => createHash('sha1').update(bytes).digest('hex');

/** The files of `content/` in a folder. */
export const repositoryFiles = (root: string): RepositoryFile[] =>
  filesBelow(path.join(root, 'content')).map((name) => {
    const bytes = readFileSync(path.join(root, 'content', name));
    return { path: `content/${name}`, bytes, sha: shaOf(bytes) };
  });

/**
 * Answers all requests to an API. One without a rule gets 404 and a message that names it.
 * @param api origin of the API; @param prefix the part of each path that rules leave out
 */
export async function fakeApi(
  page: Page,
  api: string,
  prefix: string,
  answers: readonly Answer[],
): Promise<void> {
  const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
  await page.route(`${api}/**`, async (route) => {
    const request = route.request();
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    const { pathname, searchParams: query } = new URL(request.url());
    const name = decodeURIComponent(pathname).replace(prefix, '');
    for (const { method, path: pattern, answer } of answers) {
      const match = method === request.method() ? pattern.exec(name) : null;
      if (!match) continue;
      const body: unknown = request.postData() ? request.postDataJSON() : undefined;
      const value = answer([...match], { body, query, accept: request.headers().accept ?? '' });
      return route.fulfill(Buffer.isBuffer(value) ? { headers, body: value } : { headers, json: value });
    }
    return route.fulfill({
      status: 404,
      headers,
      json: { message: `Not simulated: ${request.method()} ${name}` },
    });
  });
}
