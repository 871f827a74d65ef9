import { expect, test } from 'vitest';
import { openMeasuredSite } from '../../../../scripts/cli/servers/measured-site.ts';

const openServers = (): number =>
  process.getActiveResourcesInfo().filter((name) => name === 'TCPServerWrap').length;

test('after a mistake in the content no server stays open, which would keep the process of npm run lighthouse', async () => {
  const before = openServers();
  await expect(openMeasuredSite('measured-none', 'tests/fixtures/no-such-folder')).rejects.toThrow();
  await expect.poll(openServers).toBe(before);
});
