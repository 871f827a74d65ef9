import type { Content } from '../../../content/types.ts';
import { href } from '../../base/settings.ts';
import { telephoneLink } from '../../base/telephone-link.ts';
import { Button } from '../../ui/button/button.tsx';
import { ExternalLink } from '../../ui/external-link/external-link.tsx';
import styles from './contact-links.module.css';

const resources = [
  ['/blog', 'Cat-history stories'],
  ['/tours', 'All tours'],
  ['/in-the-news', 'In the news'],
] as const;

/** Other ways to get an answer (spec section 2, Contact). */
export function ContactLinks({ site }: { site: Content['site'] }) {
  return (
    <div className={styles.ways}>
      <section aria-labelledby="resources">
        <h2 id="resources">Useful Resources</h2>
        <ul>
          {resources.map(([path, label]) => (
            <li key={path}>
              <a href={href(path)}>{label}</a>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="actions">
        <h2 id="actions">Quick Actions</h2>
        <p>
          <Button href="/booking" variant="secondary">
            Book Your Tour
          </Button>
        </p>
        <p>
          <a href="#faq-section">View Frequently Asked Questions</a>
        </p>
      </section>
      <section aria-labelledby="reach">
        <h2 id="reach">Reach out</h2>
        <address>
          <p>
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </p>
          {site.dayPhone && (
            <p>
              On the day of a walk: <a href={telephoneLink(site.dayPhone)}>{site.dayPhone}</a>
            </p>
          )}
          {site.social.length > 0 && (
            <ul>
              {site.social.map(({ name, url }) => (
                <li key={url}>
                  <ExternalLink href={url}>{name}</ExternalLink>
                </li>
              ))}
            </ul>
          )}
        </address>
        <p>{site.replies.company}</p>
      </section>
    </div>
  );
}
