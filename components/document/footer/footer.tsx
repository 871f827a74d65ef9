import type { Site } from '../../../content/schema.ts';
import type { WithImages } from '../../../content/types.ts';
import { allSettings } from '../../base/all-settings.ts';
import { buildDate } from '../../base/build-date.ts';
import { href } from '../../base/settings.ts';
import { Button } from '../../ui/button/button.tsx';
import { ExternalLink } from '../../ui/external-link/external-link.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import classes from './footer.module.css';
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
export function Footer({ site }: { site: WithImages<Site> }) {
  return (
    <footer className={classes.footer}>
      <Roofline />
      <div className={classes.inner}>
        <div className={classes.about}>
          <p className={classes.name}>{site.name}</p>
          <p>{site.footer.description}</p>
          <Button href="/booking" variant="accent">
            Book a Tour
          </Button>
        </div>
        <nav aria-label="Quick links">
          <h2 className={classes.heading}>Quick links</h2>
          <ul className={classes.links}>
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
          <h2 className={classes.heading}>Write to us</h2>
          <address className={classes.contact}>
            <a href={`mailto:${site.email}`}>{site.email}</a>
            <ul className={classes.links}>
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
        <p className={classes.copyright}>
          © <span data-year>{buildDate.slice(0, 4)}</span> {site.name}
        </p>
      </div>
    </footer>
  );
}
