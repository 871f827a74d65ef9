/** The forms' rules and messages (spec section 5). */
import { typedIn } from './draft.ts';

/** The rule of a field: returns the error message of a value, or undefined. */
export type FieldRule = (value: string) => string | undefined;
/** Error message by field; fields without an error are absent. */
export type FieldErrors<Name extends string> = Partial<Record<Name, string>>;

/** Lengths of texts, in characters. */
export const limits = { name: 100, nameMin: 2, email: 254, message: 1000, feedbackMin: 10 } as const;

/** The characters that the HTML standard allows before the @, as in `o'brien@example.org`, then a domain with a dot. */
const emailPattern = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[a-z0-9-]+\.)+[a-z]{2,}$/i;
const phoneShape = /^\+?[\d ().-]+$/;

/** The spec's pattern (groups of 1-4, 1-4 and 1-9 digits), or 7 to 15 digits with `+ ( ) . -` and spaces. */
export function isPhone(value: string): boolean {
  const text = value.trim();
  if (text.length > 40 || !phoneShape.test(text)) return false;
  const digits = text.replace(/\D/g, '').length;
  if (digits >= 7 && digits <= 15) return true;
  return /^\+?\(?\d{1,4}\)?[ .-]?\d{1,4}[ .-]?\d{1,9}$/.test(text);
}

function isEmail(value: string): boolean {
  return value.length <= limits.email && emailPattern.test(value);
}

/** Rules of the contact form, in the order of its fields. */
export const contactRules = {
  name: (value) => {
    const text = value.trim();
    if (!text) return 'Name is required';
    if (text.length < limits.nameMin) return 'Name must be at least 2 characters';
    if (text.length > limits.name) return 'Name must be less than 100 characters';
    return /[<>]/.test(text) ? 'Name contains invalid characters' : undefined;
  },
  email: (value) => {
    const text = value.trim();
    if (!text) return 'Email address is required';
    if (text.length > limits.email) return 'Email address is too long';
    return isEmail(text) ? undefined : 'Please enter a valid email address';
  },
  phone: (value) => (!value.trim() || isPhone(value) ? undefined : 'Please enter a valid phone number'),
  message: (value) =>
    value.length > limits.message ? 'Message must be less than 1000 characters' : undefined,
  consent: (value) => (value ? undefined : 'You must agree to receive updates'),
} satisfies Record<string, FieldRule>;
export type ContactField = keyof typeof contactRules;

const filled =
  (message: string): FieldRule =>
  (value) =>
    value.trim() ? undefined : message;

/** Rules of the survey, in the order of its fields. */
export const surveyRules = {
  name: (value) => (value.trim().length < limits.nameMin ? 'Name must be at least 2 characters' : undefined),
  email: (value) => (isEmail(value.trim()) ? undefined : 'Please enter a valid email address'),
  tourDate: filled('Please provide the tour date'),
  tourType: filled('Please select which tour you took'),
  tourRating: filled('Please rate your tour experience'),
  guideRating: filled('Please rate your tour guide'),
  howHeard: filled('Please tell us how you heard about us'),
  wouldRecommend: filled('Please indicate if you would recommend us'),
  feedback: (value) => {
    if (value.trim().length < limits.feedbackMin)
      return 'Please provide some feedback (minimum 10 characters)';
    return value.length > limits.message ? 'Feedback is too long' : undefined;
  },
} satisfies Record<string, FieldRule>;
export type SurveyField = keyof typeof surveyRules;

/** All errors, in the order of the rules; empty if the form may be sent. */
export function checkFields<Name extends string>(
  rules: Readonly<Record<Name, FieldRule>>,
  values: Readonly<Record<Name, string>>,
): FieldErrors<Name> {
  const errors: FieldErrors<Name> = {};
  // Object.keys widens the type; these are the rules' names.
  for (const name of Object.keys(rules) as Name[]) {
    const message = rules[name](values[name]);
    if (message) errors[name] = message;
  }
  return errors;
}

/**
 * Pasted addresses and numbers may have invisible marks, e.g. of direction, and the hyphens and spaces of typesetting;
 * keyboards of other languages give wide letters, or Arabic and Persian digits.
 */
const inPlainLetters = (value: string): string =>
  value
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16));

/** A form's values by name; an unchecked box or group is an empty text. @param root around the form */
export function readForm<Name extends string>(
  root: ParentNode,
  names: readonly Name[],
): Record<Name, string> {
  const typed = typedIn(root);
  const text = (name: Name) => {
    const value = typed[name] ?? '';
    return name === 'email' || name === 'phone' ? inPlainLetters(value) : value;
  };
  return Object.fromEntries(names.map((name) => [name, text(name)])) as Record<Name, string>;
}
