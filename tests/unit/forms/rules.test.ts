import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkFields, contactRules, isPhone, surveyRules } from '../../../components/forms/rules.ts';

const message = (name: keyof typeof contactRules, value: string) => contactRules[name](value);

test.each([
  ['', 'Name is required'],
  ['  ', 'Name is required'],
  [' A ', 'Name must be at least 2 characters'],
  ['a'.repeat(101), 'Name must be less than 100 characters'],
  ['Ann <b>', 'Name contains invalid characters'],
  ['a'.repeat(100), undefined],
])('the name "%s" gives %s', (value, answer) => {
  expect(message('name', value)).toBe(answer);
});

test.each([
  ['', 'Email address is required'],
  ['ann', 'Please enter a valid email address'],
  ['ann@home', 'Please enter a valid email address'],
  ['ann@home.c', 'Please enter a valid email address'],
  ['ann lee@home.com', 'Please enter a valid email address'],
  [`${'a'.repeat(250)}@b.co`, 'Email address is too long'],
  ['ann.lee+cats@mail.example.org', undefined],
])('the address "%s" gives %s', (value, answer) => {
  expect(message('email', value)).toBe(answer);
});

test.each([
  '+1 (212) 555-0123',
  '(212) 555-0123',
  '+44 20 7946 0958',
  '01 23 45 67 89',
  '212-555-0123',
  '555 1234',
])('the phone number %s is valid', (value) => {
  expect(isPhone(value)).toBe(true);
});
test.each(['call me', '+', '123456789012345678', '212.555.x'])('the phone number %s is invalid', (value) => {
  expect(isPhone(value)).toBe(false);
});

test('malicious phone numbers of a million characters are checked in linear time', () => {
  const hostile = fc.string({
    unit: fc.constantFrom('1', ' ', '-', '(', ')', '+', 'x'),
    minLength: 1,
    maxLength: 8,
  });
  fc.assert(fc.property(hostile, (text) => isPhone(text.repeat(1_000_000 / text.length)) === false));
});

test('a number of 7 to 15 digits is valid in any format', () => {
  const parts = fc.array(
    fc.tuple(fc.constantFrom('', ' ', '-', '.', ' (', ') '), fc.stringMatching(/^\d{1,3}$/)),
    { minLength: 7, maxLength: 7 },
  );
  fc.assert(
    fc.property(parts, (groups) => {
      const text = groups.map(([sign, digits]) => sign + digits).join('');
      const digits = text.replace(/\D/g, '').length;
      return text.length > 40 || digits > 15 || isPhone(text);
    }),
  );
});

test('for any input a field has one of its messages or none', () => {
  const messages = {
    name: /^(?:Name is required|Name must be (?:at least 2|less than 100) characters|Name contains invalid characters)$/,
    email: /^(?:Email address is required|Please enter a valid email address|Email address is too long)$/,
  };
  fc.assert(
    fc.property(fc.constantFrom('name', 'email'), fc.string({ maxLength: 300 }), (name, value) => {
      const answer = message(name, value);
      return answer === undefined ? value.trim().length > 1 : messages[name].test(answer);
    }),
  );
});

test('a message is optional and has up to 1000 characters; consent is required', () => {
  expect(message('message', '')).toBeUndefined();
  expect(message('message', 'a'.repeat(1000))).toBeUndefined();
  expect(message('message', 'a'.repeat(1001))).toBe('Message must be less than 1000 characters');
  expect(message('consent', '')).toBe('You must agree to receive updates');
  expect(message('consent', 'yes')).toBeUndefined();
});

test('an empty survey reports each missing field', () => {
  const empty = {
    name: '',
    email: '',
    tourDate: '',
    tourType: '',
    tourRating: '',
    guideRating: '',
    howHeard: '',
    wouldRecommend: '',
    feedback: '',
  };
  expect(checkFields(surveyRules, empty)).toEqual({
    name: 'Name must be at least 2 characters',
    email: 'Please enter a valid email address',
    tourDate: 'Please provide the tour date',
    tourType: 'Please select which tour you took',
    tourRating: 'Please rate your tour experience',
    guideRating: 'Please rate your tour guide',
    howHeard: 'Please tell us how you heard about us',
    wouldRecommend: 'Please indicate if you would recommend us',
    feedback: 'Please provide some feedback (minimum 10 characters)',
  });
  expect(surveyRules.feedback('a'.repeat(1001))).toBe('Feedback is too long');
});
