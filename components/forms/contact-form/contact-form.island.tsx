import { defineIsland } from '../../island/define-island.ts';
import { FieldError, TextAreaField, TextField } from '../field/field.tsx';
import { limits } from '../rules.ts';
import { SendForm } from '../send-form/send-form.tsx';
import styles from './contact-form.module.css';
import { contactSuccess } from './contact-success.ts';

interface ContactFormProps {
  companyName: string;
  email: string;
  /** Who receives the data. */
  privacy: string;
}

/** A message to the company (spec section 2). */
function ContactForm({ companyName, email, privacy }: ContactFormProps) {
  return (
    <SendForm
      legend="Your message"
      submit={{ text: 'Send Message', sending: 'Sending...' }}
      success={{ heading: contactSuccess.title, text: contactSuccess.description }}
      email={email}
      privacy={privacy}
      className={styles.form}
    >
      <TextField name="name" label="Name" autoComplete="name" maxLength={limits.name} required />
      <TextField
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        maxLength={limits.email}
        required
      />
      <TextField name="phone" label="Phone" type="tel" autoComplete="tel" optional />
      <TextAreaField
        name="message"
        label="Message"
        rows={6}
        maxLength={limits.message}
        optional
        hint={<span data-part="count">{`0/${limits.message}`}</span>}
      />
      <div className={styles.consent}>
        <label>
          <input id="consent" type="checkbox" name="consent" value="yes" required />I agree to receive updates
          from {companyName}
        </label>
        <FieldError id="consent-error" />
      </div>
    </SendForm>
  );
}

export default defineIsland<ContactFormProps>({
  name: 'contact-form',
  when: 'interaction',
  onError: 'replace-main',
  component: ContactForm,
  data: () => null,
});
