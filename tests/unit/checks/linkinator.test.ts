import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { linkinatorPasses } from '../../../scripts/checks/linkinator.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'cats-crawl-'));
afterAll(() => rmSync(dir, { recursive: true }));

test('a crawl reports each broken internal link and requests no other host', async () => {
  const page = (body: string) => `<!doctype html><html lang="en"><title>Page</title><body>${body}`;
  writeFileSync(
    path.join(dir, 'index.html'),
    page(
      '<a href="/tours">Tours</a><a href="/gone">Gone</a><a href="https://example.org/nowhere">Elsewhere</a><img src="/assets/images/not-made.webp" alt="">',
    ),
  );
  writeFileSync(path.join(dir, 'tours.html'), page('<a href="/">Home</a><script src="/lost.js"></script>'));
  const messages = (await linkinatorPasses(dir)).map(({ message }) => message);
  expect([...new Set(messages)].sort()).toEqual(['"/gone" returns 404', '"/lost.js" returns 404']);
}, 30_000);
