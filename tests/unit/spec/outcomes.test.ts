import { expect, test } from 'vitest';
import { outcomesOf, pointsOf } from '../../spec/outcomes.ts';

const unit = {
  testResults: [
    {
      name: '/project/tests/unit/forms/rules.test.ts',
      assertionResults: [
        { title: 'the name "" gives "required"', status: 'passed' },
        { title: 'the name "A" gives "short"', status: 'failed' },
        { title: 'a message may be left out', status: 'passed' },
        { title: 'consent must be given', status: 'skipped' },
      ],
    },
  ],
};
const browser = {
  suites: [
    {
      file: 'header.spec.ts',
      suites: [
        {
          file: 'header.spec.ts',
          specs: [{ title: 'it sticks', file: 'header.spec.ts', ok: true, tests: [{ status: 'expected' }] }],
        },
      ],
    },
  ],
};
const outcomes = [...outcomesOf(unit), ...outcomesOf(browser)];

test.each([
  ['unit/forms/rules.test.ts > a message may be left out', 'verified'],
  ['browser/header.spec.ts > it sticks', 'verified'],
  // One of the table's tests failed.
  ['unit/forms/rules.test.ts > the name "%s" gives %s', 'failed'],
  ['unit/forms/rules.test.ts > consent must be given', 'failed'],
  ['unit/forms/rules.test.ts > there is no such test', 'failed'],
  ['content/posts.test.ts > there are eleven', 'not run'],
])('the requirement of "%s" is %s', (named, state) => {
  expect(pointsOf([{ section: '5', requirement: 'a requirement', test: named }], outcomes)).toMatchObject([
    { state },
  ]);
});
