import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { namesIn } from '../../../content/constant-names.ts';
import { siteSchema } from '../../../content/schema.ts';
import { inRoot } from '../../../scripts/core/paths.ts';
import { completeConstants, constantNames, fillIn } from '../../../scripts/generator/content/constants.ts';
import { findContent } from '../../../scripts/generator/content/content-files.ts';
import { parseYaml } from '../../../scripts/generator/content/parse-yaml.ts';

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
  ['$40 and {braces} and $ {none}', '$40 and {braces} and $ {none}'],
])('%s is printed as %s', (text, printed) => {
  expect(fillIn({ list: [text], number: 1, none: undefined }, constants)).toEqual({
    list: [printed],
    number: 1,
    none: undefined,
  });
});

test('a name that is not there, or stands for no text, is left for the checks to tell', () => {
  expect(fillIn(`\${group.tiny} \${group}`, constants)).toBe(`\${group.tiny} \${group}`);
  expect(namesIn(`\${group.tiny} and \${group}`)).toEqual(['group.tiny', 'group']);
});

test('every name that a text may mention is listed', () => {
  expect(constantNames(constants)).toEqual([
    'price.perPersonCents',
    'group.small',
    'duration.text',
    'replies.hours',
    'replies.company',
    'tours.harbor.scheduleText',
  ]);
});

describe('the words of the site', () => {
  const read = (file: string) => readFileSync(file, 'utf8');
  const { yaml, posts } = findContent([inRoot('content')]);
  const { value: site } = parseYaml(
    { file: 'site.yaml', text: read(inRoot('content/site.yaml')) },
    siteSchema,
  );
  const told = [...yaml].filter(([name]) => /^(?:pages|tours)\//.test(name));

  test.each(told)('%s names prices and claims and does not repeat them', (_name, { absolute }) => {
    expect(read(absolute).match(/\$\d+|\b\d\.\d\/5|\d+% |\b(?:24|48) hours|\b\d-\d weeks/g) ?? []).toEqual(
      [],
    );
  });

  test('the stories tell the schedule and the group size that the site states for them', () => {
    const schedule = fillIn(site?.blogSchedule, completeConstants({ ...site }));
    const plain = (text: string) => text.replace(', from April', ', April');
    const telling = posts
      .map(({ absolute }) => plain(read(absolute)))
      .filter((text) => /\b1:15\b/.test(text));
    expect(telling.length).toBeGreaterThanOrEqual(3);
    for (const text of telling) {
      expect(text).toContain(schedule);
      expect(text).toContain(`at most ${site?.group.small}`);
    }
  });
});
