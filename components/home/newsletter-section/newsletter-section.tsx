import type { Content } from '../../../content/types.ts';
import newsletterForm from '../../forms/newsletter-form/newsletter-form.island.tsx';
import { Island } from '../../island/island.server.tsx';
import styles from './newsletter-section.module.css';

interface NewsletterSectionProps {
  texts: Content['pages']['home']['newsletter'];
  companyName: string;
}

/** The sign-up, as a coupon to cut out. */
export function NewsletterSection({ texts, companyName }: NewsletterSectionProps) {
  return (
    <section className={styles.section} aria-labelledby="newsletter">
      <div className={styles.coupon}>
        <div>
          <h2 id="newsletter">{texts.heading}</h2>
          <p>{texts.text}</p>
        </div>
        <Island id="newsletter-form" of={newsletterForm} props={{ companyName, privacy: texts.privacy }} />
      </div>
    </section>
  );
}
