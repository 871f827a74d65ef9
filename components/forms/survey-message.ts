/** Questions of the survey, and its e-mail (spec sections 2 and 7). */
import type { EmailParams } from '../providers/email.ts';
import type { SurveyField } from './rules.ts';

/** An option of a question: what is sent, and what is shown. */
export interface Choice {
  value: string;
  label: string;
}
const same = (label: string): Choice => ({ value: label, label });

export const tourTypes = ['Financial District', 'Brooklyn Heights', 'Lower East Side', 'Private Tour'].map(
  same,
);
export const ratings: readonly Choice[] = ['Excellent', 'Good', 'Average', 'Fair', 'Poor'].map(
  (label, index) => ({
    value: String(5 - index),
    label: `${5 - index} ${label}`,
  }),
);
export const heardFrom = [
  'Social Media',
  'Friend or Family',
  'Google Search',
  'Blog or Article',
  'Travel Website',
  'Instagram',
  'Other',
].map(same);
export const recommendations = [
  'Yes, definitely',
  'Probably',
  'Not sure',
  'Probably not',
  'Definitely not',
].map(same);

/** Template parameters of the survey's e-mail. */
export function surveyParams(values: Record<SurveyField, string>): EmailParams {
  const lines = [
    `Tour date: ${values.tourDate}`,
    `Tour type: ${values.tourType}`,
    `Tour rating: ${values.tourRating}`,
    `Guide rating: ${values.guideRating}`,
    `How heard: ${values.howHeard}`,
    `Would recommend: ${values.wouldRecommend}`,
    '',
    values.feedback.trim(),
  ];
  const name = values.name.trim();
  return {
    name,
    email: values.email.trim(),
    message: lines.join('\n'),
    subject: `Tour Feedback from ${name} - ${values.tourType} Tour`,
  };
}
