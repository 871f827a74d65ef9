/** A development server whose bundler has ended, e.g. for lack of memory. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { createDevHandler } from '../../../scripts/serve/dev-handler.ts';
import { createDevChannel } from '../../../scripts/serve/dev-state.ts';
import { listen } from '../../../scripts/serve/listen.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

vi.mock('esbuild', async (original) => ({
  ...(await original<typeof import('esbuild')>()),
  build: () => Promise.reject(new Error('The service is no longer running')),
}));

test.each(['client.js', 'switches.js'])(
  '%s is reported in one line, and the server goes on',
  async (name) => {
    const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
    const channel = createDevChannel();
    const dir = temporaryFolder('dev-ended');
    const server = await listen(
      createDevHandler({ dir, basePath: '/', channel, pictures: () => undefined }),
      0,
    );
    onTestFinished(() => server.close());
    expect((await fetch(`${server.origin}/__dev/${name}`)).status).toBe(500);
    expect(printed.mock.calls).toEqual([
      [expect.stringMatching(/^The bundler \(esbuild\) was stopped.*\.$/)],
    ]);
    expect((await fetch(`${server.origin}/sw.js`)).status).toBe(200);
  },
);
