import { expect, test, vi } from 'vitest';
import { beforeEnd } from '../../../../scripts/core/process/until-stopped.ts';

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s cleans up once, the latest first and one after the other, and then ends the process',
  async (signal) => {
    const steps: string[] = [];
    const kill = vi.spyOn(process, 'kill').mockImplementation((_pid, sent) => {
      steps.push(String(sent));
      return true;
    });
    const before = process.listenerCount(signal);
    beforeEnd(() => steps.push('folder'));
    beforeEnd(() => steps.push('closed before'))();
    beforeEnd(async () => {
      await Promise.resolve();
      steps.push('browser');
    });
    process.emit(signal, signal);
    await expect.poll(() => steps).toEqual(['browser', 'folder', signal]);
    expect(process.listenerCount(signal)).toBe(before);
    beforeEnd(() => steps.push('never'))();
    expect(process.listenerCount(signal)).toBe(before);
    kill.mockRestore();
  },
);
