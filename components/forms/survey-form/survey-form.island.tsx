import { defineIsland } from '../../island/define-island.ts';
import { sendEmail } from '../../providers/email.ts';
import { toast } from '../../ui/toast/toast.ts';
import { ChoiceGroup } from '../choice-group/choice-group.tsx';
import { SelectField, TextAreaField, TextField } from '../field/field.tsx';
import { FormSuccess } from '../form-status/form-status.tsx';
import { limits, surveyRules } from '../rules.ts';
import { SendForm } from '../send-form/send-form.tsx';
import { heardFrom, ratings, recommendations, surveyParams, tourTypes } from '../survey-message.ts';
import { useSendForm } from '../use-send-form.ts';
import styles from './survey-form.module.css';

interface SurveyFormProps {
  email: string;
  /** Who receives the data. */
  privacy: string;
}

const success = {
  title: 'Thank you for your feedback!',
  description: 'Your responses have been submitted successfully.',
};
const failed = 'There was a problem submitting your feedback. Please try again.';
const offline =
  'You appear to be offline. Your answers are kept here; please try again when you are connected.';
const unknown = `${failed} The server did not answer in time, so it may have arrived.`;

/** How the tour was (spec sections 2, 4, 5, 7 and 8). */
function SurveyForm({ email, privacy }: SurveyFormProps) {
  const course = useSendForm({
    draft: 'survey',
    rules: surveyRules,
    send: async (values) => {
      const result = await sendEmail('survey', surveyParams(values));
      if (result === 'sent') return undefined;
      console.error(`The survey was not sent: ${result}`);
      return result === 'offline' ? offline : result === 'unknown' ? unknown : failed;
    },
    onSent: () => toast(success),
    onFailed: (description) =>
      toast({ title: 'Error submitting feedback', description, variant: 'destructive' }),
  });
  const { state, errors, height } = course;
  if (state === 'sent')
    return <FormSuccess heading="Thank You!" text={success.description} height={height} />;
  return (
    <SendForm
      course={course}
      legend="Your tour"
      submit={{ text: 'Submit Feedback', sending: 'Submitting...' }}
      email={email}
      privacy={privacy}
      className={styles.form}
    >
      <div className={styles.pair}>
        <TextField name="name" label="Name" autoComplete="name" required error={errors.name} />
        <TextField
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          maxLength={limits.email}
          required
          error={errors.email}
        />
        <TextField name="tourDate" label="Tour date" type="date" required error={errors.tourDate} />
        <SelectField
          name="tourType"
          label="Which tour did you take?"
          placeholder="Select a tour"
          choices={tourTypes}
          required
          error={errors.tourType}
        />
      </div>
      <ChoiceGroup
        name="tourRating"
        label="Overall tour rating"
        choices={ratings}
        error={errors.tourRating}
      />
      <ChoiceGroup name="guideRating" label="Guide rating" choices={ratings} error={errors.guideRating} />
      <SelectField
        name="howHeard"
        label="How did you hear about us?"
        placeholder="Select an answer"
        choices={heardFrom}
        required
        error={errors.howHeard}
      />
      <ChoiceGroup
        name="wouldRecommend"
        label="Would you recommend us?"
        choices={recommendations}
        error={errors.wouldRecommend}
      />
      <TextAreaField
        name="feedback"
        label="Your feedback"
        rows={6}
        required
        hint={`${limits.feedbackMin} to ${limits.message} characters`}
        error={errors.feedback}
      />
    </SendForm>
  );
}

export default defineIsland({
  name: 'survey-form',
  when: 'interaction',
  onError: 'replace-main',
  component: SurveyForm,
});
