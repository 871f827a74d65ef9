import { expect, test, vi } from 'vitest';
import { beforeEnd } from '../../../scripts/core/until-stopped.ts';

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s cleans up once, and then ends the process',
  (signal) => {
    const steps: string[] = [];
    const kill = vi.spyOn(process, 'kill').mockImplementation((_pid, sent) => {
      steps.push(String(sent));
      return true;
    });
    const before = process.listenerCount(signal);
    beforeEnd(() => steps.push('clean'));
    process.emit(signal, signal);
    expect(steps).toEqual(['clean', signal]);
    expect(process.listenerCount(signal)).toBe(before);
    beforeEnd(() => steps.push('never'))();
    expect(process.listenerCount(signal)).toBe(before);
    kill.mockRestore();
  },
);
