import { expect, test } from 'vitest';
import { verdictOf } from '../../../scripts/bench/goals.ts';

const row = (cpuMs: number, yardstickMs: number) => ({
  input: '1000 posts',
  name: 'one post edited',
  goal: { seconds: 0.3 },
  measured: { wallMs: 9000, cpuMs },
  yardstick: { wallMs: 9000, cpuMs: yardstickMs },
});

test('a goal is a ratio to the yardstick beside it, so that a slower machine has the same verdict', () => {
  expect(verdictOf(row(290, 2390))).toBe('ratio 0.13 (0.3 s): met');
  expect(verdictOf(row(580, 4780))).toBe('ratio 0.13 (0.3 s): met');
  expect(verdictOf(row(600, 2390))).toBe('ratio 0.13 (0.3 s): not met (0.25, 2.0 times the goal)');
  expect(verdictOf(row(1200, 4780))).toBe('ratio 0.13 (0.3 s): not met (0.25, 2.0 times the goal)');
});

test('threads share the time of a goal, and without CPU time the wall time counts', () => {
  const { goal: _goal, ...cold } = row(7900, 2390);
  expect(verdictOf({ ...cold, goal: { seconds: 4, threads: 2 } })).toMatch(/: met$/);
  expect(verdictOf({ ...cold, goal: { seconds: 4 } })).toContain('2.0 times the goal');
  const painted = { ...cold, measured: { wallMs: 140 }, yardstick: { wallMs: 1630, cpuMs: 2390 } };
  expect(verdictOf({ ...painted, goal: { seconds: 0.15 } })).toMatch(/: met$/);
});
