import { expect, test } from 'vitest';
import { namesIn } from '../../../content/constant-names.ts';
import {
  completeConstants,
  constantNames,
  fillIn,
} from '../../../scripts/generator/content/values/constants.ts';

const constants = completeConstants({
  price: { perPersonCents: 4000 },
  group: { small: 12 },
  duration: { text: 'about 2 hours' },
  replies: { hours: 48, company: `We reply within \${replies.hours} hours.` },
  tours: { harbor: { scheduleText: 'Saturdays, 2:00 PM' } },
});

test.each([
  [`\${price.perPersonCents} per person`, '$40 per person'],
  [`At most \${group.small} people`, 'At most 12 people'],
  [`It takes \${duration.text}.`, 'It takes about 2 hours.'],
  [`\${duration.text}, with breaks`, 'About 2 hours, with breaks'],
  [`Slow. \${duration.text} in all`, 'Slow. About 2 hours in all'],
  [`Write to us. \${replies.company}`, 'Write to us. We reply within 48 hours.'],
  [`\${tours.harbor.scheduleText}`, 'Saturdays, 2:00 PM'],
  ['One\n  line,\tin all', 'One line, in all'],
  ['$40 and {braces} and $ {none}', '$40 and {braces} and $ {none}'],
])('%s is printed as %s', (text, printed) => {
  expect(fillIn({ list: [text], number: 1, none: undefined }, constants)).toEqual({
    list: [printed],
    number: 1,
    none: undefined,
  });
});

test('an unknown name, or one without a text, is left for the checks to report', () => {
  expect(fillIn(`\${group.tiny} \${group}`, constants)).toBe(`\${group.tiny} \${group}`);
  expect(namesIn(`\${group.tiny} and \${group}`)).toEqual(['group.tiny', 'group']);
});

test('every constant that a text may refer to is listed', () => {
  expect(constantNames(constants)).toEqual([
    'price.perPersonCents',
    'group.small',
    'duration.text',
    'replies.hours',
    'replies.company',
    'tours.harbor.scheduleText',
  ]);
});
