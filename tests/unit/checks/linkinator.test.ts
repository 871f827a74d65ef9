import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { linkinatorPasses } from '../../../scripts/checks/linkinator.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const dir = temporaryFolder('cats-crawl');

test('a crawl reports each broken internal link and requests no other host', async () => {
  const page = (body: string) => `<!doctype html><html lang="en"><title>Page</title><body>${body}`;
  writeFileSync(
    path.join(dir, 'index.html'),
    page(
      '<a href="/tours">Tours</a><a href="/gone">Gone</a><a href="https://example.org/nowhere">Elsewhere</a><img src="/assets/images/not-made.webp" alt="">',
    ),
  );
  writeFileSync(path.join(dir, 'tours.html'), page('<a href="/">Home</a><script src="/lost.js"></script>'));
  vi.stubEnv('HTTP_PROXY', 'http://127.0.0.1:9');
  const messages = (await linkinatorPasses(dir)).map(({ message }) => message);
  expect([...new Set(messages)].sort()).toEqual(['"/gone" returns 404', '"/lost.js" returns 404']);
}, 30_000);
