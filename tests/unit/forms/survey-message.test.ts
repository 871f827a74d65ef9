import { expect, test } from 'vitest';
import { ratings, surveyParams } from '../../../components/forms/survey-message.ts';

test('the survey is sent as one e-mail with all answers in order', () => {
  const params = surveyParams({
    name: ' Ann ',
    email: 'ann@example.org',
    tourDate: '2025-06-07',
    tourType: 'Brooklyn Heights',
    tourRating: '5',
    guideRating: '4',
    howHeard: 'Other',
    wouldRecommend: 'Yes, definitely',
    feedback: 'More cats, please.',
  });
  expect(params).toEqual({
    name: 'Ann',
    email: 'ann@example.org',
    subject: 'Tour Feedback from Ann - Brooklyn Heights Tour',
    message: [
      'Tour date: 2025-06-07',
      'Tour type: Brooklyn Heights',
      'Tour rating: 5',
      'Guide rating: 4',
      'How heard: Other',
      'Would recommend: Yes, definitely',
      '',
      'More cats, please.',
    ].join('\n'),
  });
});

test('ratings run from 5 Excellent to 1 Poor', () => {
  expect(ratings.map(({ label }) => label)).toEqual([
    '5 Excellent',
    '4 Good',
    '3 Average',
    '2 Fair',
    '1 Poor',
  ]);
});
