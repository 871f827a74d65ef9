import { defineIsland } from '../../island/define-island.ts';
import { ChoiceGroup } from '../choice-group/choice-group.tsx';
import { SelectField, TextAreaField, TextField } from '../field/field.tsx';
import { limits } from '../rules.ts';
import { SendForm } from '../send-form/send-form.tsx';
import { heardFrom, ratings, recommendations, tourTypes } from '../survey-message.ts';
import styles from './survey-form.module.css';
import { surveySuccess } from './survey-success.ts';

interface SurveyFormProps {
  email: string;
  /** Who receives the data. */
  privacy: string;
}

/** How the tour was (spec sections 2, 4, 5, 7 and 8). */
function SurveyForm({ email, privacy }: SurveyFormProps) {
  return (
    <SendForm
      legend="Your tour"
      submit={{ text: 'Submit Feedback', sending: 'Submitting...' }}
      success={{ heading: 'Thank You!', text: surveySuccess.description }}
      email={email}
      privacy={privacy}
      className={styles.form}
    >
      <div className={styles.pair}>
        <TextField name="name" label="Name" autoComplete="name" required />
        <TextField
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          maxLength={limits.email}
          required
        />
        <TextField name="tourDate" label="Tour date" type="date" required />
        <SelectField
          name="tourType"
          label="Which tour did you take?"
          placeholder="Select a tour"
          choices={tourTypes}
          required
        />
      </div>
      <ChoiceGroup name="tourRating" label="Overall tour rating" choices={ratings} />
      <ChoiceGroup name="guideRating" label="Guide rating" choices={ratings} />
      <SelectField
        name="howHeard"
        label="How did you hear about us?"
        placeholder="Select an answer"
        choices={heardFrom}
        required
      />
      <ChoiceGroup name="wouldRecommend" label="Would you recommend us?" choices={recommendations} />
      <TextAreaField
        name="feedback"
        label="Your feedback"
        rows={6}
        required
        hint={`${limits.feedbackMin} to ${limits.message} characters`}
      />
    </SendForm>
  );
}

export default defineIsland<SurveyFormProps>({
  name: 'survey-form',
  when: 'interaction',
  onError: 'replace-main',
  component: SurveyForm,
  data: () => null,
});
