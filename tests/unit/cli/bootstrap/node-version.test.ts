import { expect, test } from 'vitest';
import { nodeProblem } from '../../../../scripts/cli/bootstrap/node-version.mjs';

test.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('Node %s is accepted', (version) => {
  expect(nodeProblem(version)).toBeUndefined();
});

test.each(['18.20.0', '20.18.3', '16.0.0'])('Node %s is refused in one line', (version) => {
  expect(nodeProblem(version)).toMatch(/^This project needs Node 20\.19 or later; this is [\d.]+\. .+$/);
});
