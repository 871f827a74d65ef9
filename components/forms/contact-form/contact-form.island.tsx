import { useEffect, useState } from 'react';
import { defineIsland } from '../../island/define-island.ts';
import { toast } from '../../ui/toast/toast.ts';
import { FieldError, TextAreaField, TextField } from '../field/field.tsx';
import { FormSuccess } from '../form-status/form-status.tsx';
import { contactRules, limits } from '../rules.ts';
import { sendContact } from '../send-contact.ts';
import { SendForm } from '../send-form/send-form.tsx';
import { useSendForm } from '../use-send-form.ts';
import styles from './contact-form.module.css';

interface ContactFormProps {
  companyName: string;
  email: string;
  /** Who receives the data. */
  privacy: string;
}

const success = {
  title: 'Message Sent!',
  description: "Thank you for contacting us. We'll get back to you soon!",
};

/** A message to the company: the answer to the sender first, then the note to us (spec sections 4, 5, 7 and 8). */
function ContactForm({ companyName, email, privacy }: ContactFormProps) {
  const [length, setLength] = useState(0);
  const course = useSendForm({
    draft: 'contact',
    rules: contactRules,
    send: async (values) => (await sendContact(values))?.message,
    onSent: () => toast(success),
    onFailed: (description) =>
      toast({ title: 'Message Failed to Send', description, variant: 'destructive' }),
  });
  const { form, state, errors, height } = course;
  const count = () => setLength(messageLength(form.current));
  // After the draft was restored, and when the empty form comes back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields keep their own values
  useEffect(count, [state]);
  if (state === 'sent')
    return <FormSuccess heading={success.title} text={success.description} height={height} />;
  return (
    <SendForm
      course={course}
      legend="Your message"
      submit={{ text: 'Send Message', sending: 'Sending...' }}
      email={email}
      privacy={privacy}
      className={styles.form}
      onInput={count}
    >
      <TextField
        name="name"
        label="Name"
        autoComplete="name"
        maxLength={limits.name}
        required
        error={errors.name}
      />
      <TextField
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        maxLength={limits.email}
        required
        error={errors.email}
      />
      <TextField name="phone" label="Phone" type="tel" autoComplete="tel" optional error={errors.phone} />
      <TextAreaField
        name="message"
        label="Message"
        rows={6}
        maxLength={limits.message}
        optional
        error={errors.message}
        hint={`${length}/${limits.message}`}
      />
      <div className={styles.consent}>
        <label>
          <input
            id="consent"
            type="checkbox"
            name="consent"
            value="yes"
            required
            aria-invalid={errors.consent ? true : undefined}
            aria-describedby={errors.consent ? 'consent-error' : undefined}
          />
          I agree to receive updates from {companyName}
        </label>
        <FieldError id="consent-error" error={errors.consent} />
      </div>
    </SendForm>
  );
}

function messageLength(form: HTMLFormElement | null): number {
  const field = form?.elements.namedItem('message');
  return field instanceof HTMLTextAreaElement ? field.value.length : 0;
}

export default defineIsland({
  name: 'contact-form',
  when: 'interaction',
  onError: 'replace-main',
  component: ContactForm,
});
