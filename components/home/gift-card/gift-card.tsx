import type { Content } from '../../../content/types.ts';
import { allSettings } from '../../base/all-settings.ts';
import { Button } from '../../ui/button/button.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './gift-card.module.css';

/** Gift cards are sold by the provider, on its own page. */
export function GiftCard({ texts }: { texts: Content['pages']['home']['giftCard'] }) {
  return (
    <section className={styles.promo} aria-labelledby="gift-card">
      <div className={styles.picture}>
        <Picture image={texts.image} sizes="(min-width: 768px) 30rem, 92vw" />
      </div>
      <div className={styles.text}>
        <h2 id="gift-card">{texts.heading}</h2>
        <p>{texts.text}</p>
        <p>
          <Button href={allSettings.giftCardUrl} newTab>
            Buy a Gift Card
          </Button>
        </p>
      </div>
    </section>
  );
}
