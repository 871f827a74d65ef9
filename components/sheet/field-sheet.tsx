import { ChoiceGroup } from '../forms/choice-group/choice-group.tsx';
import { SelectField, TextAreaField, TextField } from '../forms/field/field.tsx';
import { ErrorSummary, FormBanner, SubmitButton } from '../forms/form-status/form-status.tsx';
import { Section } from '../ui/section/section.tsx';
import styles from './sheet.module.css';

const choices = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
];
const wrong = 'Please enter a valid email address';

/** Fields by default, with a hint and with an error; beside them the states of a form. */
export function FieldSheet({ email }: { email: string }) {
  return (
    <Section id="fields" heading="Fields and form states">
      <div className={styles.columns}>
        <div>
          <TextField name="sheet-name" label="Name" required />
          <TextField name="sheet-phone" label="Phone" optional hint="With the country’s code" type="tel" />
          <SelectField name="sheet-tour" label="Tour" placeholder="Choose one" choices={choices} />
          <TextAreaField name="sheet-message" label="Message" rows={3} />
          <ChoiceGroup name="sheet-choice" label="One of a few" choices={choices} />
          <SubmitButton text="Send Message" sendingText="Sending..." />
        </div>
        <div>
          <TextField name="sheet-email" label="Email" error={wrong} type="email" />
          <SelectField
            name="sheet-day"
            label="Day"
            placeholder="Choose one"
            choices={choices}
            error={wrong}
          />
          <TextAreaField name="sheet-text" label="Message" rows={3} error={wrong} />
          <ChoiceGroup name="sheet-other" label="One of a few" choices={choices} error={wrong} />
          <SubmitButton sending text="Send Message" sendingText="Sending..." />
          <ErrorSummary text="3 fields need your attention." />
          <FormBanner message="Error: the server could not be reached" email={email} />
        </div>
      </div>
    </Section>
  );
}
