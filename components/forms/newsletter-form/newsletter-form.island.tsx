import { defineIsland } from '../../island/define-island.ts';
import { honeypotName, newsletterAction, newsletterTags } from '../../providers/newsletter.ts';
import { TextField } from '../field/field.tsx';
import styles from './newsletter-form.module.css';

interface NewsletterFormProps {
  companyName: string;
  /** Who receives the data. */
  privacy: string;
}

/**
 * Sign-up by a plain form post to the list's provider, in a new tab; it works without script. Its script only keeps a draft;
 * validation is done by the browser and by the provider's scripts, which `helper-scripts.ts` loads (spec sections 5
 * and 7).
 */
function NewsletterForm({ companyName, privacy }: NewsletterFormProps) {
  return (
    <form
      id="mc-embedded-subscribe-form"
      className={styles.form}
      action={newsletterAction}
      method="post"
      target="_blank"
      rel="noopener"
    >
      <TextField name="EMAIL" label="Email" type="email" autoComplete="email" required />
      <TextField name="FNAME" label="First name" autoComplete="given-name" required />
      <TextField name="LNAME" label="Last name" autoComplete="family-name" optional />
      <label className={styles.consent}>
        <input type="checkbox" name="CONSENT" value="yes" required />I agree to receive updates from{' '}
        {companyName}
      </label>
      <input type="hidden" name="tags" value={newsletterTags} />
      <div className={styles.pot} aria-hidden="true">
        <input type="text" name={honeypotName()} tabIndex={-1} autoComplete="off" />
      </div>
      <div id="mce-responses">
        <p id="mce-error-response" className={styles.error} role="alert" hidden />
        <p id="mce-success-response" className={styles.success} role="status" hidden />
      </div>
      <button type="submit" className={styles.submit}>
        Subscribe
      </button>
      <p className={styles.privacy}>{privacy}</p>
    </form>
  );
}

export default defineIsland<NewsletterFormProps>({
  name: 'newsletter-form',
  when: 'interaction',
  onError: 'keep',
  component: NewsletterForm,
  data: () => null,
});
