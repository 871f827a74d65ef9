import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { linkinatorPasses } from '../../../scripts/checks/linkinator.ts';
import { listen } from '../../../scripts/serve/listen.ts';
import { createSiteHandler } from '../../../scripts/serve/static-server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const dir = temporaryFolder('cats crawl [1]');

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
  const site = await listen(createSiteHandler({ dir, basePath: '/' }), 0);
  onTestFinished(site.close);
  const broken = await linkinatorPasses(site.origin, ['index.html', 'tours.html']);
  const messages = broken.map(({ message }) => message);
  expect([...new Set(messages)].sort()).toEqual(['"/gone" returns 404', '"/lost.js" returns 404']);
}, 30_000);
