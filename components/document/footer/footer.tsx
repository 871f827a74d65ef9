import type { Content } from '../../../content/types.ts';
import { allSettings } from '../../base/all-settings.ts';
import { buildDate } from '../../base/build-date.ts';
import { href } from '../../base/settings.ts';
import { Button } from '../../ui/button/button.tsx';
import { ExternalLink } from '../../ui/external-link/external-link.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './footer.module.css';
import { Roofline } from './roofline.tsx';

const quickLinks = [
  ['About Us', '/about'],
  ['Our Tours', '/tours'],
  ['Blog', '/blog'],
  ['Gallery', '/gallery'],
  ['Jerry Fox Petition', '/petition-jerry-fox'],
  ['Press Kit', '/press-kit'],
  ['Book a Tour', '/booking'],
] as const;

/** The footer of every page. */
export function Footer({ site }: { site: Content['site'] }) {
  return (
    <footer className={styles.footer}>
      <Roofline />
      <div className={styles.inner}>
        <div className={styles.about}>
          <p className={styles.name}>{site.name}</p>
          <p>{site.footer.description}</p>
          <Button href="/booking" variant="accent">
            Book a Tour
          </Button>
        </div>
        <nav aria-label="Quick links">
          <h2 className={styles.heading}>Quick links</h2>
          <ul className={styles.links}>
            {quickLinks.map(([label, path]) => (
              <li key={path}>
                <a href={href(path)}>{label}</a>
              </li>
            ))}
            <li>
              <ExternalLink href={allSettings.giftCardUrl}>
                Gift Cards <Icon name="external" size={14} />
              </ExternalLink>
            </li>
            <li>
              <a href={href('/sitemap')}>Sitemap</a>
            </li>
          </ul>
        </nav>
        <div>
          <h2 className={styles.heading}>Write to us</h2>
          <address className={styles.contact}>
            <a href={`mailto:${site.email}`}>{site.email}</a>
            <ul className={styles.links}>
              {site.social.map(({ name, url }) => (
                <li key={url}>
                  <a href={url} rel="noopener">
                    {name}
                  </a>
                </li>
              ))}
              <li>
                <a href={href('/feed.xml')} type="application/atom+xml">
                  Blog feed
                </a>
              </li>
            </ul>
          </address>
        </div>
        <p className={styles.copyright}>
          © <span data-year>{buildDate.slice(0, 4)}</span> {site.name}
        </p>
      </div>
    </footer>
  );
}
